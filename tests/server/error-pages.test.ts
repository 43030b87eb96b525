import { describe, expect, test } from 'vitest';
import type { Renderer } from '../../site/server/rendering/renderer.ts';
import { messageOf } from './http.ts';
import { startSite } from './site.ts';

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

test('a client that takes no HTML gets its error as JSON', async () => {
  const site = await startSite({ render: failures['rejects'] });
  expect(messageOf(await site.send('/nowhere', { headers: { accept: 'application/json' } }))).toBe(
    'Internal Server Error',
  );
});
