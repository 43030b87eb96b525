import { describe, expect, test } from 'vitest';
import { post } from '../calls.ts';
import type { HttpResponse } from '../http.ts';
import { messageOf } from '../http.ts';
import { bearer, register } from '../people.ts';
import { startSite } from '../site.ts';

const person = { username: 'alice', email: 'alice@example.test', password: 'long enough' };

/** Returns the length of the longest run of `x` or of `[` in a response. */
const longestRun = ({ text }: HttpResponse): number =>
  Math.max(...[...text.matchAll(/x+|\[+|(?:\[\s+)+/g)].map(([run]) => run.replaceAll(/\s|\\n/g, '').length), 0);

/** Creates a list of nested lists. With two spaces per level, it would be printed with 30 times its size. */
const lists = (bytes: number): unknown => {
  const one = `${'['.repeat(30)}${']'.repeat(30)}`;
  return JSON.parse(
    `[${Array(Math.floor(bytes / 61))
      .fill(one)
      .join(',')}]`,
  ) as unknown;
};

describe('an error contains at most 200 characters of the request', () => {
  test.for([
    ['a long text', { ...person, username: 'x'.repeat(60_000) }],
    ['a long number', { ...person, username: Number('1'.repeat(300)) }],
    ['nested lists', { ...person, username: lists(60_000) }],
    ['nested lists in every field', { username: lists(20_000), email: lists(20_000), password: lists(20_000) }],
    ['a long field name', { ...person, ['x'.repeat(60_000)]: 1 }],
    ['many fields', { ...person, ...Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`x${n}`, 1])) }],
  ] as const)('if the body has %s', async ([, body]) => {
    const response = await post(await startSite(), '/api/auth/local/register', body);
    expect(response.status).toBe(400);
    expect(response.text.length).toBeLessThan(2_500);
    expect(longestRun(response)).toBeLessThanOrEqual(200);
  });

  test.for(['sort=', 'fields=', 'filters[', 'filters[key][', 'populate='])(
    'if the query begins with %s',
    async (start) => {
      const site = await startSite();
      const { jwt } = await register(site, 'alice');
      const path = start === 'populate=' ? '/api/users/me' : '/api/commons';
      const query = `${start}${'x'.repeat(8_000)}${start.endsWith('[') ? ']=1' : ''}`;
      const response = await site.send(`${path}?${query}`, { headers: bearer(jwt) });
      expect(response.status).toBe(400);
      expect([response.text.length < 1_500, longestRun(response)]).toEqual([true, 199]);
    },
  );

  test('if the path is unknown, as JSON and as a page', async () => {
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
