import { expect, test } from 'vitest';
import { prepareBrowser } from './browser.ts';

/** A CSP violation is a console error, so it fails every test that doesn't expect it. This test causes violations. */
const visit = prepareBrowser();

const JAVASCRIPT_URL = 'javascript:void(document.title="taken")';

/** Markup that would run or show something, and the violation that is recorded instead. */
const INJECTED = {
  '<script>document.title = "taken"</script>': 'script-src-elem inline',
  '<img src="/none.png" onerror="document.title = \'taken\'" alt="">': 'script-src-attr inline',
  '<script src="https://evil.example/x.js"></script>': 'script-src-elem https://evil',
  '<style>body { display: none }</style>': 'style-src-elem inline',
};

test('markup injected into a page runs no script, no event handler and no URL, and applies no style', async () => {
  const { page, consoleErrors } = await visit();
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  const urls = `<a href='${JAVASCRIPT_URL}'>Injected link</a><form action='${JAVASCRIPT_URL}'><button>Injected button</button></form>`;
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const markup = Object.keys(INJECTED).join('') + urls;
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${markup}</main>`) });
  });
  await page.goto('/');
  const title = await page.title();
  const expected = Object.values(INJECTED).map((violation) => expect.stringContaining(violation) as string);
  await expect.poll(() => violations).toHaveLength(expected.length);
  expect(violations).toEqual(expect.arrayContaining(expected));
  for (const name of ['Injected link', 'Injected button']) {
    const before = violations.length;
    await page.getByText(name, { exact: true }).dispatchEvent('click');
    await expect.poll(() => violations.length).toBeGreaterThan(before);
  }
  expect([await page.title(), new URL(page.url()).pathname]).toEqual([title, '/']);
  expect(title).not.toBe('taken');
  expect(await page.locator('body').isVisible()).toBe(true);
  consoleErrors.length = 0;
});
