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
    ['/PRICING', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/Pricing/', '/pricing'],
    ['/pricing//', '/pricing'],
    ['/Pricing////?plan=Yearly', '/pricing?plan=Yearly'],
    ['//', '/'],
    ['/index.html/', '/'],
    ['/Pricing/Index.HTML', '/pricing'],
    ['/Blog/First-Post', '/blog/first-post'],
    ['/%50ricing', '/pricing'],
    ['/Pricing?plan=Yearly&q=%2F%2Fevil', '/pricing?plan=Yearly&q=%2F%2Fevil'],
    ['/Pricing?', '/pricing?'],
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
