import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { brand } from '../../site/content/brand.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import type { Visit } from './browser.ts';
import { newPerson, register } from './people.ts';
import { routes } from './routes.ts';

const visit = prepareBrowser();

/** Opens a page that keeps what its policies stop, through every navigation of the context's pages. */
async function watched(size: keyof typeof sizes = 'desktop'): Promise<Visit & { violations: string[] }> {
  const visitor = await visit(sizes[size]);
  const violations: string[] = [];
  await visitor.context.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await visitor.context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${location.pathname} ${event.sample}`);
    });
  });
  return { ...visitor, violations };
}

/** Wakes every island of a page by the touch a visitor's finger would be, and waits until React has each. */
async function wakeIslands(page: Page): Promise<number> {
  const islands = page.locator('[data-island]');
  const count = await islands.count();
  for (let index = 0; index < count; index += 1) {
    const island = islands.nth(index);
    await island.dispatchEvent('pointerdown');
    await expect
      .poll(() => island.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer'))))
      .toBe(true);
  }
  return count;
}

describe.each(['desktop', 'phone'] as const)('on a %s, the policy stops nothing of the site', (size) => {
  test.for([...routes, '/nowhere'])('%s, with every island awake', async (path) => {
    const visitor = await watched(size);
    await visitor.page.goto(path, { waitUntil: 'networkidle' });
    await wakeIslands(visitor.page);
    await visitor.page.waitForLoadState('networkidle');
    expect(visitor.violations).toEqual([]);
    if (path === '/nowhere') expectConsole(visitor, /status of 404/);
  });
});

test('registering, the advice about a password, the profile and logging out are stopped by no policy', async () => {
  const { page, violations } = await watched();
  await register(page, newPerson());
  await page.goto('/profile', { waitUntil: 'networkidle' });
  expect(await wakeIslands(page)).toBeGreaterThan(2);
  await page.getByLabel('New password').first().pressSequentially('correct horse');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

describe('what somebody put into a page', () => {
  /** Has the served home page hold more than the build put there. */
  async function visitInjected(markup: string): Promise<Visit & { violations: string[] }> {
    const visitor = await watched();
    await visitor.page.route('**/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${markup}</main>`) });
    });
    await visitor.page.goto('/', { waitUntil: 'load' });
    return visitor;
  }

  test.for([
    ['an inline script', '<script>document.title = "taken"</script>', 'script-src-elem inline'],
    ['a handler', '<img src="/none.png" onerror="document.title = \'taken\'" alt="">', 'script-src-attr inline'],
    ['a script from elsewhere', '<script src="https://evil.example/x.js"></script>', 'script-src-elem https://evil'],
    ['a style element', '<style>body { display: none }</style>', 'style-src-elem inline'],
  ] as const)('does nothing: %s', async ([_name, markup, stopped]) => {
    const visitor = await visitInjected(markup);
    await expect.poll(() => visitor.violations).toEqual([expect.stringContaining(stopped)]);
    expect(await visitor.page.title()).not.toBe('taken');
    expect(await visitor.page.locator('body').isVisible()).toBe(true);
    visitor.consoleErrors.length = 0;
  });

  test.for(['click', 'new-tab', 'form'] as const)('does nothing: an address of javascript: by %s', async (way) => {
    const address = 'javascript:void(document.title="taken")';
    const visitor = await visitInjected(
      way === 'form'
        ? `<form action='${address}'><button>Injected</button></form>`
        : `<a href='${address}' ${way === 'new-tab' ? 'target="_blank"' : ''}>Injected</a>`,
    );
    const { page, context, violations } = visitor;
    const title = await page.title();
    await page.getByText('Injected', { exact: true }).dispatchEvent('click');
    await expect.poll(() => context.pages().length + violations.length).toBeGreaterThan(1);
    for (const each of context.pages()) expect(await each.title()).not.toBe('taken');
    expect([await page.title(), new URL(page.url()).pathname]).toEqual([title, '/']);
    visitor.consoleErrors.length = 0;
  });

  test('cannot be made of text by the site’s own scripts either', async () => {
    const visitor = await watched();
    await visitor.page.goto('/', { waitUntil: 'networkidle' });
    const errors = await visitor.page.evaluate(() => {
      const tried: (() => unknown)[] = [
        () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
        () => document.body.insertAdjacentHTML('beforeend', '<p></p>'),
        () => (document.createElement('script').src = '/assets/other.js'),
        // oxlint-disable-next-line no-implied-eval -- what is tried
        () => setTimeout('document.title = "taken"'),
        () =>
          (
            globalThis as unknown as { trustedTypes: { createPolicy: (name: string) => unknown } }
          ).trustedTypes.createPolicy('mine'),
      ];
      return tried.map((attempt) => {
        try {
          attempt();
          return 'nothing stopped it';
        } catch (error) {
          return error instanceof Error ? error.name : String(error);
        }
      });
    });
    expect(errors).toEqual(errors.map(() => 'TypeError'));
    visitor.consoleErrors.length = 0;
  });
});

test('security.txt is where people look for it, as plain text, and is true for months', async () => {
  const response = await fetch(`${inject('origin')}/.well-known/security.txt`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${brand.securityEmail}\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(0);
  expect(expires - Date.now()).toBeLessThan(366 * 86_400_000);
});
