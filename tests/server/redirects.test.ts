import { describe, expect, test } from 'vitest';
import { startSite } from './site.ts';

const files = {
  'index.html': '<!doctype html><p>Home</p>',
  'pricing/index.html': '<!doctype html><p>Pricing</p>',
  'blog/first-post/index.html': '<!doctype html><p>First</p>',
  'assets/App-1a2B.js': 'export {};',
};

describe('another spelling of a page’s address', () => {
  test.for([
    ['/Pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/index.html', '/'],
    ['/Pricing/', '/pricing'],
    ['/Pricing////?plan=Yearly', '/pricing?plan=Yearly'],
    ['//', '/'],
    ['/Pricing/Index.HTML', '/pricing'],
    ['/Blog/First-Post', '/blog/first-post'],
    ['/%50ricing', '/pricing'],
    ['/Pricing?plan=Yearly&q=%2F%2Fevil', '/pricing?plan=Yearly&q=%2F%2Fevil'],
  ] as const)('%s leads to %s for good, with its query', async ([path, location]) => {
    const site = await startSite({ files });
    const { status, headers, text } = await site.send(path);
    expect([status, headers.location, text]).toEqual([301, location, '']);
  });

  test.for(['/Nope', '//evil.example/Pricing', '//Pricing', '//evil.example//', '/%2FPricing', '/.//pricing'])(
    'what is no page leads nowhere: %s',
    async (path) => {
      const site = await startSite({ files });
      const { status, headers } = await site.send(path);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );

  test('a file that is no page has one spelling', async () => {
    const site = await startSite({ files });
    expect((await site.send('/assets/App-1a2B.js')).status).toBe(200);
    expect((await site.send('/assets/app-1a2b.js')).status).toBe(404);
  });
});

describe('an address that leads to another', () => {
  const redirects = {
    redirects: [
      { from: '/terms', to: '/terms-and-conditions', status: 301 },
      { from: '/docs', to: '/how-it-works', status: 302 },
      { from: '/home', to: '/', status: 301 },
      { from: '/pricing', to: '/elsewhere', status: 301 },
    ],
    gone: ['/beta'],
  };

  test.for([
    ['/terms', 301, '/terms-and-conditions'],
    ['/Terms/', 301, '/terms-and-conditions'],
    ['/terms?ref=%2F%2Fevil&x=1', 301, '/terms-and-conditions?ref=%2F%2Fevil&x=1'],
    ['/docs', 302, '/how-it-works'],
    ['/home?', 301, '/?'],
  ] as const)('%s is answered with %s to %s', async ([path, status, location]) => {
    const site = await startSite({ files, redirects });
    for (const method of ['GET', 'HEAD']) {
      const response = await site.send(path, { method });
      expect([response.status, response.headers.location, response.text]).toEqual([status, location, '']);
    }
  });

  test('is kept for an hour where it is for good, and asked for again where it is not, or holds a code', async () => {
    const site = await startSite({ files, redirects });
    const kept = async (path: string) => (await site.send(path)).headers['cache-control'];
    expect(await kept('/terms')).toBe('public, max-age=3600');
    expect(await kept('/docs')).toBe('public, max-age=0, must-revalidate');
    expect(await kept('/terms?code=secret')).toBe('no-store');
  });
});
