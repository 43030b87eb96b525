import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prepareBrowser, sizes } from './browser.ts';

const visit = prepareBrowser();

type Pixel = readonly [number, number, number];

/** How far from the edge nothing of a page is, nor the bar that WebKit shows for a moment where a page can be scrolled. */
const EDGE = 14;

/** The backdrop at the edges of what is seen, where no content is: left and right, high and low. */
async function backdrop(page: Page): Promise<Pixel[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): Pixel => {
    const at =
      (Math.round((y * info.height) / height) * info.width + Math.round((x * info.width) / width)) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  const [right, low] = [width - EDGE, height - EDGE];
  return [pixel(EDGE, height / 2), pixel(right, height / 2), pixel(EDGE, low), pixel(right, low)];
}

function luminance(pixel: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = pixel.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The lightness people see, 0 to 1 (Oklab, for greys): a step of 0.01 is just told apart. */
const lightness = (pixel: Pixel): number => Math.cbrt(luminance(pixel));

/** A colour of the design system as the page paints it. */
async function colorOf(page: Page, name: string): Promise<number[]> {
  return page.evaluate((variable) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return [];
    const probe = document.createElement('i');
    probe.style.color = `var(${variable})`;
    document.body.append(probe);
    canvas.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    canvas.fillRect(0, 0, 1, 1);
    return Array.from(canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3));
  }, `--onset-color-${name}`);
}

describe('a dark overlay element is shown on every page except checkout and profile', () => {
  test.each(['light', 'dark'] as const)(
    'seen as such in %s: without it the backdrop is lighter',
    async (colorScheme) => {
      for (const size of [sizes.desktop, sizes.phone]) {
        const { page } = await visit({ ...size, colorScheme });
        await page.goto('/login');
        const shown = await backdrop(page);
        await page.locator('[data-overlay]').evaluate((each) => each.remove());
        const bare = await backdrop(page);
        for (const [index, pixel] of shown.entries())
          // More than is just told apart, also where an engine rounds the darkest colours by one of 255 the other way.
          expect(lightness(bare[index] ?? pixel) - lightness(pixel)).toBeGreaterThan(0.0125);
      }
    },
  );

  test.each(['light', 'dark'] as const)('at no cost to contrast in %s', async (colorScheme) => {
    const { page } = await visit({ ...sizes.desktop, colorScheme });
    await page.goto('/login');
    const pixels = await backdrop(page);
    for (const text of ['ink', 'ink-muted', 'ink-faint', 'accent-text', 'danger', 'success']) {
      const color = await colorOf(page, text);
      for (const pixel of pixels) expect(contrast(pixel, color)).toBeGreaterThanOrEqual(4.5);
    }
    for (const mark of ['line-strong', 'record', 'focus']) {
      const color = await colorOf(page, mark);
      for (const pixel of pixels) expect(contrast(pixel, color)).toBeGreaterThanOrEqual(3);
    }
  });
});

test('the scrim under the phone’s menu is another thing: there while the menu is open, on every page', async () => {
  const { page } = await visit(sizes.phone);
  await page.goto('/profile');
  const before = await backdrop(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const under = await backdrop(page);
  expect(lightness(before[2] ?? [0, 0, 0]) - lightness(under[2] ?? [0, 0, 0])).toBeGreaterThan(0.15);
  await page.keyboard.press('Escape');
  await expect.poll(() => backdrop(page)).toEqual(before);
});
