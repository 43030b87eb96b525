import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { ACCOUNT_CSS_BYTES, CSS_BYTES, HTML_BYTES } from '../../scripts/budgets/page-limits.ts';
import { weighPages } from '../../scripts/build/weigh.ts';
import { accountSections } from '../../site/app/stylesheets.ts';
import { crawl } from './crawl.ts';
import { documents } from './routes.ts';

const origin = inject('origin');
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const NOT_FOUND = '/nope';
const ERROR_PAGES = ['/410.html', '/500.html', '/503.html', '/error.html'];
/** Crawlers, and programs without a browser's name, get other error pages (specification 8). */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Returns the text at a path, which must be there. */
async function textOf(path: string): Promise<string> {
  const response = await fetch(origin + path);
  expect(response.status, `status of ${path}`).toBe(200);
  return response.text();
}

const isHidden = (html: string): boolean => html.includes('<meta name="robots" content="noindex');
const pathsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, url = '']) => new URL(url).pathname);
const listedPaths = async (): Promise<string[]> => pathsIn(await textOf('/sitemap.xml'), /<loc>(.*?)<\/loc>/g);

/** Parts that the HTML of a page has once: its title, its language, and the parts of the one layout (specification 2). */
const REQUIRED_ONCE = [
  /<h1[\s>]/,
  /<html[^>]* lang="en"/,
  /<title>[^<]{5,}<\/title>/,
  /<meta name="description" content="[^"]{21,}"/,
  /<header[^>]*data-section="site-header"/,
  /<main id="main"/,
  /<footer[^>]*data-section="footer"/,
];

describe('the HTML of every page', () => {
  test.each([
    ...documents.map((path) => [path, 200, [/<link rel="canonical"/, /<meta property="og:title"/]] as const),
    [NOT_FOUND, 404, [/data-section="error-screen"/]] as const,
    ...ERROR_PAGES.map((path) => [path, 200, [/data-section="error-screen"/]] as const),
  ])('%s is valid and complete', async (path, status, more) => {
    const headers = { accept: 'text/html', 'user-agent': BROWSER };
    const response = await fetch(origin + path, { redirect: 'manual', headers });
    const html = await response.text();
    expect.soft(response.status).toBe(status);
    expect.soft(html, 'specification 2: no middleware').not.toContain('data-middleware');
    const missing = [...REQUIRED_ONCE, ...more].filter((part) => html.match(new RegExp(part, 'g'))?.length !== 1);
    expect.soft(missing, 'missing or repeated').toEqual([]);
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ line, ruleId, message }) => `line ${line}, ${ruleId}: ${message}`)).toEqual([]);
  });

  test('has at most 14,336 bytes, and 12,288 bytes of styles (13,312 in the account), compressed', () => {
    const client = join(import.meta.dirname, '../../site/build/client');
    const pages = weighPages(client);
    const isAccount = (path: string): boolean => {
      const html = readFileSync(join(client, path, 'index.html'), 'utf8');
      return [...accountSections].some((name) => html.includes(`data-section="${name}"`));
    };
    expect(pages.map(({ path }) => path).toSorted()).toEqual(documents);
    expect(pages.filter(({ html }) => html > HTML_BYTES)).toEqual([]);
    expect(
      pages.filter(({ path, css }) => css === 0 || css > (isAccount(path) ? ACCOUNT_CSS_BYTES : CSS_BYTES)),
    ).toEqual([]);
  });

  test('has the four sections of the landing page in the specification, and its text', async () => {
    const home = await textOf('/');
    for (const name of ['feature-grid', 'pricing-summary', 'faq', 'footer'])
      expect(home).toContain(`data-section="${name}"`);
    expect(home).toContain('Press record.');
  });

  test.each(['/privacy', '/refund', '/terms-and-conditions'])(
    '%s has no note to the person who adapts it',
    async (path) => expect(await textOf(path)).not.toMatch(/counsel|still to be added|has to be put in/),
  );
});

const graphSchema = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });

test.each([
  ['/', ['Organization', 'WebSite', 'SoftwareApplication', 'VideoObject', 'FAQPage']],
  ['/pricing', ['Product', 'FAQPage']],
  ['/blog', ['Blog', 'BreadcrumbList']],
  ['/features', ['WebPage', 'BreadcrumbList']],
  ['/privacy', ['WebPage', 'BreadcrumbList']],
  ['/terms-and-conditions', ['WebPage', 'BreadcrumbList']],
])('the structured data of %s has the types %j', async (path, types) => {
  const script = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await textOf(path))?.[1] ?? '';
  const found = graphSchema.parse(JSON.parse(script))['@graph'].map((node) => node['@type']);
  expect(found).toEqual(types);
});

describe('the site', () => {
  const site = crawl(origin);

  test('has no broken link, image or anchor', async () => {
    expect((await site).broken).toEqual([]);
  });

  test('has a title, a description, a share image and a Markdown version for each page', async () => {
    const seen = new Map<string, string>();
    for (const path of (await site).pages.keys()) {
      const html = await textOf(path);
      const heads = {
        title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
        description: /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '',
        image: /<meta property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '',
        ...(!isHidden(html) && {
          markdown: /<link rel="alternate" type="text\/markdown" href="(.*?)"/.exec(html)?.[1] ?? '',
        }),
      };
      for (const [name, value] of Object.entries(heads)) {
        expect(value, `the ${name} of ${path}`).not.toBe('');
        expect(seen.get(value), `the page with the same ${name} as ${path}`).toBeUndefined();
        seen.set(value, path);
      }
    }
  });

  test('leads to each indexed page in three steps from the home page', async () => {
    const { pages } = await site;
    for (const path of await listedPaths())
      expect(pages.get(path), `steps from the home page to ${path}`).toBeLessThanOrEqual(3);
  });

  test('lists in its site map the pages that may be indexed, and no other', async () => {
    const listed = await listedPaths();
    for (const path of new Set([...documents, ...listed]))
      expect(listed.includes(path), `${path} is listed`).toBe(!isHidden(await textOf(path)));
    for (const path of ['/404', '/profile']) expect(listed).not.toContain(path);
  });

  test('begins each Markdown version with the heading of its page', async () => {
    const listed = pathsIn(await textOf('/llms.txt'), /\]\((http\S+?\.md)\)/g);
    expect(listed.length).toBeGreaterThanOrEqual(4);
    for (const path of listed) expect(await textOf(path), `the text of ${path}`).toMatch(/^# \S/m);
  });
});
