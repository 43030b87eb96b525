import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';
import type {} from '@vitest/browser-playwright';
import { folders, pictureFile } from './record.ts';
import { shrink } from './shrink.ts';
import type { Pixels } from './shrink.ts';

/** How often a picture is taken before it counts as one that does not come to rest. */
const MAX_CAPTURES = 10;

/**
 * The tolerance for a screenshot rendered at a quarter: one color channel in 200 may differ, by up to 32 of 255. Small letters
 * change their shade with the font sizes rendered before: the most seen was one channel in 900, and a difference of 10.
 */
const AT_QUARTER = { oneIn: 200, maxDifference: 32 } as const;

/**
 * A command of the test browser: takes a screenshot of the viewport, compares it with the baseline of this name, pixel by
 * pixel, and keeps it. Above `maxArea` pixels it is kept at half or a quarter of its size. Only a page that has to be reduced
 * to a quarter is rendered at that size, and compared with a tolerance. The screenshot is taken until it is the baseline, or
 * until two in a row are the same; one that goes on changing is an error.
 */
export const takePicture: BrowserCommand<[name: string, maxArea: number], 'same' | 'changed' | 'new'> = async (
  { page },
  name,
  maxArea,
) => {
  const approvedFile = pictureFile(folders.approved, name);
  const nowFile = pictureFile(folders.now, name);
  const approved = await readIfThere(approvedFile);
  const approvedPixels = approved && (await decode(approved));
  await mkdir(dirname(nowFile), { recursive: true });
  const { width, height } = sizeOf(page);
  const isAtQuarter = name.includes('/pages/') && (width * height) / 4 > maxArea;

  let previous: Buffer | undefined;
  for (let capture = 0; capture < MAX_CAPTURES; capture += 1) {
    const taken = await shoot(page, isAtQuarter);
    const decoded = await decode(taken);
    const pixels = isAtQuarter ? decoded : shrink(decoded, maxArea);
    if (approvedPixels && (isAtQuarter ? isSimilar : isSame)(pixels, approvedPixels)) {
      await copyFile(approvedFile, nowFile);
      return 'same';
    }
    if (previous?.equals(taken)) {
      await writeFile(nowFile, await encode(pixels));
      if (approved === undefined || approvedPixels === undefined) return 'new';
      await write(pictureFile(folders.before, name), approved);
      await write(pictureFile(folders.difference, name), await encode(difference(approvedPixels, pixels)));
      return 'changed';
    }
    previous = taken;
  }
  throw new Error(
    `${name} was captured ${MAX_CAPTURES} times, and no two screenshots in a row were the same. Stop its animation.`,
  );
};

/** A command of the test browser: allows motion, or emulates a visitor who prefers none. */
export const allowMotion: BrowserCommand<[isAllowed: boolean]> = ({ page }, isAllowed) =>
  page.emulateMedia({ reducedMotion: isAllowed ? 'no-preference' : 'reduce' });

type TestPage = Parameters<typeof takePicture>[0]['page'];
type Session = Awaited<ReturnType<ReturnType<TestPage['context']>['newCDPSession']>>;

const sessions = new WeakMap<TestPage, Promise<Session>>();

/**
 * Returns a PNG of the viewport, compressed for speed. A whole page of twelve megapixels takes over a second; rendered at a
 * quarter it has the same layout, rounded to 4 px. Other ways to have the browser make it smaller, and a half, leave seams
 * between its tiles that differ from run to run. The caret is hidden by a style of the story's set-up, and motion is not
 * wanted by any page.
 */
async function shoot(page: TestPage, isAtQuarter: boolean): Promise<Buffer> {
  const session = await (sessions.get(page) ?? newSession(page));
  if (isAtQuarter)
    await session.send('Emulation.setDeviceMetricsOverride', {
      ...sizeOf(page),
      deviceScaleFactor: 1 / 4,
      mobile: false,
    });
  try {
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  } finally {
    if (isAtQuarter) await session.send('Emulation.clearDeviceMetricsOverride');
  }
}

/** The size of the viewport, in CSS pixels. */
function sizeOf(page: TestPage): { readonly width: number; readonly height: number } {
  const size = page.viewportSize();
  if (size === null) throw new Error('The page has no viewport size. Set it with page.viewport() first.');
  return size;
}

function newSession(page: TestPage): Promise<Session> {
  const session = page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function write(file: string, bytes: Buffer): Promise<void> {
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

/** True if two screenshots are the same within the tolerance `AT_QUARTER`. */
function isSimilar(one: Pixels, other: Pixels): boolean {
  if (!hasSameSize(one, other)) return false;
  const differences = one.data.map((value, index) => Math.abs(value - (other.data[index] ?? 0))).filter(Boolean);
  return (
    differences.length * AT_QUARTER.oneIn <= one.data.length &&
    differences.every((difference) => difference <= AT_QUARTER.maxDifference)
  );
}

const hasSameSize = (one: Pixels, other: Pixels): boolean => one.width === other.width && one.height === other.height;

/** The present picture, pale, with every pixel that differs from the approved one in red. As large as both. */
function difference(approved: Pixels, now: Pixels): Pixels {
  const width = Math.max(approved.width, now.width);
  const height = Math.max(approved.height, now.height);
  const data = Buffer.alloc(width * height * 3, 0xff);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const before = pixel(approved, x, y);
      const after = pixel(now, x, y);
      const shade = 0xc0 + ((after ?? before ?? 0) & 0xff) / 4;
      const at = (y * width + x) * 3;
      if (before === after) data.fill(shade, at, at + 3);
      else data.set([0xe0, 0x20, 0x10], at);
    }
  }
  return { data, width, height };
}

function pixel({ data, width, height }: Pixels, x: number, y: number): number | undefined {
  return x < width && y < height ? data.readUIntBE((y * width + x) * 3, 3) : undefined;
}
