import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Renderer } from '../../site/server/pages.ts';
import { startSite } from './site.ts';

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
