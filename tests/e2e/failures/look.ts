import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';

/** The longest that anything of a page may say that it is loading, in milliseconds. */
export const LONGEST_WAIT = 90_000;

/** How far the clock of the page goes at a time, in milliseconds. */
const STEP = 5_000;

/**
 * Uses a page as a visitor does who wants something of every part of it: moves, scrolls to the end, and sends every form
 * in it, filled in. Navigation that it leads to is waited for.
 */
export async function tryEverything(page: Page): Promise<void> {
  await page.mouse.move(40, 40);
  await page.mouse.move(80, 80);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(done));
    }
    scrollTo(0, 0);
  });
  const forms = page.locator('main form').filter({ visible: true });
  for (let index = 0; index < (await forms.count()); index += 1) {
    const form = forms.nth(index);
    // A page of an error leads home by a form; a search has a box of its own.
    if (await form.evaluate((each) => each.closest('[data-section=error-screen]') !== null)) continue;
    await fillIn(form);
  }
}

type Form = ReturnType<Page['locator']>;

/** Puts something good into each field of a form, and sends it. */
async function fillIn(form: Form): Promise<void> {
  for (const field of await form.locator('input, textarea').filter({ visible: true }).all()) {
    const type = (await field.getAttribute('type')) ?? 'text';
    if (!(await field.isEnabled())) continue;
    if (type === 'checkbox') await field.check();
    else if (type === 'email') await field.fill('ada@example.com');
    else if (type === 'password') await field.fill('correct horse battery');
    else if (type === 'search') await field.fill('silence');
    else if (type === 'text') await field.fill('ada');
  }
  const send = form.locator('button[type=submit]').filter({ visible: true }).first();
  if ((await send.count()) > 0 && (await send.isEnabled())) await send.click();
}

/**
 * Lets time pass, by the clock of the page, until nothing can come any more, and gives back what still says that it is
 * loading. The page must have a clock installed. `asked` counts the requests that will be answered: the clock waits for
 * them, because it goes far faster than the network.
 */
export async function letTimePass(page: Page, asked: () => number): Promise<string[]> {
  for (let passed = 0; passed < LONGEST_WAIT; passed += STEP) {
    // Not asked of the page: it may be on its way to another.
    while (asked() > 0) await pause(10);
    await page.clock.runFor(STEP);
  }
  return loading(page);
}

/** What of a page says that it is loading: what is marked as busy, and words that say so. */
export function loading(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const busy = [...document.querySelectorAll('[aria-busy=true], [data-state=loading]')].filter(seen);
    const words = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.childElementCount === 0 && seen(element) && /\b(?:Loading|Searching)\b|…$/.test(element.textContent),
    );
    return [...busy, ...words].map(
      (element) =>
        `${element.closest('[data-section]')?.getAttribute('data-section') ?? 'page'}: ${element.textContent.trim().slice(0, 60)}`,
    );
  });
}

/** What is wrong with a page for anybody who looks at it: it is blank, or its parts are. */
export function blanks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const heading = document.querySelector('h1');
    if (!heading?.checkVisibility() || heading.textContent.trim() === '') wrong.push('no heading');
    if (!document.querySelector('footer')?.checkVisibility()) wrong.push('no footer');
    if ((document.querySelector('main')?.innerText.trim() ?? '') === '') wrong.push('no words');
    for (const part of document.querySelectorAll<HTMLElement>('main [data-section], main [data-island]')) {
      // What is for those who are signed in, or not, is away by design.
      if (!part.checkVisibility()) continue;
      const { height } = part.getBoundingClientRect();
      const holds = part.innerText.trim() !== '' || part.querySelector('img, svg, video, input') !== null;
      if (height > 0 && !holds) wrong.push(`blank: ${part.dataset['section'] ?? part.dataset['island'] ?? ''}`);
    }
    return wrong;
  });
}

/**
 * Where a page leaves a visitor standing: an error in a part that holds nothing to press or to type into, or a form that
 * cannot be sent again.
 */
export function deadEnds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const part = (element: Element): Element =>
      element.closest('form, [data-section], [data-island]') ?? document.documentElement;
    const name = (element: Element): string =>
      element.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? 'page';
    const errors = [...document.querySelectorAll('main [role=alert]')].filter(
      (element) =>
        seen(element) &&
        element.textContent.trim() !== '' &&
        ![...part(element).querySelectorAll('a[href], button:enabled, input:enabled')].some(seen),
    );
    const sends = [...document.querySelectorAll('main form [type=submit]')].filter(
      (element) => seen(element) && element.matches(':disabled, [aria-disabled=true]'),
    );
    return [
      ...errors.map((element) => `${name(element)}: no way on from “${element.textContent.trim().slice(0, 60)}”`),
      ...sends.map((element) => `${name(element)}: “${element.textContent.trim()}” cannot be pressed`),
    ];
  });
}
