/** A face of the site: what it is cut from, and the characters and weights that are kept. */
export interface Face {
  /** The family's name in CSS. */
  readonly name: string;
  readonly file: string;
  readonly source: string;
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  readonly weight: string;
  readonly characters: string;
  /**
   * Width of the fallback, relative to Arial, by weight; `normal` is for all weights. With these numbers, the fewest
   * texts of the site's pages have another number of lines in the fallback, at 11 widths from 360 to 1536 px in
   * Chromium. They are close to the ratios of the total widths of all texts. A monospaced face has none, because all
   * such faces have the same width.
   */
  readonly fallbackWidths?: Readonly<Record<string, number>>;
}

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ascii = range(0x20, 0x7e);
const western = `${ascii}${range(0xa0, 0xac)}${range(0xae, 0xff)}Œœ‘’“”‚„–—…•−×↑↓€™′″`;

/** The site's fonts. After a change here, run `npm run fonts`. */
export const faces: readonly Face[] = [
  {
    name: 'Onset Display',
    file: 'display.woff2',
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    axes: { wdth: 112, wght: 620 },
    weight: '620',
    characters: western,
    fallbackWidths: { normal: 1.16 },
  },
  {
    name: 'Onset Text',
    file: 'text.woff2',
    source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    characters: western,
    fallbackWidths: { 400: 1.0275, 500: 1.0498, 600: 1.0723 },
  },
  {
    name: 'Onset Mono',
    file: 'mono.woff2',
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    axes: { wght: 450 },
    weight: '450',
    characters: `${ascii}·–—−×…`,
  },
];
