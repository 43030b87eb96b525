import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { faces, OPTIONAL_CHARACTERS } from './faces.ts';
import type { Face } from './faces.ts';

/**
 * Script that makes the site's fonts. It reduces each font of `faces.ts` to the characters and weights that are used.
 * It also writes `fonts.css`, in which each font has a fallback of the same metrics, so that the layout doesn't shift
 * when the font loads.
 *
 * Run `npm run fonts` after a change in `faces.ts` or in this file, and commit the results.
 */

const require = createRequire(import.meta.url);

/**
 * Writes the subset of a font and returns its CSS. Also writes a TrueType file with a single weight, because the
 * renderer of images at build time can't read other formats.
 */
async function makeFace(face: Face): Promise<string> {
  const source = await readFile(require.resolve(face.source));
  requireCharacters(face, source);
  const bytes = await subsetFont(source, face.characters, { targetFormat: 'woff2', variationAxes: face.axes });
  await writeFile(join(import.meta.dirname, face.file), bytes);
  const staticFont = await subsetFont(source, face.characters, {
    targetFormat: 'sfnt',
    variationAxes: getStaticAxes(face),
  });
  await writeFile(join(import.meta.dirname, face.file.replace('.woff2', '.ttf')), staticFont);
  const fontFaceRule = `@font-face {
  font-family: '${face.name}';
  src: url('./${face.file}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;
}
`;
  return fontFaceRule + (await fallbackFaces(face, bytes));
}

/** Returns a fixed value for each axis of a font: the lowest value of a range. */
const getStaticAxes = ({ axes }: Face): Record<string, number> =>
  Object.fromEntries(Object.entries(axes).map(([name, axis]) => [name, typeof axis === 'number' ? axis : axis.min]));

/**
 * Throws an error if the source font lacks a character. The subset would silently omit it, and browsers would use a
 * system font for it.
 */
function requireCharacters({ name, source, characters }: Face, bytes: Buffer): void {
  const font = create(bytes);
  if (font.isCollection) throw new Error(`${source} is a collection of fonts. Use a single font.`);
  const supportedCodePoints = new Set(font.characterSet);
  const required = Array.from(characters).filter((character) => !OPTIONAL_CHARACTERS.includes(character));
  const missing = required.filter((character) => !supportedCodePoints.has(character.codePointAt(0) ?? 0));
  if (missing.length > 0)
    throw new Error(`${source} has no glyphs for “${missing.join('')}”. Remove these characters from ${name}.`);
}

/**
 * System fonts that the fallbacks use. macOS, iOS and Windows have Arial. The others have almost the same character
 * widths.
 */
const FALLBACK_FONTS = ['Arial', 'Liberation Sans', 'Roboto'];

/** Returns the CSS of a font's fallbacks, which have the same line height and the same average width of text. */
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
