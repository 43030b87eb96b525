import { describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import type { Visit } from './browser.ts';
import { buy } from './demo-form.ts';
import { confirmEmail, newPerson, register } from './people.ts';
import {
  INJECTED,
  STYLES_ARE_TOLD,
  WAYS_TO_AN_ADDRESS,
  followInjected,
  injectMarkup,
  injectedAddress,
  wakeIslands,
  watchViolations,
} from './violations.ts';

const visit = prepareBrowser();

/** Comes as a new visitor of whom all is kept that policies stop. */
async function watched(size: keyof typeof sizes = 'desktop'): Promise<Visit & { violations: readonly string[] }> {
  const visitor = await visit(sizes[size]);
  return { ...visitor, violations: await watchViolations(visitor.context) };
}

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

test('buying from the demo, the thanks, the plan and its portal are stopped by no policy', async () => {
  const { page, violations } = await watched();
  const person = newPerson();
  await register(page, person);
  await buy(page, 'yearly');
  await confirmEmail(page, person);
  await page.goto('/customer-portal', { waitUntil: 'networkidle' });
  expect(await wakeIslands(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/demo/paddle/portal?**');
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

describe('what somebody put into a page', () => {
  async function visitInjected(markup: string): Promise<Visit & { violations: readonly string[] }> {
    const visitor = await watched();
    await injectMarkup(visitor.context, '/', markup);
    await visitor.page.goto('/', { waitUntil: 'load' });
    return visitor;
  }

  test.for(INJECTED)('does nothing: %s', async ([_name, markup, stopped]) => {
    const visitor = await visitInjected(markup);
    await expect.poll(() => visitor.violations).toEqual([expect.stringContaining(stopped)]);
    expect(await visitor.page.title()).not.toBe('taken');
    expect(await visitor.page.locator('body').isVisible()).toBe(true);
    // What a policy stops is an error of the console too, with which every test of a flow would fail.
    if (STYLES_ARE_TOLD || !stopped.startsWith('style')) expectConsole(visitor, /Content Security Policy/);
    visitor.consoleErrors.length = 0;
  });

  test.for(WAYS_TO_AN_ADDRESS)('does nothing: an address of javascript: by %s', async (way) => {
    const visitor = await visitInjected(injectedAddress(way));
    await followInjected(visitor.page, '/', visitor.violations);
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
