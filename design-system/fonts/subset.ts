import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { faces } from './faces.ts';
import type { Face } from './faces.ts';

/**
 * Makes the site's fonts: cuts each family of `faces.ts` to the characters and the weights that are used, and writes `fonts.css`
 * with a fallback of the same metrics beside each, so that nothing moves when the font arrives.
 * Run with `npm run fonts` after a change of either; the results are committed.
 */

const require = createRequire(import.meta.url);

/**
 * Cuts one face, writes it, and returns its CSS. Beside it the same at one weight as TrueType: what draws pictures on
 * the build machine reads no other kind.
 */
async function makeFace(face: Face): Promise<string> {
  const source = await readFile(require.resolve(face.source));
  requireCharacters(face, source);
  const bytes = await subsetFont(source, face.characters, { targetFormat: 'woff2', variationAxes: face.axes });
  await writeFile(join(import.meta.dirname, face.file), bytes);
  const still = await subsetFont(source, face.characters, { targetFormat: 'sfnt', variationAxes: stillAxes(face) });
  await writeFile(join(import.meta.dirname, face.file.replace('.woff2', '.ttf')), still);
  const own = `@font-face {
  font-family: '${face.name}';
  src: url('./${face.file}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;
}
`;
  return own + (await fallbackFaces(face, bytes));
}

/** The axes of a face at its lightest. */
const stillAxes = ({ axes }: Face): Record<string, number> =>
  Object.fromEntries(Object.entries(axes).map(([name, axis]) => [name, typeof axis === 'number' ? axis : axis.min]));

/** The subset would leave out silently what its source does not have, and a visitor's system would fill in. */
function requireCharacters({ name, source, characters }: Face, bytes: Buffer): void {
  const font = create(bytes);
  if (font.isCollection) throw new Error(`${source} is a collection of fonts. Use a single font.`);
  const known = new Set(font.characterSet);
  const missing = Array.from(characters).filter((character) => !known.has(character.codePointAt(0) ?? 0));
  if (missing.length > 0)
    throw new Error(`${source} has no glyphs for “${missing.join('')}”. Remove these characters from ${name}.`);
}

/** System fonts of the fallbacks: macOS, iOS and Windows have Arial. The others have almost its widths. */
const FALLBACK_FONTS = ['Arial', 'Liberation Sans', 'Roboto'];

/** Returns the fallbacks of a face, which have its line height and the average width of its text. */
async function fallbackFaces({ name, fallbackWidths = {} }: Face, bytes: Buffer): Promise<string> {
  const { ascent, descent, lineGap, unitsPerEm } = await fromBuffer(bytes);
  return Object.entries(fallbackWidths)
    .map(([weight, width]) => {
      const percent = (units: number): string => `${((units / unitsPerEm / width) * 100).toFixed(4)}%`;
      return `@font-face {
  font-family: '${name} Fallback';
  src: ${FALLBACK_FONTS.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${weight};
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(-descent)};
  line-gap-override: ${percent(lineGap)};
  size-adjust: ${(width * 100).toFixed(2)}%;
}
`;
    })
    .join('');
}

const css = [];
for (const face of faces) css.push(await makeFace(face));
await writeFile(
  join(import.meta.dirname, 'fonts.css'),
  `/* Made by subset.ts; change faces.ts and run "npm run fonts". */\n${css.join('\n')}`,
);
