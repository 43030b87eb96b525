import { join } from 'node:path';
import sharp from 'sharp';

/** From left to right: whose page, in which theme and size. A phone's is cut off where the others end. */
const PANELS = ['vite-light-desktop', 'next-dark-desktop', 'astro-light-phone', 'astro-dark-phone'] as const;

const HEIGHT = 1200;
const GAP = 16;
const PHONE_WIDTH = 290;

/** Writes one picture of the page as three projects have it, small enough for the documentation. */
export async function writeContactPicture(pictures: string, file: string): Promise<void> {
  const panels = await Promise.all(
    PANELS.map((name) => {
      const picture = sharp(join(pictures, `${name}.png`));
      const sized = name.endsWith('phone')
        ? picture.resize({ width: PHONE_WIDTH, height: HEIGHT, fit: 'cover', position: 'top' })
        : picture.resize({ height: HEIGHT });
      return sized.png().toBuffer({ resolveWithObject: true });
    }),
  );
  const lefts = panels.map((_, index) =>
    panels.slice(0, index).reduce((left, { info }) => left + info.width + GAP, GAP),
  );
  const width = panels.reduce((sum, { info }) => sum + info.width + GAP, GAP);
  await sharp({ create: { width, height: HEIGHT + 2 * GAP, channels: 3, background: '#8a8f98' } })
    .composite(panels.map(({ data }, index) => ({ input: data, left: lefts[index] ?? 0, top: GAP })))
    .webp({ quality: 82 })
    .toFile(file);
}
