import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Renderer } from '../../site/server/rendering/renderer.ts';
import { loadRenderer } from '../../site/server/rendering/renderer.ts';
import { smallBuild } from '../setup/build.ts';
import { startSite, temporaryDir } from './site.ts';

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

  test('that is no error may be found', async () => {
    const site = await startSite({ render: () => Promise.resolve(html('<p>Fine</p>', 200)) });
    const response = await site.send('/somewhere');
    expect([response.status, response.headers['x-robots-tag']]).toEqual([200, undefined]);
  });

  test.for(['application/json', 'image/avif,image/webp', 'application/json, text/html;q=0'])(
    'is JSON where it is none and the client takes no HTML: %s',
    async (accept) => {
      const site = await startSite({ render: echo });
      const response = await site.send('/nowhere?x=1', { headers: { accept } });
      expect(response.status).toBe(404);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.json()).toEqual({
        error: { status: 404, name: 'NotFoundError', message: 'Page Not Found: /nowhere' },
      });
    },
  );

  test.for(['*/*', 'text/*', ''])('is HTML for a client that takes anything: %j', async (accept) => {
    const site = await startSite({ render: echo });
    expect((await site.send('/nowhere', { headers: { accept } })).headers['content-type']).toBe(
      'text/html; charset=utf-8',
    );
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

test.for([
  ['TRACE', `/${'x'.repeat(300)}`, {}, 405],
  ['TRACE', '/nowhere', {}, 405],
  ['POST', '/nowhere', { origin: 'https://evil.example' }, 404],
  ['POST', '/nowhere', { origin: 'no origin' }, 404],
] as const)('no method and no origin is an error of the server: %s %s %o', async ([method, path, headers, status]) => {
  const site = await startSite({ render: await loadRenderer(smallBuild(temporaryDir())) });
  expect((await site.send(path, { method, headers })).status).toBe(status);
  expect(site.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test.for(['/%ED%A0%80', '/a%ffb', '/%'])('an address that is no text never reaches the renderer: %s', async (path) => {
  // React Router would write it to stderr, where nothing of a visitor is to be.
  const site = await startSite({ render: () => Promise.reject(new Error('The renderer was asked')) });
  const response = await site.send(path);
  expect([response.status, response.text]).toEqual([400, 'Bad Request']);
});

describe('an error of the server', () => {
  const broken: Renderer = () => Promise.reject(new Error('The renderer fell over'));

  test('is a plain page to a browser, and told in the log with its stack', async () => {
    const site = await startSite({ render: broken });
    const response = await site.send('/nowhere', { headers: { accept: 'text/html' } });
    expect(response.status).toBe(500);
    expect(response.text).toContain('Something went wrong');
    expect(response.text).not.toContain('fell over');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    const line = site.logged.find((each) => each.includes('"level":"error"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      id: response.headers['x-request-id'],
      error: expect.stringMatching(/^Error: The renderer fell over\n\s+at /) as string,
    });
  });

  test('is JSON to a client that takes no HTML, and in the API', async () => {
    const site = await startSite({ render: broken });
    await site.database.schema.dropTable('commons').execute();
    for (const [path, accept] of [
      ['/nowhere', 'application/json'],
      ['/api/commons', 'text/html'],
    ] as const) {
      const response = await site.send(path, { headers: { accept } });
      expect(response.json()).toEqual({
        data: null,
        error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error' },
      });
    }
  });

  test('the database: alive is not ready', async () => {
    const site = await startSite();
    expect((await site.send('/readyz')).status).toBe(200);
    await site.database.destroy();
    expect((await site.send('/readyz')).status).toBe(503);
    expect((await site.send('/healthz')).json()).toEqual({ status: 'ok' });
  });
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

test('a request of HTTP/1.0 that names no host, as HAProxy sends to see who is up, is answered like another', async () => {
  const site = await startSite();
  const statusOf = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(site.port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.0\r\n\r\n`));
      let text = '';
      socket.setEncoding('utf8').on('data', (part: string) => (text += part));
      socket.once('error', reject).once('close', () => resolve(text.split('\r\n', 1)[0] ?? ''));
    });
  expect(await statusOf('/readyz')).toBe('HTTP/1.1 200 OK');
  expect(await statusOf('/nowhere')).toBe('HTTP/1.1 404 Not Found');
});
