import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { sizes, prepareBrowser } from './browser.ts';
import { finishedRequests } from './finished-requests.ts';
import { newPerson, register } from './people.ts';
import { routes } from './routes.ts';

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

  test('a page nobody should find says so', async () => {
    for (const path of ['/404', '/profile']) expect(await html(path)).toMatch(/<meta name="robots" content="noindex/);
    expect(await html('/')).not.toContain('noindex');
  });
});

/** The bytes of all scripts of a page, as they are sent: fetched ahead or asked for by name, each counts once. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const finished = finishedRequests(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const bytes = new Map<string, number>();
  for (const request of finished.filter((each) => each.url().endsWith('.js'))) {
    const { responseBodySize } = await request.sizes();
    bytes.set(request.url(), Math.max(bytes.get(request.url()) ?? 0, responseBodySize));
  }
  return [...bytes.values()].reduce((sum, size) => sum + size, 0);
}

/** What a page with an awake island may weigh in scripts: React is 58 KB of it. */
const AWAKE_LIMIT = 72 * 1024;
const AWAKE_LIMITS: Readonly<Record<string, number>> = { '/profile': 80 * 1024 };

describe('a page, in scripts', () => {
  test.each(routes)('%s is at most 10 KB before it is idle or touched', async (path) => {
    const { page } = await visit();
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    expect(await scriptBytes(page, path)).toBeLessThanOrEqual(10_240);
  });

  test.each(routes)('%s is at most 72 KB when its forms are awake, 80 KB with a whole account', async (path) => {
    const { page } = await visit();
    expect(await scriptBytes(page, path)).toBeLessThanOrEqual(AWAKE_LIMITS[path] ?? AWAKE_LIMIT);
  });
});

test('the profile of somebody signed in is at most 80 KB when all of it is awake', async () => {
  const { page } = await visit();
  await register(page, newPerson());
  await page.waitForLoadState('networkidle');
  expect(await scriptBytes(page, '/profile')).toBeLessThanOrEqual(80 * 1024);
});

describe('before a visitor touches anything', () => {
  test.each(routes)('%s asks nobody but the site', async (path) => {
    const { page } = await visit();
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(inject('origin')) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(elsewhere).toEqual([]);
  });
});

describe('without JavaScript', () => {
  test('links, questions, menu and billing toggle work', async () => {
    const { page } = await visit({ ...sizes.phone, javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');

    await page.getByText('Lifetime', { exact: true }).click();
    expect(await page.getByText('$189').isVisible()).toBe(true);
    expect(await page.getByText('$8', { exact: true }).isVisible()).toBe(false);

    const first = page.locator('details').first();
    await first.locator('summary').click();
    expect(await first.getAttribute('open')).not.toBeNull();
  });

  test('every link of every document leads somewhere', async () => {
    const { page } = await visit({ ...sizes.desktop, javaScriptEnabled: false });
    const targets = new Set<string>();
    for (const path of routes) {
      await page.goto(path);
      for (const link of await page.getByRole('link', { includeHidden: true }).all())
        targets.add(new URL((await link.getAttribute('href')) ?? '', inject('origin')).href);
    }
    const pages = [...targets].filter((target) => !target.startsWith('mailto:'));
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
