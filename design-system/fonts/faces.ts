/** A face of the site: what it is cut from, and the characters and weights that are kept. */
export interface Face {
  /** The family's name in CSS. */
  readonly name: string;
  readonly file: string;
  readonly source: string;
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  readonly weight: string;
  readonly characters: string;
  /** The system font the fallback is made from; a monospaced fallback has its width already. */
  readonly fallback?: 'Arial';
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
    fallback: 'Arial',
  },
  {
    name: 'Onset Text',
    file: 'text.woff2',
    source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    characters: western,
    fallback: 'Arial',
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
