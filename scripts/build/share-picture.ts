import { join } from 'node:path';
import sharp from 'sharp';
import { faces } from '../../design-system/fonts/faces.ts';
import { srgbHex } from '../../design-system/emails/srgb.ts';
import { waveformPath } from '../../design-system/illustrations/waveform/path.ts';
import { color } from '../../design-system/tokens/index.ts';
import type { ColorName } from '../../design-system/tokens/index.ts';
import { escapeXml } from '../../site/app/escape-xml.ts';
import { brandMark } from './brand-mark.ts';

/** What a share picture says. */
export interface ShareContent {
  readonly brand: string;
  readonly title: string;
  readonly description: string;
  /** Where the page is on the site: `/pricing`. */
  readonly path: string;
  /** Where the playhead stands on the drawn timeline, from 0 to 1. */
  readonly at: number;
}

/** The size that services which show a link ask for, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const MEASURE = SHARE_SIZE.width - 2 * MARGIN;
const TITLE_SIZES = [120, 92, 80, 70, 62, 54] as const;

/** Where the timeline begins, from above. */
const RULER = 452;

const hex = (name: ColorName): string => srgbHex(color[name].light);

/**
 * Draws the picture that is shown where a page is shared, as a PNG: the page's title in the site's own face over the
 * timeline that every page is laid out on. The light theme's colours: the places it is shown in have no theme to follow.
 */
export async function drawSharePicture({ brand, title, description, path, at }: ShareContent): Promise<Buffer> {
  // A title the face has no letters for leaves the name of the site.
  const heading = await fittingTitle(drawable(title, 'display') === '' ? brand : title);
  const [name, where, lede] = await Promise.all([
    words(brand, { face: 'display', size: 38, tone: 'ink' }),
    words(shortPath(path), { face: 'mono', size: 24, tone: 'ink-faint' }),
    words(description, { face: 'text', size: 29, tone: 'ink-muted', width: 900, spacing: 8 }),
  ]);
  const headingTop = 144;
  const ledeTop = headingTop + heading.height + 28;
  const hasRoom = ledeTop + lede.height < RULER - 24;
  return sharp(Buffer.from(scene(at)))
    .composite([
      { input: name.bytes, left: MARGIN + 50, top: 84 - name.height },
      { input: where.bytes, left: SHARE_SIZE.width - MARGIN - where.width, top: 82 - where.height },
      { input: heading.bytes, left: MARGIN, top: headingTop },
      ...(hasRoom ? [{ input: lede.bytes, left: MARGIN, top: ledeTop }] : []),
    ])
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer();
}

interface Words {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const FACES = {
  display: { family: 'Archivo SemiBold', file: 'display.ttf', tracking: -0.025 },
  text: { family: 'Geist', file: 'text.ttf', tracking: 0 },
  mono: { family: 'Geist Mono', file: 'mono.ttf', tracking: 0 },
} as const;

interface Setting {
  readonly face: keyof typeof FACES;
  /** In pixels. */
  readonly size: number;
  readonly tone: ColorName;
  readonly width?: number;
  /** Between two lines, in pixels. */
  readonly spacing?: number;
}

/** The characters each face has, by its file. */
const CHARACTERS = new Map(faces.map(({ file, characters }) => [file, new Set(characters)]));

/** What of a text the face has: of a sign it lacks the machine would draw its number, or a letter of another face. */
function drawable(text: string, face: Setting['face']): string {
  const known = CHARACTERS.get(`${face}.woff2`);
  return Array.from(text)
    .filter((character) => known?.has(character))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A text set in a face of the site, as wide as it is or broken into lines of `width`. */
async function words(text: string, { face, size, tone, width, spacing = 0 }: Setting): Promise<Words> {
  const { family, file, tracking } = FACES[face];
  const attributes = [
    `font_family="${family}"`,
    `foreground="${hex(tone)}"`,
    // In 1024ths of a point, and a point is a pixel here.
    `letter_spacing="${Math.round(size * tracking * 1024)}"`,
  ];
  const { data, info } = await sharp({
    text: {
      text: `<span ${attributes.join(' ')}>${escapeXml(drawable(text, face))}</span>`,
      font: `${family.split(' ')[0]} ${size}`,
      fontfile: join(import.meta.dirname, '../../design-system/fonts', file),
      rgba: true,
      dpi: 72,
      spacing,
      // A word that is longer than a line is divided: it would stand out of the picture.
      ...(width === undefined ? {} : { width, wrap: 'word-char' as const }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** How many lines a title of this size may have. */
const linesOf = (size: number): number => (size > 100 ? 1 : size > 70 ? 2 : 3);

/** The path as far as it fits beside the brand, on one line. */
const shortPath = (path: string): string => (path.length > 44 ? `${path.slice(0, 43)}…` : path);

/** The title as large as its length allows. */
async function fittingTitle(title: string): Promise<Words> {
  for (const size of TITLE_SIZES) {
    const set = await words(title, {
      face: 'display',
      size,
      tone: 'ink',
      width: MEASURE,
      spacing: Math.round(-size * 0.1),
    });
    const isLast = size === TITLE_SIZES.at(-1);
    if (isLast || set.height <= size * linesOf(size)) return set;
  }
  throw new Error('There is no font size for the title');
}

/** Everything but the words: the mark, and the timeline running out of the picture on the right. */
function scene(at: number): string {
  const { width, height } = SHARE_SIZE;
  const playhead = Math.round(MARGIN + 24 + at * (MEASURE - 48));
  const step = 132;
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const x = MARGIN + (index * step) / 5;
    return `M${x} ${RULER + (index % 5 === 0 ? 0 : 18)}V${RULER + 26}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${hex('canvas')}"/>
  <g transform="translate(${MARGIN - 5} 50) scale(1.6)">${brandMark()}</g>
  <rect y="${RULER - 1}" width="${width}" height="${height}" fill="${hex('app-window')}"/>
  <path d="M0 ${RULER - 0.5}H${width}M0 ${RULER + 26.5}H${width}" stroke="${hex('line')}"/>
  <path d="${ticks.join('')}" stroke="${hex('line-strong')}" stroke-opacity=".6"/>
  ${clip(MARGIN, 488, 300, 'clip-screen')}${clip(MARGIN + 304, 488, 420, 'clip-screen')}${clip(MARGIN + 728, 488, 480, 'clip-screen')}
  ${clip(MARGIN, 540, 404, 'clip-camera')}${clip(MARGIN + 568, 540, 640, 'clip-camera')}
  ${clip(MARGIN, 592, 1208, 'clip-sound')}
  <path transform="translate(${MARGIN + 8} 594) scale(4 2)" d="${waveformPath(280, 3)}" stroke="${hex('on-clip')}" stroke-width=".45" stroke-opacity=".75"/>
  <path d="M${playhead} ${RULER}V${height}" stroke="${hex('record')}" stroke-width="3"/>
  <path d="M${playhead - 10} ${RULER - 12}h20v12l-10 10-10-10z" fill="${hex('record')}"/>
</svg>`;
}

function clip(x: number, y: number, width: number, tone: ColorName): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="44" rx="6" fill="${hex(tone)}"/>`;
}
