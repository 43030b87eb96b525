import type { Shot } from './sheet.ts';

/** How wide a page is on the sheet of its size, in pixels, and how many stand side by side. */
const LAYOUTS = { phone: { width: 78, columns: 21 }, desktop: { width: 160, columns: 11 } } as const;
const GAP = 10;

/** How wide the sheet of a size is, in pixels. */
export const overviewWidth = (size: Shot['size']): number => LAYOUTS[size].columns * (LAYOUTS[size].width + GAP) + GAP;

/** The pages of one theme and size as one picture to be taken of this HTML: as a wall of whole pages, without words. */
export function overview(size: Shot['size'], theme: Shot['theme'], pictures: readonly string[]): string {
  const { width, columns } = LAYOUTS[size];
  const images = pictures.map((source) => `<img src="${source}" alt="">`).join('');
  return `<!doctype html>
<style>
  body { margin: ${GAP}px 0 0 ${GAP}px; background: ${theme === 'light' ? '#d5d8dd' : '#2b2e33'}; }
  main { columns: ${columns}; column-gap: ${GAP}px; margin-inline-end: ${GAP}px; }
  img { display: block; width: ${width}px; margin-block-end: ${GAP}px; break-inside: avoid; }
</style>
<main>${images}</main>
`;
}
