import { describe, expect, test } from 'vitest';
import { post } from '../calls.ts';
import type { HttpResponse } from '../http.ts';
import { messageOf } from '../http.ts';
import { register } from '../people.ts';
import { startSite } from '../site.ts';

const REGISTER = '/api/auth/local/register';
const person = { username: 'alice', email: 'alice@example.test', password: 'long enough' };

/** Every run of one character in a response, the longest first. */
const longestRun = ({ text }: HttpResponse): number =>
  Math.max(...[...text.matchAll(/x+|\[+|(?:\[\s+)+/g)].map(([run]) => run.replaceAll(/\s|\\n/g, '').length), 0);

/** Deep lists side by side, as large as a body may be: by two spaces a level they would be printed thirtyfold. */
const lists = (bytes: number): unknown => {
  const one = `${'['.repeat(30)}${']'.repeat(30)}`;
  return JSON.parse(
    `[${Array.from({ length: Math.floor(bytes / (one.length + 1)) }, () => one).join(',')}]`,
  ) as unknown;
};

describe('an error repeats at most 200 characters of a request', () => {
  test.for([
    ['a long text', { ...person, username: 'x'.repeat(60_000) }],
    ['a long number', { ...person, username: Number('1'.repeat(300)) }],
    ['lists within lists', { ...person, username: lists(60_000) }],
    ['lists within lists in every field', { username: lists(20_000), email: lists(20_000), password: lists(20_000) }],
    ['a long name of a field', { ...person, ['x'.repeat(60_000)]: 1 }],
    [
      'many names of fields',
      { ...person, ...Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`x${n}`, 1])) },
    ],
  ] as const)('of a body with %s', async ([, body]) => {
    const site = await startSite();
    const response = await post(site, REGISTER, body);
    expect(response.status).toBe(400);
    expect(response.text.length).toBeLessThan(2_500);
    expect(longestRun(response)).toBeLessThanOrEqual(200);
  });

  test.for(['sort=', 'fields=', 'filters[', 'filters[key][', 'populate='])(
    'of a query that begins with %s',
    async (start) => {
      const site = await startSite();
      const end = start.endsWith('[') ? ']=1' : '';
      const { jwt } = await register(site, 'alice');
      const path = start === 'populate=' ? '/api/users/me' : '/api/commons';
      const response = await site.send(`${path}?${start}${'x'.repeat(8_000)}${end}`, {
        headers: { authorization: `Bearer ${jwt}` },
      });
      expect(response.status).toBe(400);
      expect([response.text.length < 1_500, longestRun(response)]).toEqual([true, 199]);
    },
  );

  test('of an address nobody knows, as JSON and as a page', async () => {
    const site = await startSite({
      render: ({ url }) => Promise.resolve(new Response(new URL(url).pathname, { status: 404 })),
    });
    const path = `/a/${'x'.repeat(8_000)}`;
    const json = await site.send(path, { headers: { accept: 'application/json' } });
    expect(messageOf(json)).toBe(`Page Not Found: /a/${'x'.repeat(196)}…`);
    const page = await site.send(`${path}?${'y'.repeat(4_000)}`, { headers: { accept: 'text/html' } });
    expect([page.status, decodeURIComponent(page.text)]).toEqual([404, `/a/${'x'.repeat(196)}…`]);
  });
});
