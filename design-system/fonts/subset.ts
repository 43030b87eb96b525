import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/**
 * Makes the site's fonts: cuts each family to the characters and the weights that are used, and writes `fonts.css`
 * with a fallback of the same metrics beside each, so that nothing moves when the font arrives.
 * Run with `npm run fonts` after a change here; the results are committed.
 */

interface Face {
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
const western = `${ascii}${range(0xa0, 0xff)}ŒœŠšŽžŸ‘’“”‚„–—…•−×→←↑↓↗✓⌘⌥⇧⌃⏎€™′″`;

const faces: readonly Face[] = [
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
    characters: `${ascii}·–—×→…`,
  },
];

const require = createRequire(import.meta.url);

/** Cuts one face, writes it, and answers its CSS. */
async function makeFace(face: Face): Promise<string> {
  const bytes = await subsetFont(await readFile(require.resolve(face.source)), face.characters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
  });
  await writeFile(join(import.meta.dirname, face.file), bytes);
  const own = `@font-face {
  font-family: '${face.name}';
  src: url('./${face.file}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;
}
`;
  return face.fallback === undefined ? own : own + (await fallbackFace(face.name, bytes));
}

async function fallbackFace(name: string, bytes: Buffer): Promise<string> {
  const metrics = { ...(await fromBuffer(bytes)), familyName: name };
  const arial = {
    familyName: 'Arial',
    category: 'sans-serif',
    capHeight: 1467,
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    unitsPerEm: 2048,
    xHeight: 1062,
    xWidthAvg: 904,
  };
  const { fontFaces } = createFontStack([metrics, arial], { fontFaceFormat: 'styleObject' });
  const [first] = fontFaces;
  if (first === undefined) throw new Error(`No fallback could be made for ${name}`);
  const face = first['@font-face'];
  // Liberation Sans is what Linux has in Arial's place, with the same widths.
  return `@font-face {
  font-family: '${name} Fallback';
  src: local('Arial'), local('Liberation Sans');
  ascent-override: ${face.ascentOverride};
  descent-override: ${face.descentOverride};
  line-gap-override: ${face.lineGapOverride};
  size-adjust: ${face.sizeAdjust};
}
`;
}

const css = [];
for (const face of faces) css.push(await makeFace(face));
await writeFile(
  join(import.meta.dirname, 'fonts.css'),
  `/* Made by subset.ts; change that and run "npm run fonts". */\n${css.join('\n')}`,
);
