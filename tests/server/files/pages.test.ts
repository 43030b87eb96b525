import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { REFERENCE_PLACEHOLDER } from '../../../site/contract/error-pages.ts';
import type { Renderer } from '../../../site/server/files/pages.ts';
import { messageOf } from '../http.ts';
import { startSite } from '../site.ts';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const PERSON = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const rejecting: Renderer = () => Promise.reject(new Error('The renderer was called'));

/** Returns a renderer that responds with a page. */
const page =
  (status: number, body = '<p>Rendered'): Renderer =>
  () =>
    Promise.resolve(new Response(body, { status, headers: HTML }));

describe('a page that is not prerendered', () => {
  test('is rendered with the inline scripts allowed, and not indexed if it is an error', async () => {
    const hash = `sha256-${createHash('sha256').update('boot()').digest('base64')}`;
    const render = page(404, '<p>Page not found</p><script>boot()</script>');
    const site = await startSite({ render, inlineScripts: [hash] });
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const response = await site.send('/nowhere?x=1', { headers: { accept } });
    expect([response.status, response.text]).toEqual([404, '<p>Page not found</p><script>boot()</script>']);
    expect(response.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining(`'${hash}'`) as string,
    });
  });

  test('gets the method and body of the request, and may respond with data', async () => {
    const headers = { 'Content-Type': 'text/x-script' };
    const site = await startSite({
      render: async (request) => new Response(`${request.method} ${await request.text()}`, { status: 202, headers }),
    });
    const sent = { method: 'POST', body: 'hello', headers: { accept: 'application/json' } };
    const response = await site.send('/nowhere.data', sent);
    expect([response.status, response.text]).toEqual([202, 'POST hello']);
    expect(response.headers['content-type']).toBe('text/x-script');
  });
});

// React Router would write such URLs to stderr.
test.for(['/%ED%A0%80', '/a%ffb', '/%'])('a URL that can’t be decoded never reaches the renderer: %s', async (path) => {
  const site = await startSite({ render: rejecting });
  const response = await site.send(path);
  expect([response.status, response.text]).toEqual([400, 'Bad Request']);
  const inBrowser = await site.send(path, { headers: { 'sec-fetch-mode': 'navigate', 'user-agent': PERSON } });
  expect([inBrowser.status, inBrowser.headers['x-robots-tag']]).toEqual([400, 'noindex']);
  expect(inBrowser.text).toContain('This URL isn’t valid');
});

test.each(['text/html', 'application/json'])('a 405 of a page lists the allowed methods, as %s', async (accept) => {
  const site = await startSite({ render: page(405) });
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    const response = await site.send('/nowhere', { method, headers: { accept } });
    expect([method, response.status, response.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

test('OPTIONS of a load balancer gets a response without rendering', async () => {
  const site = await startSite({ render: rejecting });
  for (const path of ['/', '/healthz']) {
    const response = await site.send(path, { method: 'OPTIONS' });
    expect([path, response.status, response.headers.allow]).toEqual([path, 204, 'GET, HEAD, OPTIONS']);
  }
});

test.for([
  ['/login', 303, '/login'],
  ['/nowhere', 404, undefined],
] as const)('a form posted to %s gets %i', async ([path, status, location]) => {
  const site = await startSite({ files: { 'login/index.html': '<!doctype html><form method="post"></form>' } });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await site.send(path, { method: 'POST', headers, body: 'password=x' });
  expect([response.status, response.headers['location']]).toEqual([status, location]);
});

/** Renderers that fail. React Router's own error response is plain text. */
const failures: Readonly<Record<string, Renderer>> = {
  rejects: rejecting,
  'responds with plain text': () =>
    Promise.resolve(
      new Response('Unexpected Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } }),
    ),
};

describe.each(Object.entries(failures))('specification 8: if the renderer %s', (_, render) => {
  test.for([
    [PERSON, 'data-section="error-screen"'],
    [CRAWLER, 'Pages of the site'],
  ] as const)('%s gets the prerendered error page', async ([userAgent, text]) => {
    const site = await startSite({ render });
    const response = await site.send('/nowhere', { headers: { accept: 'text/html', 'user-agent': userAgent } });
    expect(response.status).toBe(500);
    expect(response.text).toContain(text);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      // Try Again is a form.
      'content-security-policy': expect.stringContaining("form-action 'self'") as string,
    });
    const id = String(response.headers['x-request-id']);
    expect(response.text.includes(id), 'contains the ID of the request').toBe(userAgent === PERSON);
    expect(response.text).not.toContain(REFERENCE_PLACEHOLDER);
  });
});

test('a prerendered error screen is rendered again for crawlers, and varies by User-Agent', async () => {
  const site = await startSite({
    files: { '404/index.html': '<!doctype html><section data-section="error-screen">Not here</section>' },
    render: page(200, '<p>Map</p>'),
  });
  const ask = (userAgent: string) => site.send('/404', { headers: { 'user-agent': userAgent } });
  const forPerson = await ask(PERSON);
  expect(forPerson.text).toContain('Not here');
  expect(forPerson.headers.vary).toBe('Accept-Encoding, User-Agent');
  expect((await ask(CRAWLER)).text).toBe('<p>Map</p>');
});

test.for([
  [404, 'NotFoundError', 'Page Not Found: /nowhere'],
  [405, 'MethodNotAllowedError', 'Method Not Allowed: /nowhere'],
  [410, 'GoneError', 'Page Gone: /nowhere'],
  [418, 'BadRequestError', 'Bad Request: /nowhere'],
] as const)('a client that doesn’t accept HTML gets an error as JSON: %i', async ([status, name, message]) => {
  const site = await startSite({ render: page(status) });
  for (const accept of ['application/json', 'image/avif,image/webp', 'application/json, text/html;q=0']) {
    const response = await site.send('/nowhere', { headers: { accept } });
    expect([response.status, response.json()]).toEqual([status, { error: { status, name, message } }]);
  }
});

test.for([page(500), page(503), rejecting])('a server error as JSON has no details (%#)', async (render) => {
  const site = await startSite({ render });
  const response = await site.send('/nowhere', { headers: { accept: 'application/json' } });
  expect([response.status, messageOf(response)]).toEqual([500, 'Internal Server Error']);
});

/** Details of errors that responses must not contain. */
const SECRETS = [
  'postgresql://onset:hunter2@10.0.0.7/onset',
  'select "password" from "users" where "email" = $1',
  'JWT_SECRET=0123456789abcdef0123456789abcdef',
];

const THROWN: readonly (readonly [string, unknown])[] = [
  ['an error', new Error(SECRETS.join('\n'), { cause: new Error(SECRETS[0]) })],
  ['an aggregate error', new AggregateError([new Error(SECRETS[1])], SECRETS[0])],
  [
    'an error with more properties',
    Object.assign(new Error(SECRETS[0]), { sql: SECRETS[1], status: 400, expose: true }),
  ],
  ['an error like that of an outage', Object.assign(new Error(SECRETS[0]), { code: 'ECONNREFUSED' })],
];

describe.each(THROWN)('%s with secrets', (_what, error) => {
  test.for([
    ['/nowhere', 'text/html'],
    ['/nowhere', 'application/json'],
    ['/api/commons', 'application/json'],
    ['/api/commons', 'text/html'],
  ] as const)(
    'is not part of the response of %s as %s, and is in the log with the ID of the request',
    async ([path, accept]) => {
      const site = await startSite({ render: () => Promise.reject(error) });
      vi.spyOn(site.database, 'selectFrom').mockImplementation(() => {
        throw error;
      });
      const response = await site.send(path, { headers: { accept, 'user-agent': PERSON } });
      expect(response.status).toBeGreaterThanOrEqual(500);
      const sent = JSON.stringify([response.headers, response.text]);
      expect(sent).not.toMatch(/hunter2|10\.0\.0\.7|select|password|JWT_SECRET|\bat \S+:\d+:\d+|node_modules|\.ts\b/);
      const id = response.headers['x-request-id'];
      const lines = site.logged.filter((line) => line.includes(String(id)));
      expect(lines.filter((line) => line.includes(`"status":${response.status}`))).toHaveLength(1);
      expect(lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
    },
  );
});
