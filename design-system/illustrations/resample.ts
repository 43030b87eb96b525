/** Grayscale image as rows of pixels. The value of a pixel is the share of its area that text covers, from 0 to 1. */
export type Ink = readonly (readonly number[])[];

/** The letters “Rec”, with strokes of one point. */
const LETTER_ROWS = [
  '1111000000000000',
  '1000100000000000',
  '1000100111000111',
  '1111001000101000',
  '1010001111101000',
  '1001001000001000',
  '1000100111000111',
];

/** Image of the letters on a Retina display, with strokes and a margin of two pixels. */
export const display: Ink = doubleSize(LETTER_ROWS.map((row) => `0${row}0`.split('').map(Number)));

function doubleSize(rows: Ink): Ink {
  const emptyRow = rows[0]?.map(() => 0) ?? [];
  return [emptyRow, ...rows, emptyRow].flatMap((row) => {
    const wideRow = row.flatMap((ink) => [ink, ink]);
    return [wideRow, wideRow];
  });
}

/** Returns the image with fewer pixels. Each new pixel is the average of an area of `ratio` × `ratio` pixels. */
export function resample(source: Ink, ratio: number): Ink {
  const height = Math.round(source.length / ratio);
  const width = Math.round((source[0]?.length ?? 0) / ratio);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => getAverage(source, x * ratio, y * ratio, ratio)),
  );
}

function getAverage(source: Ink, left: number, top: number, size: number): number {
  let sum = 0;
  for (let y = Math.floor(top); y < top + size; y += 1)
    for (let x = Math.floor(left); x < left + size; x += 1)
      sum += (source[y]?.[x] ?? 0) * getOverlap(x, left, size) * getOverlap(y, top, size);
  return sum / size ** 2;
}

/** Returns the length of the part of the interval from `at` to `at + 1` that is between `from` and `from + size`. */
const getOverlap = (at: number, from: number, size: number): number =>
  Math.max(0, Math.min(at + 1, from + size) - Math.max(at, from));

/** Number of shades of gray. More can't be distinguished at this size. */
const SHADE_COUNT = 5;

/** Returns an SVG path for each shade of gray, in which adjacent pixels of a row are joined. One unit is one pixel. */
export function getShadePaths(ink: Ink): { readonly shade: number; readonly path: string }[] {
  return Array.from({ length: SHADE_COUNT }, (_, index) => (index + 1) / SHADE_COUNT)
    .map((shade) => ({ shade, path: ink.map((row, y) => buildShadePath(row, y, shade)).join('') }))
    .filter(({ path }) => path !== '');
}

function buildShadePath(row: readonly number[], y: number, shade: number): string {
  const hasShade = (x: number): boolean => Math.round((row[x] ?? 0) * SHADE_COUNT) / SHADE_COUNT === shade;
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!hasShade(x)) continue;
    const start = x;
    while (hasShade(x + 1)) x += 1;
    path += `M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`;
  }
  return path;
}
