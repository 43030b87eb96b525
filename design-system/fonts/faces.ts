/** Font of the site: its source file, and the characters and weights that its subset contains. */
export interface Face {
  /** The family's name in CSS. */
  readonly name: string;
  readonly file: string;
  /** Path of the source file in its package, or relative to this folder. */
  readonly source: string;
  /** The family’s name in the file, with which images are rendered. */
  readonly family: string;
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  readonly weight: string;
  readonly characters: string;
  /**
   * Width of the fallback font relative to Arial, by weight; `normal` is for all weights. With these values, the fewest
   * texts on the site's pages change their number of lines when the font loads, at 11 widths from 360 to 1536 px in
   * Chromium. They are close to the ratios of the total widths of all texts. A monospaced font has none, because all
   * monospaced fonts have the same width.
   */
  readonly fallbackWidths?: Readonly<Record<string, number>>;
}

const getCharacterRange = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ascii = getCharacterRange(0x20, 0x7e);
const western = `${ascii}${getCharacterRange(0xa0, 0xac)}${getCharacterRange(0xae, 0xff)}Œœ‘’“”‚„–—…•−×↑↓€™′″`;

/** Characters that a font may lack, because the site’s texts have none of them. */
export const OPTIONAL_CHARACTERS = '¤′″';

/** The site's fonts. After a change here, run `npm run fonts`. */
export const faces: readonly Face[] = [
  {
    name: 'Brand Display',
    file: 'display.woff2',
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    family: 'Archivo SemiBold',
    axes: { wdth: 112, wght: 620 },
    weight: '620',
    characters: western,
    fallbackWidths: { normal: 1.16 },
  },
  {
    name: 'Brand Text',
    file: 'text.woff2',
    source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    family: 'Geist',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    characters: western,
    fallbackWidths: { 400: 1.0275, 500: 1.0498, 600: 1.0723 },
  },
  {
    name: 'Brand Mono',
    file: 'mono.woff2',
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    family: 'Geist Mono',
    axes: { wght: 450 },
    weight: '450',
    characters: `${ascii}·–—−×…`,
  },
];
