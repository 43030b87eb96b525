import type { Locator, Page } from 'playwright';
import type { Responsiveness } from './kept/schema.ts';

/** A control that was used, and how long it took until the next picture, in milliseconds, to 8 of them. */
type Interaction = NonNullable<Responsiveness['worst']>;

/** What answers a press by itself. Links lead to another page, which is another figure. */
const PRESSED = 'button, summary, [role=tab], [role=slider], [role=switch], input:is([type=radio], [type=checkbox])';
const TYPED = 'input:is([type=text], [type=email], [type=password], [type=search], :not([type])), textarea';

/** Uses every control of a page that can be seen, one after the other, and gives back the one that answered last. */
export async function worstInteraction(
  page: Page,
  url: string,
): Promise<{ worst: Interaction | undefined; controls: number }> {
  await page.addInitScript(() => {
    const taken: number[] = [];
    Object.assign(globalThis, { taken });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0) taken.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const used: Interaction[] = [];
  const tryOut = async (control: Locator, how: () => Promise<void>): Promise<void> => {
    // What an earlier press has hidden, or replaced, is not there to be used, and may go between two questions.
    if (!(await control.isVisible())) return;
    const usable = await control
      .scrollIntoViewIfNeeded({ timeout: 1000 })
      .then(() => control.isEnabled({ timeout: 1000 }))
      .catch(() => false);
    if (!usable) return;
    await how();
    used.push({ control: await nameOf(control), ms: await slowest(page) });
    if (page.url() !== url) await page.goto(url, { waitUntil: 'networkidle' });
    await page.keyboard.press('Escape');
  };
  for (const field of await page.locator(TYPED).all()) await tryOut(field, () => field.press('a'));
  for (const control of await page.locator(PRESSED).all()) await tryOut(control, () => press(page, control));
  return { worst: used.toSorted((a, b) => b.ms - a.ms)[0], controls: used.length };
}

/** The slowest interaction since the last time, once the next picture is there. */
async function slowest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    const { taken } = globalThis as unknown as { taken: number[] };
    return Math.max(0, ...taken.splice(0));
  });
}

/** What a control is called, for who reads the table. */
function nameOf(control: Locator): Promise<string> {
  return control
    .evaluate(
      (element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return (name.trim() || element.getAttribute('name') || element.tagName.toLowerCase()).slice(0, 40);
      },
      undefined,
      { timeout: 1000 },
    )
    .catch(() => 'a control that went away');
}

/** Presses in the middle of a control, on whatever lies there: a radio button is under its own words. */
async function press(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox({ timeout: 1000 }).catch(() => null);
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
