import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { weighPages } from '../../scripts/build/weigh.ts';
import { sizes, prepareBrowser } from './browser.ts';
import { untilIdle, wakeUntouched } from './islands.ts';
import { newPerson, register } from './people.ts';
import { documents, routes } from './routes.ts';
import { CSS_BYTES, HTML_BYTES } from '../../scripts/budgets/page-limits.ts';
import { asleepLimit, awakeLimit } from '../../scripts/budgets/script-limits.ts';
import { watchScripts } from './script-weight.ts';

const visit = prepareBrowser();
const html = async (path: string): Promise<string> => (await fetch(inject('origin') + path)).text();

/** Whether an address is answered with a page, and, where it names an anchor, with one that has it. */
async function leadsSomewhere(target: string): Promise<boolean> {
  const response = await fetch(target);
  const { hash } = new URL(target);
  return response.status === 200 && (hash === '' || (await response.text()).includes(`id="${hash.slice(1)}"`));
}

interface Node {
  '@type': string;
}

function structuredData(source: string): Node[] {
  const script = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(source)?.[1] ?? '{"@graph":[]}';
  return (JSON.parse(script) as { '@graph': Node[] })['@graph'];
}

describe('the source of a page', () => {
  test.each(routes)('%s says what it is', async (path) => {
    const source = await html(path);
    expect(source.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(/<title>(.*?)<\/title>/.exec(source)?.[1]?.length).toBeGreaterThan(4);
    expect(/<meta name="description" content="(.*?)"/.exec(source)?.[1]?.length).toBeGreaterThan(20);
    expect(source).toContain('<link rel="canonical"');
    expect(source).toContain('<meta property="og:title"');
    expect(source).toMatch(/<html[^>]* lang="en"/);
  });

  test('the home page holds all its text and describes the product', async () => {
    const source = await html('/');
    expect(source).toContain('Press record.');
    expect(source).toContain('Zooms to the click');
    expect(structuredData(source).map((node) => node['@type'])).toContain('SoftwareApplication');
  });

  test('the pricing page has product and questions as data', async () => {
    const types = structuredData(await html('/pricing')).map((node) => node['@type']);
    expect(types).toContain('Product');
    expect(types).toContain('FAQPage');
  });

  test.each([
    ['/blog', 'Blog'],
    ['/features', 'WebPage'],
    ['/changelog', 'WebPage'],
    ['/use-cases', 'WebPage'],
    ['/refund', 'WebPage'],
    ['/privacy', 'WebPage'],
    ['/terms-and-conditions', 'WebPage'],
  ])('%s has its type and breadcrumbs as data', async (path, type) => {
    expect(structuredData(await html(path)).map((node) => node['@type'])).toEqual([type, 'BreadcrumbList']);
  });

  test('a page nobody should find says so', async () => {
    for (const path of ['/404', '/profile']) expect(await html(path)).toMatch(/<meta name="robots" content="noindex/);
    expect(await html('/')).not.toContain('noindex');
  });
});

test('each page is at most 14,336 bytes of HTML, a first flight, and 12,288 of styles, as they are sent', () => {
  const pages = weighPages(join(import.meta.dirname, '../../site/build/client'));
  expect(pages.map(({ path }) => path).toSorted()).toEqual(documents);
  expect(pages.filter(({ html: own, css }) => css === 0 || own > HTML_BYTES || css > CSS_BYTES)).toEqual([]);
});

// One visit for all three: what is fetched late is held back until what is fetched at once has been weighed.
describe('a page asks nobody but the site, and in scripts', () => {
  test.each(routes)('%s loads no more script than its limits, before a touch and once it is hydrated', async (path) => {
    const { page } = await visit();
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(inject('origin')) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    const scripts = watchScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilIdle(page);
    await scripts.untilQuiet();
    expect(elsewhere, 'asked of others before a touch').toEqual([]);
    expect(await scripts.bytes(), 'bytes before it is touched').toBeLessThanOrEqual(asleepLimit(path));
    const islands = await wakeUntouched(page);
    await scripts.untilQuiet();
    expect(elsewhere, 'asked of others when awake').toEqual([]);
    // The library of the payment provider is not the site's, nor is what stands in its place.
    const bytes = await scripts.bytes({ but: /\/assets\/paddle-/ });
    expect(bytes, 'bytes awake').toBeLessThanOrEqual(awakeLimit(path));
    expect(bytes, 'bytes awake, with React where there is an island').toBeGreaterThan(islands > 0 ? 50_000 : 0);
  });
});

test('the profile of somebody signed in is within its limit when all of it is awake', async () => {
  const { page } = await visit();
  await register(page, newPerson());
  const scripts = watchScripts(page);
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Full name' }).waitFor();
  expect(await wakeUntouched(page)).toBeGreaterThan(2);
  await scripts.untilQuiet();
  expect(await scripts.bytes()).toBeLessThanOrEqual(awakeLimit('/profile'));
});

describe('without JavaScript', () => {
  test('links, questions, menu and billing toggle work', async () => {
    const { page } = await visit({ ...sizes.phone, javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');

    await page.locator('[data-section=pricing]').getByText('Lifetime', { exact: true }).first().click();
    const offer = page.locator('[data-section=pricing]');
    expect(await offer.getByText('$189').first().isVisible()).toBe(true);
    expect(await offer.getByText('$8', { exact: true }).isVisible()).toBe(false);

    const first = page.locator('details').first();
    await first.locator('summary').click();
    expect(await first.getAttribute('open')).not.toBeNull();
  });

  test('every link of every document leads somewhere', async () => {
    const { page } = await visit({ ...sizes.desktop, javaScriptEnabled: false });
    const targets = new Set<string>();
    for (const path of routes) {
      await page.goto(path);
      const links = page.getByRole('link', { includeHidden: true });
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
        targets.add(new URL(href, page.url()).href);
    }
    // Links to other sites are the business of those who write them: a test asks nobody but the site.
    const pages = [...targets].filter((target) => target.startsWith(inject('origin')));
    const found = await Promise.all(pages.map(async (target) => [target, await leadsSomewhere(target)]));
    expect(found).toEqual(pages.map((target) => [target, true]));
  });

  test('a form says that it needs a script, and never puts a password into the address', async () => {
    const { page } = await visit({ ...sizes.desktop, javaScriptEnabled: false });
    await page.goto('/login');
    await page
      .getByText(/needs JavaScript/i)
      .first()
      .waitFor();
    expect(await page.locator('main form').first().getAttribute('method')).toBe('post');
  });
});
