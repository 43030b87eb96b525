import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { faces } from '../../design-system/fonts/faces.ts';
import { toSrgbHex } from '../../design-system/emails/srgb.ts';
import { getWaveformPath } from '../../design-system/illustrations/waveform-path.ts';
import { color } from '../../design-system/tokens/index.ts';
import type { ColorName } from '../../design-system/tokens/index.ts';
import { escapeXml } from '../../site/app/escape-xml.ts';
import { brand } from '@onset/design-system/brand';
import { toShareImagePath } from '../../site/content/page-asset-paths.ts';
import { logo } from '../../design-system/primitives/logo.ts';
import { brandMark } from './icons.ts';
import { forEachBounded } from './step.ts';
import type { Step } from './step.ts';

/** Content of a share image. */
export interface ShareImageContent {
  readonly brand: string;
  readonly title: string;
  readonly description: string;
  /** Position of the playhead on the timeline, from 0 to 1. */
  readonly at: number;
}

/**
 * Share image of each page. Images of equal content and code are reused from a cache in `node_modules`, because making
 * them is most of what a page costs the build.
 */
export const shareImages: Step = {
  writes: 'share images',
  site: async ({ root, client, site: { pages } }) => {
    const cache = join(root, 'node_modules/.cache/share-images');
    mkdirSync(cache, { recursive: true });
    const codeHash = hashOfCode();
    const positioned = pages.map((page, index) => ({ ...page, at: index / Math.max(1, pages.length - 1) }));
    await forEachBounded(positioned, availableParallelism(), async ({ title, description, path, at }) => {
      const content = { brand: brand.name, title, description, at: Math.round(at * 20) / 20 };
      const key = createHash('sha256')
        .update(`${codeHash}${JSON.stringify(content)}`)
        .digest('hex')
        .slice(0, 32);
      const cached = join(cache, key);
      const image = readCached(cached) ?? writeCached(cached, await shareImage(content));
      const file = join(client, toShareImagePath(path));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, image);
    });
  },
};

/** Length of a SHA-256 hash, in bytes. */
const HASH_BYTES = 32;

const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Returns a cached image; undefined if there is none, or if a full disk or a canceled build has damaged it. */
function readCached(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const image = bytes.subarray(HASH_BYTES);
  return hashOf(image).equals(bytes.subarray(0, HASH_BYTES)) ? image : undefined;
}

/** Writes an image with its hash, atomically, because another build may read it at the same time. */
function writeCached(file: string, image: Buffer): Buffer {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, Buffer.concat([hashOf(image), image]));
  renameSync(temporary, file);
  return image;
}

/** Returns a hash of everything that affects share images but their content. */
function hashOfCode(): string {
  const system = join(import.meta.dirname, '../../design-system');
  const files = [
    ...['share-images.ts', 'icons.ts'].map((name) => join(import.meta.dirname, name)),
    ...(hasFrame ? [shareFrame] : []),
    join(system, 'emails/srgb.ts'),
    join(system, 'illustrations/waveform-path.ts'),
    ...readdirSync(join(system, 'tokens')).map((name) => join(system, 'tokens', name)),
    ...['display.ttf', 'text.ttf', 'faces.ts'].map((name) => join(system, 'fonts', name)),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** In pixels, as social networks require. */
const SHARE_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 72;

/** Size of the frame of an edited video, in the upper right corner. */
export const SHARE_FRAME = { width: 540, height: 452 } as const;

/** Frame of an edited video, which a site of another product can do without. */
const shareFrame = join(import.meta.dirname, 'share-frame.webp');
const hasFrame = existsSync(shareFrame);

/** Maximum width of text, in pixels. */
const MEASURE = SHARE_SIZE.width - MARGIN - (hasFrame ? SHARE_FRAME.width + 40 : MARGIN);
const TITLE_SIZES = [76, 68, 60, 52, 46, 40] as const;

/** Distance of the timeline from the top. */
const RULER_TOP = SHARE_FRAME.height;

const hex = (name: ColorName): string => toSrgbHex(color[name].light);

/**
 * Returns the image that social networks and messengers show with a link, as a PNG: the page's title in the site's font
 * beside a frame of an edited video, above a timeline. It has the colors of the light theme, because images can't follow
 * a theme.
 */
export async function shareImage({ brand: brandName, title, description, at }: ShareImageContent): Promise<Buffer> {
  const heading = await fittingTitle(supportedText(title, 'display') === '' ? brandName : title);
  const [name, lede] = await Promise.all([
    words(brandName, { face: 'display', size: 38, tone: 'ink' }),
    words(description, { face: 'text', size: 25, tone: 'ink-muted', width: MEASURE, spacing: 7 }),
  ]);
  const headingTop = 132;
  const ledeTop = headingTop + heading.height + 24;
  const hasRoom = ledeTop + lede.height < RULER_TOP - 24;
  return sharp(Buffer.from(scene(at)))
    .composite([
      ...(hasFrame ? [{ input: shareFrame, left: SHARE_SIZE.width - SHARE_FRAME.width, top: 0 }] : []),
      { input: name.bytes, left: MARGIN + 50, top: 84 - name.height },
      { input: heading.bytes, left: MARGIN, top: headingTop },
      ...(hasRoom ? [{ input: lede.bytes, left: MARGIN, top: ledeTop }] : []),
    ])
    .png({ palette: true, colours: 192, effort: 4 })
    .toBuffer();
}

interface Words {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Space between letters in em, by font. */
const TRACKING = { display: -0.025, text: 0 } as const;

interface Setting {
  readonly face: keyof typeof TRACKING;
  /** In pixels. */
  readonly size: number;
  readonly tone: ColorName;
  readonly width?: number;
  /** Space between two lines, in pixels. */
  readonly spacing?: number;
}

/** Family and characters of each font, by file. */
const FONTS = new Map(faces.map(({ file, family, characters }) => [file, { family, characters: new Set(characters) }]));

/** Removes characters that the font lacks, which would be shown as their numbers or in a font of the machine. */
function supportedText(text: string, face: Setting['face']): string {
  const known = FONTS.get(`${face}.woff2`)?.characters;
  return Array.from(text)
    .filter((character) => known?.has(character))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Renders text in a font of the site, on one line or in lines of at most `width`. */
async function words(text: string, { face, size, tone, width, spacing = 0 }: Setting): Promise<Words> {
  const family = FONTS.get(`${face}.woff2`)?.family ?? '';
  const attributes = [
    `font_family="${family}"`,
    `foreground="${hex(tone)}"`,
    // In 1024ths of a point; at 72 dpi a point is a pixel.
    `letter_spacing="${Math.round(size * TRACKING[face] * 1024)}"`,
  ];
  const { data, info } = await sharp({
    text: {
      text: `<span ${attributes.join(' ')}>${escapeXml(supportedText(text, face))}</span>`,
      font: `${family} ${size}`,
      fontfile: join(import.meta.dirname, '../../design-system/fonts', `${face}.ttf`),
      rgba: true,
      dpi: 72,
      spacing,
      // Breaks words that are longer than a line.
      ...(width === undefined ? {} : { width, wrap: 'word-char' as const }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Maximum height of a title, in pixels. */
const TITLE_HEIGHT = 250;

/** Renders the title in the largest size that fits. */
async function fittingTitle(title: string): Promise<Words> {
  for (const size of TITLE_SIZES) {
    const set = await words(title, {
      face: 'display',
      size,
      tone: 'ink',
      width: MEASURE,
      spacing: Math.round(-size * 0.1),
    });
    if (size === TITLE_SIZES.at(-1) || set.height <= TITLE_HEIGHT) return set;
  }
  throw new Error('There is no font size for the title');
}

/** Returns the image without its text as SVG: the mark, and the timeline if there is a frame of a video above it. */
const scene = (
  at: number,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
  <rect width="100%" height="100%" fill="${hex('canvas')}"/>
  <g transform="translate(${MARGIN - 5} 50) scale(${38.4 / logo.size})">${brandMark()}</g>
  ${hasFrame ? timeline(at) : ''}
</svg>`;

/** Returns a timeline that extends beyond the right edge. */
function timeline(at: number): string {
  const { width, height } = SHARE_SIZE;
  const playhead = Math.round(MARGIN + 24 + at * (SHARE_SIZE.width - 2 * MARGIN - 48));
  const step = 132;
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const x = MARGIN + (index * step) / 5;
    return `M${x} ${RULER_TOP + (index % 5 === 0 ? 0 : 18)}V${RULER_TOP + 26}`;
  });
  return `<rect y="${RULER_TOP - 1}" width="${width}" height="${height}" fill="${hex('app-window')}"/>
  <path d="M0 ${RULER_TOP - 0.5}H${width}M0 ${RULER_TOP + 26.5}H${width}" stroke="${hex('line')}"/>
  <path d="${ticks.join('')}" stroke="${hex('line-strong')}" stroke-opacity=".6"/>
  ${clip(MARGIN, 488, 300, 'clip-screen')}${clip(MARGIN + 304, 488, 420, 'clip-screen')}${clip(MARGIN + 728, 488, 480, 'clip-screen')}
  ${clip(MARGIN, 540, 404, 'clip-camera')}${clip(MARGIN + 568, 540, 640, 'clip-camera')}
  ${clip(MARGIN, 592, 1208, 'clip-sound')}
  <path transform="translate(${MARGIN + 8} 594) scale(4 2)" d="${getWaveformPath(280, 3)}" stroke="${hex('on-clip')}" stroke-width=".45" stroke-opacity=".75"/>
  <path d="M${playhead} ${RULER_TOP}V${height}" stroke="${hex('record')}" stroke-width="3"/>
  <path d="M${playhead - 10} ${RULER_TOP - 12}h20v12l-10 10-10-10z" fill="${hex('record')}"/>`;
}

function clip(x: number, y: number, width: number, tone: ColorName): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="44" rx="6" fill="${hex(tone)}"/>`;
}
