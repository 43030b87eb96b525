import type { Page } from 'playwright';

/** The islands that wake at the first touch because they are in sight. */
const SEEN = '[data-wakes=visible], [data-wakes=personal]';

/**
 * How long it takes from a visitor's first touch until every island in sight is awake, in milliseconds; `undefined` where
 * there is none in sight. The files come from this machine, so that it is the processor that is measured.
 */
export async function wakeTime(page: Page, url: string): Promise<number | undefined> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const islands = await page.locator(SEEN).evaluateAll((all) => {
    const seen = all.filter((island) => {
      const { top, bottom, height } = island.getBoundingClientRect();
      return height > 0 && top < innerHeight && bottom > 0;
    });
    for (const island of seen) island.setAttribute('data-measured', '');
    return seen.length;
  });
  if (islands === 0) return undefined;
  await page.evaluate(() => {
    const isAwake = (island: Element): boolean => Object.keys(island).some((key) => key.startsWith('__reactContainer'));
    const awakeAfter = new Promise<number>((done) => {
      addEventListener(
        'pointermove',
        ({ timeStamp }) => {
          const look = (): void => {
            if ([...document.querySelectorAll('[data-measured]')].every(isAwake))
              done(Math.round(performance.now() - timeStamp));
            else setTimeout(look);
          };
          look();
        },
        { once: true, capture: true },
      );
    });
    Object.assign(globalThis, { awakeAfter });
  });
  await page.mouse.move(200, 300);
  // Not by a locator: what Playwright puts into a page to find elements would run in the time that is measured.
  return page.evaluate(() => (globalThis as unknown as { awakeAfter: Promise<number> }).awakeAfter);
}
