import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, inject, test } from 'vitest';
import { CSS_BYTES, HTML_BYTES } from '../../scripts/budgets/page-limits.ts';
import { weighPages } from '../../scripts/build/page-weights.ts';
import { hasSample } from '../setup/samples.ts';
import { documents } from './routes.ts';

const origin = inject('origin');
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const NOT_FOUND = '/nope';
const ERROR_PAGES = ['/410.html', '/500.html', '/503.html', '/error.html'];
/** User agent of a browser, because other clients get other error pages (specification 8). */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Returns the text at a path, which must exist. */
async function textOf(path: string): Promise<string> {
  const response = await fetch(origin + path);
  expect(response.status, `status of ${path}`).toBe(200);
  return response.text();
}

const isHidden = (html: string): boolean => html.includes('<meta name="robots" content="noindex');
const pathsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, url = '']) => new URL(url).pathname);
const listedPaths = async (): Promise<string[]> => pathsIn(await textOf('/sitemap.xml'), /<loc>(.*?)<\/loc>/g);

/** Parts that the HTML of each page has exactly once: title, language, and the parts of the layout (specification 2). */
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

  test('has at most 24,000 bytes with its styles, and 1,000 bytes of linked styles, compressed', () => {
    const client = join(import.meta.dirname, '../../site/build/client');
    const pages = weighPages(client);
    expect(pages.filter(({ html }) => html > HTML_BYTES)).toEqual([]);
    expect(pages.filter(({ css }) => css > CSS_BYTES)).toEqual([]);
    expect(pages.length).toBe(documents.length);
  });

  test.runIf(hasSample('recording'))('has the headline of the landing page in the specification', async () =>
    expect(await textOf('/')).toContain('Press record.'),
  );

  test('has the four sections of the landing page in the specification', async () => {
    const home = await textOf('/');
    for (const name of ['feature-grid', 'pricing-summary', 'faq', 'footer'])
      expect(home).toContain(`data-section="${name}"`);
  });

  test.each(['/privacy', '/refund', '/terms-and-conditions'])('%s has no notes of the template', async (path) =>
    expect(await textOf(path)).not.toMatch(/counsel|still to be added|has to be put in/),
  );
});

/** Origin in the URLs of a build without a configured one. This test serves it from another. */
const BUILT_ORIGIN = 'http://localhost:3000';

interface Crawl {
  /** Number of clicks from the home page to each page, by path. */
  readonly pages: ReadonlyMap<string, number>;
  /** Broken links, files and anchors, each with its page. */
  readonly broken: readonly string[];
}

/** Follows every link of the site from its home page, and requests every file that a page names. */
async function crawl(): Promise<Crawl> {
  const pages = new Map([['/', 0]]);
  const broken = new Set<string>();
  const responses = new Map<string, Promise<Response>>();
  const sources = new Map<string, string>();
  const request = (path: string): Promise<Response> => {
    const response = responses.get(path) ?? fetch(origin + path, { headers: { Accept: 'text/html' } });
    responses.set(path, response);
    return response;
  };
  const anchors: { from: string; path: string; id: string }[] = [];
  for (const [path, steps] of pages) {
    const html = await (await request(path)).text();
    sources.set(path, html);
    for (const { pathname, search, hash } of findUrls(html, origin + path)) {
      const { status, headers } = await request(pathname + search);
      if (status !== 200) broken.add(`${path} → ${pathname}: ${status}`);
      if (headers.get('Content-Type')?.startsWith('text/html') !== true) continue;
      if (status === 200 && !pages.has(pathname)) pages.set(pathname, steps + 1);
      if (hash !== '') anchors.push({ from: path, path: pathname, id: hash.slice(1) });
    }
  }
  for (const { from, path, id } of anchors)
    if (sources.get(path)?.includes(`id="${id}"`) !== true) broken.add(`${from} → ${path}#${id}: no such anchor`);
  return { pages, broken: [...broken] };
}

/** Returns the URLs of this site in the HTML of a page: links, images, videos, scripts and styles. */
function findUrls(html: string, base: string): URL[] {
  const values = [...html.matchAll(/\b(?:href|src|poster|content)="([^"]*)"/g)].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
  const sources = [...html.matchAll(/\bsrcset="([^"]*)"/gi)].flatMap(([, value = '']) =>
    value.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  );
  return [...values, ...sources]
    .filter((value) => /^(?:\/|#|https?:)/.test(value))
    .map((value) => new URL(value, base))
    .map((url) => (url.origin === BUILT_ORIGIN ? new URL(url.pathname + url.search + url.hash, base) : url))
    .filter((url) => url.origin === origin);
}

describe('the site', () => {
  const site = crawl();

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
