import { describe, expect, inject, test } from 'vitest';
import { crawl } from './crawl.ts';
import { documents } from './routes.ts';

const origin = inject('origin');
const textOf = async (path: string): Promise<string> => {
  const response = await fetch(origin + path);
  expect(response.status, `the answer for ${path}`).toBe(200);
  return response.text();
};

const site = crawl(origin);

describe('every page', () => {
  test('has a title, a description, a share picture and a Markdown twin of its own', async () => {
    const seen = new Map<string, string>();
    for (const path of (await site).pages.keys()) {
      const html = await textOf(path);
      const isHidden = html.includes('<meta name="robots" content="noindex');
      const heads = {
        title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
        description: /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '',
        picture: /<meta property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '',
        ...(isHidden ? {} : { twin: /<link rel="alternate" type="text\/markdown" href="(.*?)"/.exec(html)?.[1] ?? '' }),
      };
      for (const [name, value] of Object.entries(heads)) {
        expect(value, `the ${name} of ${path}`).not.toBe('');
        expect(seen.get(value), `the ${name} of ${path} is that of another page`).toBeUndefined();
        seen.set(value, path);
      }
    }
  });

  test('can be reached in three steps from the home page', async () => {
    const { pages } = await site;
    const listed = (await textOf('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g);
    for (const [, url = ''] of listed) {
      const { pathname } = new URL(url);
      expect(pages.get(pathname), `${pathname} is reached in so many steps`).toBeLessThanOrEqual(3);
    }
  });

  test('leads only to what there is', async () => {
    expect((await site).broken).toEqual([]);
  });
});

test('the site map lists every page that may be found, and no other', async () => {
  const listed = [...(await textOf('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const found = [];
  for (const path of documents) if (!(await textOf(path)).includes('content="noindex')) found.push(path);
  expect(listed).toEqual(expect.arrayContaining(found));
  for (const path of listed)
    expect(await textOf(path), `the text of ${path}`).not.toContain('<meta name="robots" content="noindex');
});

test('every Markdown twin begins with the page’s own heading', async () => {
  const listed = [...(await textOf('/llms.txt')).matchAll(/\]\((http\S+?\.md)\)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed.length).toBeGreaterThanOrEqual(4);
  for (const path of listed) expect(await textOf(path), `the text of ${path}`).toMatch(/^# \S/m);
});
