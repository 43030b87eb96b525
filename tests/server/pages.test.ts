import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { Renderer } from '../../site/server/pages.ts';
import { startSite } from './site.ts';
import { REFERENCE_PLACE } from '../../site/contract/error-pages.ts';
import { messageOf } from './http.ts';

const html = (body: string, status: number): Response =>
  new Response(`<!doctype html>${body}`, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const echo: Renderer = (request) =>
  Promise.resolve(html(`<p>Page not found: ${new URL(request.url).pathname}</p><script>boot()</script>`, 404));

describe('a page that is not prerendered', () => {
  test('is the renderer’s, with the site’s inline scripts allowed, and out of search engines when it is an error', async () => {
    const hash = `sha256-${createHash('sha256').update('boot()').digest('base64')}`;
    const site = await startSite({ render: echo, inlineScripts: [hash] });
    const response = await site.send('/nowhere?x=1', {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    expect([response.status, response.text]).toEqual([
      404,
      '<!doctype html><p>Page not found: /nowhere</p><script>boot()</script>',
    ]);
    expect(response.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-security-policy']).toContain(`'${hash}'`);
  });

  test('data of the renderer goes through as it is', async () => {
    const site = await startSite({
      render: () => Promise.resolve(new Response('[1]', { status: 202, headers: { 'Content-Type': 'text/x-script' } })),
    });
    const response = await site.send('/nowhere.data', { headers: { accept: 'application/json' } });
    expect([response.status, response.headers['content-type'], response.text]).toEqual([202, 'text/x-script', '[1]']);
  });

  test('gets the method and body of the request', async () => {
    const site = await startSite({
      render: async (request) => new Response(`${request.method} ${await request.text()}`),
    });
    expect((await site.send('/contact', { method: 'POST', body: 'hello' })).text).toBe('POST hello');
  });
});

test.for(['/%ED%A0%80', '/a%ffb', '/%'])('an address that is no text never reaches the renderer: %s', async (path) => {
  // React Router would write it to stderr, where nothing of a visitor is to be.
  const site = await startSite({ render: () => Promise.reject(new Error('The renderer was asked')) });
  const response = await site.send(path);
  expect([response.status, response.text]).toEqual([400, 'Bad Request']);
});

test.each(['text/html', 'application/json'])(
  'a method that no page has is told which there are, to %s',
  async (accept) => {
    const drawn = new Response('<h1>405</h1>', { status: 405, headers: { 'Content-Type': 'text/html' } });
    const site = await startSite({ render: () => Promise.resolve(drawn.clone()) });
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      const response = await site.send('/nowhere', { method, headers: { accept } });
      expect([method, response.status, response.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  },
);

test('OPTIONS of a load balancer is answered without rendering a page', async () => {
  const site = await startSite({ render: () => Promise.reject(new Error('Rendered')) });
  for (const path of ['/', '/healthz']) {
    const response = await site.send(path, { method: 'OPTIONS' });
    expect([path, response.status, response.headers.allow]).toEqual([path, 204, 'GET, HEAD, OPTIONS']);
  }
});

describe('a form posted to a page', () => {
  const files = { 'login/index.html': '<!doctype html><form method="post"></form>' };
  const posted = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'password=x',
  };

  test('leads back to that page, which says what it needs', async () => {
    const site = await startSite({ files });
    const response = await site.send('/login', posted);
    expect([response.status, response.headers['location'], response.text]).toEqual([303, '/login', '']);
  });

  test('to no page is as lost as any request to none', async () => {
    const site = await startSite({ files });
    expect((await site.send('/nowhere', posted)).status).toBe(404);
  });
});

const PERSON = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** What renderers do that can draw nothing any more. React Router says it in a plain text. */
const failures: Readonly<Record<string, Renderer>> = {
  rejects: () => Promise.reject(new Error('The renderer fell over')),
  'has no more than a plain text': () =>
    Promise.resolve(
      new Response('Unexpected Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } }),
    ),
};

/** A renderer that draws a page with a status. */
const page =
  (status: number): Renderer =>
  () =>
    Promise.resolve(new Response('<p>Drawn', { status, headers: { 'Content-Type': 'text/html' } }));

describe.each(Object.entries(failures))('specification 8: where the renderer %s', (_, render) => {
  test.for([
    [PERSON, 'data-section="error-screen"'],
    [CRAWLER, 'Pages of the site'],
  ] as const)('%s gets the page the build has drawn', async ([userAgent, text]) => {
    const site = await startSite({ render });
    const response = await site.send('/nowhere', { headers: { accept: 'text/html', 'user-agent': userAgent } });
    expect(response.status).toBe(500);
    expect(response.text).toContain(text);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
    const id = response.headers['x-request-id'];
    expect(response.text.includes(String(id)), 'the id of the request').toBe(userAgent === PERSON);
    expect(response.text).not.toContain(REFERENCE_PLACE);
    // Try Again is a form: without this it would be dead.
    expect(response.headers['content-security-policy']).toContain("form-action 'self'");
  });
});

test('a page that is an error screen is drawn anew for a crawler, and caches are told so', async () => {
  const site = await startSite({
    files: { '404/index.html': '<!doctype html><section data-section="error-screen">Not here</section>' },
    render: () => Promise.resolve(new Response('<p>Map</p>', { headers: { 'Content-Type': 'text/html' } })),
  });
  const ask = (userAgent: string) => site.send('/404', { headers: { 'user-agent': userAgent } });
  expect((await ask(PERSON)).text).toContain('Not here');
  expect((await ask(CRAWLER)).text).toBe('<p>Map</p>');
  expect((await ask(PERSON)).headers.vary).toBe('Accept-Encoding, User-Agent');
});

test.for([
  [404, 'NotFoundError', 'Page Not Found: /nowhere'],
  [405, 'MethodNotAllowedError', 'Method Not Allowed: /nowhere'],
  [410, 'GoneError', 'Page Gone: /nowhere'],
  [418, 'BadRequestError', 'Bad Request: /nowhere'],
] as const)('a client that takes no HTML gets an error as JSON: %i', async ([status, name, message]) => {
  const site = await startSite({ render: page(status) });
  for (const accept of ['application/json', 'image/avif,image/webp', 'application/json, text/html;q=0']) {
    const response = await site.send('/nowhere', { headers: { accept } });
    expect([response.status, response.json()]).toEqual([status, { error: { status, name, message } }]);
  }
});

test.for([page(500), page(503), failures['rejects']])(
  'and of an error of the server nothing more (%#)',
  async (render) => {
    const site = await startSite({ render });
    const response = await site.send('/nowhere', { headers: { accept: 'application/json' } });
    expect([response.status, messageOf(response)]).toEqual([500, 'Internal Server Error']);
  },
);

test('a URL that cannot be decoded gets a page in a browser and plain text elsewhere', async () => {
  const ask = async (headers: Record<string, string>) => (await startSite()).send('/100%', { headers });
  const page = await ask({ 'sec-fetch-mode': 'navigate', 'user-agent': PERSON });
  expect([page.status, page.headers['x-robots-tag']]).toEqual([400, 'noindex']);
  expect(page.text).toContain('This URL isn’t valid');
  expect((await ask({ 'sec-fetch-mode': 'cors' })).text).toBe('Bad Request');
});

/** What errors know that nobody outside may: a password, a query, where the program lies. */
const SECRETS = [
  'postgresql://onset:hunter2@10.0.0.7/onset',
  'select "password" from "users" where "email" = $1',
  'JWT_SECRET=0123456789abcdef0123456789abcdef',
];

/** The same in all the forms in which something is thrown. */
const THROWN: readonly (readonly [string, unknown])[] = [
  ['an error', new Error(SECRETS.join('\n'), { cause: new Error(SECRETS[0]) })],
  ['several at once', new AggregateError([new Error(SECRETS[1])], SECRETS[0])],
  ['an error with more in it', Object.assign(new Error(SECRETS[0]), { sql: SECRETS[1], status: 400, expose: true })],
  ['one that looks like an outage', Object.assign(new Error(SECRETS[0]), { code: 'ECONNREFUSED' })],
];

describe.each(THROWN)('%s thrown with secrets in it', (_what, error) => {
  test.for([
    ['/nowhere', 'text/html'],
    ['/nowhere', 'application/json'],
    ['/api/commons', 'application/json'],
    ['/api/commons', 'text/html'],
  ] as const)('tells none to %s as %s, and the log knows it by the id', async ([path, accept]) => {
    const site = await startSite({ render: () => Promise.reject(error) });
    vi.spyOn(site.database, 'selectFrom').mockImplementation(() => {
      throw error;
    });
    const response = await site.send(path, { headers: { accept, 'user-agent': PERSON } });
    expect(response.status).toBeGreaterThanOrEqual(500);
    const said = JSON.stringify([response.headers, response.text]);
    expect(said).not.toMatch(/hunter2|10\.0\.0\.7|select|password|JWT_SECRET|\bat \S+:\d+:\d+|node_modules|\.ts\b/);
    const id = response.headers['x-request-id'];
    const lines = site.logged.filter((line) => line.includes(String(id)));
    expect(lines.filter((line) => line.includes(`"status":${response.status}`))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
  });
});
