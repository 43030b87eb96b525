import { describe, expect, inject, test } from 'vitest';
import { sizes, prepareBrowser } from './browser.ts';
import { wakeUntouched } from './islands.ts';
import { newPerson, register } from './people.ts';
import { awakeLimit } from '../../scripts/budgets/script-limits.ts';
import { watchScripts } from './script-weight.ts';

const visit = prepareBrowser();
const html = async (path: string): Promise<string> => (await fetch(inject('origin') + path)).text();

interface Node {
  '@type': string;
}

function structuredData(source: string): Node[] {
  const script = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(source)?.[1] ?? '{"@graph":[]}';
  return (JSON.parse(script) as { '@graph': Node[] })['@graph'];
}

describe('the source of a page', () => {
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
    ['/privacy', 'WebPage'],
    ['/terms-and-conditions', 'WebPage'],
  ])('%s has its type and breadcrumbs as data', async (path, type) => {
    expect(structuredData(await html(path)).map((node) => node['@type'])).toEqual([type, 'BreadcrumbList']);
  });

  test.each(['/privacy', '/refund', '/terms-and-conditions'])(
    '%s has no note for those who fill in its template',
    async (path) => {
      expect(await html(path)).not.toMatch(/counsel|still to be added|has to be put in/);
    },
  );

  test('a page nobody should find says so', async () => {
    for (const path of ['/404', '/profile']) expect(await html(path)).toMatch(/<meta name="robots" content="noindex/);
    expect(await html('/')).not.toContain('noindex');
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
