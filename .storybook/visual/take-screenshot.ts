import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';
import { folders, screenshotFile } from './record.ts';

/** Maximum number of captures of a page. If it still changes after that, an error is thrown. */
const MAX_CAPTURES = 10;

/**
 * Tolerance for screenshots that are rendered at a quarter of their size: one channel value in 200 may differ, by at
 * most 32 of 255. The shade of small letters depends on which font sizes were rendered before. The largest observed
 * difference was one value in 900, by 10.
 */
const QUARTER_TOLERANCE = { oneIn: 200, maxDifference: 32 } as const;

/**
 * Browser command that takes a screenshot of the viewport, compares it with its baseline pixel by pixel and saves it. A
 * screenshot with more than `maxArea` pixels is reduced to a half or a quarter of its size. Pages that need a quarter
 * are rendered at that size and compared with a tolerance.
 *
 * The viewport is captured until the result matches the baseline or two captures in a row are the same. If the page
 * keeps changing, an error is thrown.
 */
export const takeScreenshot: BrowserCommand<[name: string, maxArea: number], 'same' | 'changed' | 'new'> = async (
  { page },
  name,
  maxArea,
) => {
  const approvedFile = screenshotFile(folders.approved, name);
  const nowFile = screenshotFile(folders.now, name);
  const approved = await readIfExists(approvedFile);
  const approvedPixels = approved && (await decode(approved));
  await mkdir(dirname(nowFile), { recursive: true });
  const { width, height } = getViewportSize(page);
  const isQuarterScale = name.includes('/pages/') && (width * height) / 4 > maxArea;

  let previous: Buffer | undefined;
  for (let capture = 0; capture < MAX_CAPTURES; capture += 1) {
    const capturedPng = await captureViewport(page, isQuarterScale);
    const decoded = await decode(capturedPng);
    const pixels = isQuarterScale ? decoded : shrink(decoded, maxArea);
    if (approvedPixels && (isQuarterScale ? isSimilar : isSame)(pixels, approvedPixels)) {
      await copyFile(approvedFile, nowFile);
      return 'same';
    }
    if (previous?.equals(capturedPng)) {
      await writeFile(nowFile, await encode(pixels));
      if (approved === undefined || approvedPixels === undefined) return 'new';
      await writeWithFolders(screenshotFile(folders.before, name), approved);
      await writeWithFolders(
        screenshotFile(folders.difference, name),
        await encode(difference(approvedPixels, pixels)),
      );
      return 'changed';
    }
    previous = capturedPng;
  }
  throw new Error(
    `${name} was captured ${MAX_CAPTURES} times, and no two screenshots in a row were the same. Stop its animation.`,
  );
};

/** Browser command that enables animations, or emulates the preference for reduced motion. */
export const allowMotion: BrowserCommand<[isAllowed: boolean]> = ({ page }, isAllowed) =>
  page.emulateMedia({ reducedMotion: isAllowed ? 'no-preference' : 'reduce' });

type TestPage = Parameters<typeof takeScreenshot>[0]['page'];
type Session = Awaited<ReturnType<ReturnType<TestPage['context']>['newCDPSession']>>;

const sessions = new WeakMap<TestPage, Promise<Session>>();

/**
 * Returns a PNG of the viewport, compressed for speed. Capturing a page of twelve megapixels takes over a second, so
 * large pages are rendered at a quarter of their size, with the same layout rounded to 4 px. If the browser reduces the
 * image by half or in another way, the image has seams between the browser's tiles, which differ from run to run.
 *
 * A style of `story.setup.ts` hides the caret, and pages are rendered with reduced motion by default.
 */
async function captureViewport(page: TestPage, isQuarterScale: boolean): Promise<Buffer> {
  const session = await (sessions.get(page) ?? newSession(page));
  if (isQuarterScale)
    await session.send('Emulation.setDeviceMetricsOverride', {
      ...getViewportSize(page),
      deviceScaleFactor: 1 / 4,
      mobile: false,
    });
  try {
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  } finally {
    if (isQuarterScale) await session.send('Emulation.clearDeviceMetricsOverride');
  }
}

/** Returns the size of the viewport in CSS pixels. */
function getViewportSize(page: TestPage): { readonly width: number; readonly height: number } {
  const size = page.viewportSize();
  if (size === null) throw new Error('The page has no viewport size. Set it with page.viewport() first.');
  return size;
}

function newSession(page: TestPage): Promise<Session> {
  const session = page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeWithFolders(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const encode = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 1, quality: 100 })
    .toBuffer();

const isSame = (one: Pixels, other: Pixels): boolean => hasSameSize(one, other) && one.data.equals(other.data);

/** Returns true if two screenshots are the same within the tolerance `QUARTER_TOLERANCE`. */
function isSimilar(one: Pixels, other: Pixels): boolean {
  if (!hasSameSize(one, other)) return false;
  const differences = one.data.map((value, index) => Math.abs(value - (other.data[index] ?? 0))).filter(Boolean);
  return (
    differences.length * QUARTER_TOLERANCE.oneIn <= one.data.length &&
    differences.every((difference) => difference <= QUARTER_TOLERANCE.maxDifference)
  );
}

const hasSameSize = (one: Pixels, other: Pixels): boolean => one.width === other.width && one.height === other.height;

/**
 * Returns the new screenshot in pale colors, with every pixel that differs from the baseline in red. The result has the
 * larger width and the larger height of the two.
 */
function difference(approved: Pixels, now: Pixels): Pixels {
  const width = Math.max(approved.width, now.width);
  const height = Math.max(approved.height, now.height);
  const data = Buffer.alloc(width * height * 3, 0xff);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const approvedPixel = pixel(approved, x, y);
      const newPixel = pixel(now, x, y);
      const gray = 0xc0 + ((newPixel ?? approvedPixel ?? 0) & 0xff) / 4;
      const offset = (y * width + x) * 3;
      if (approvedPixel === newPixel) data.fill(gray, offset, offset + 3);
      else data.set([0xe0, 0x20, 0x10], offset);
    }
  }
  return { data, width, height };
}

function pixel({ data, width, height }: Pixels, x: number, y: number): number | undefined {
  return x < width && y < height ? data.readUIntBE((y * width + x) * 3, 3) : undefined;
}

/** Pixels of a screenshot, three bytes each: red, green, blue. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns a screenshot at a half or a quarter of its size if it has more than `maxArea` pixels. A page has up to twelve
 * megapixels, and its sections have their own screenshots in full size. Each new pixel is the rounded mean of the
 * pixels it replaces, so the result is the same on every processor. The browser's own scaling leaves seams between its
 * tiles, which differ from run to run.
 */
function shrink(screenshot: Pixels, maxArea: number): Pixels {
  const area = screenshot.width * screenshot.height;
  if (area <= maxArea) return screenshot;
  return shrinkByFactor(screenshot, area / 4 <= maxArea ? 2 : 4);
}

function shrinkByFactor({ data, width, height }: Pixels, factor: number): Pixels {
  // Rows and columns at the end that don't fill a block of `factor` pixels are dropped. They are blank.
  const reducedWidth = Math.floor(width / factor);
  const reducedHeight = Math.floor(height / factor);
  const reducedData = Buffer.alloc(reducedWidth * reducedHeight * 3);
  const sums = new Uint32Array(reducedWidth * 3);
  for (let y = 0; y < reducedHeight; y += 1) {
    sums.fill(0);
    for (let row = y * factor; row < (y + 1) * factor; row += 1) addRow(sums, data, row * width * 3, factor);
    reducedData.set(
      sums.map((sum) => Math.round(sum / factor ** 2)),
      y * reducedWidth * 3,
    );
  }
  return { data: reducedData, width: reducedWidth, height: reducedHeight };
}

/**
 * Adds a row of pixels to `sums`, which has one sum for each color channel of a reduced pixel. Each sum gets the values
 * of `factor` adjacent pixels. The row begins at the index `start` of `data`.
 */
function addRow(sums: Uint32Array, data: Buffer, start: number, factor: number): void {
  let sourceIndex = start;
  for (let sumIndex = 0; sumIndex < sums.length; sumIndex += 3) {
    for (let pixel = 0; pixel < factor; pixel += 1) {
      sums[sumIndex] = (sums[sumIndex] ?? 0) + (data[sourceIndex] ?? 0);
      sums[sumIndex + 1] = (sums[sumIndex + 1] ?? 0) + (data[sourceIndex + 1] ?? 0);
      sums[sumIndex + 2] = (sums[sumIndex + 2] ?? 0) + (data[sourceIndex + 2] ?? 0);
      sourceIndex += 3;
    }
  }
}
