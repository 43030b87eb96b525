import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { faces, OPTIONAL_CHARACTERS } from '../../design-system/fonts/faces.ts';
import type { Face } from '../../design-system/fonts/faces.ts';
import { ScaffoldError } from '../scaffold/names.ts';

const folder = join(import.meta.dirname, '../../design-system/fonts');
const require = createRequire(join(folder, 'faces.ts'));

/** Fonts of the site by option, with the names that they have in `faces.ts`. */
export const fontNames = {
  'font-display': 'Brand Display',
  'font-text': 'Brand Text',
  'font-mono': 'Brand Mono',
} as const;

export type FontOption = keyof typeof fontNames;

export const fontOptions = Object.keys(fontNames) as FontOption[];

/** Average width of the characters of Arial in English text, in em. */
const ARIAL_WIDTH = 904 / 2048;

/** Properties that were chosen by eye, by option and source. They aren’t calculated, so that a site can get them back. */
const CHOSEN: Readonly<Record<string, Pick<Face, 'axes' | 'fallbackWidths'>>> = {
  'font-display @fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2': {
    axes: { wdth: 112, wght: 620 },
    fallbackWidths: { normal: 1.16 },
  },
  'font-text @fontsource-variable/geist/files/geist-latin-wght-normal.woff2': {
    axes: { wght: { min: 400, max: 600 } },
    fallbackWidths: { 400: 1.0275, 500: 1.0498, 600: 1.0723 },
  },
};

/** Returns the font of the site that an option replaces. */
export function getFace(option: FontOption): Face {
  const face = faces.find(({ name }) => name === fontNames[option]);
  if (!face) throw new Error(`faces.ts has no font ${fontNames[option]}`);
  return face;
}

/**
 * Returns the properties in `faces.ts` that change with the font of a package, such as `@fontsource-variable/inter`, or
 * of a file of the repository.
 *
 * @throws {ScaffoldError} if the font doesn’t exist, or lacks a weight or characters
 */
export async function readFont(option: FontOption, source: string): Promise<Partial<Face>> {
  const present = getFace(option);
  const path = findFont(option, source);
  const bytes = readFileSync(path);
  const font = parseFont(option, source, bytes);
  if (font.isCollection) throw new ScaffoldError(`--${option}: ${source} is a collection of fonts. Use a single font.`);
  const supported = new Set(font.characterSet);
  const required = Array.from(present.characters).filter((character) => !OPTIONAL_CHARACTERS.includes(character));
  const missing = required.filter((character) => !supported.has(character.codePointAt(0) ?? 0));
  if (missing.length > 0)
    throw new ScaffoldError(
      `--${option}: ${source} has no glyphs for “${missing.join('')}”. Choose another font, such as Inter, Bitter or Source Serif 4.`,
    );

  const { wght: available, ...others } = font.variationAxes;
  const { wght: weight = 400 } = present.axes;
  const isRange = typeof weight === 'object';
  const { min, max } = isRange ? weight : { min: weight, max: weight };
  if (isRange && !(available && available.min <= min && available.max >= max))
    throw new ScaffoldError(`--${option}: ${source} must be a variable font with weights from ${min} to ${max}.`);
  const axes = {
    ...(available && { wght: isRange ? weight : Math.min(Math.max(min, available.min), available.max) }),
    ...Object.fromEntries(Object.entries(others).map(([name, axis]) => [name, axis?.default ?? 0])),
  };
  const at = Object.fromEntries(
    Object.entries(axes).map(([name, axis]) => [name, typeof axis === 'number' ? axis : axis.min]),
  );
  const subset = await subsetFont(bytes, present.characters, { targetFormat: 'sfnt', variationAxes: at });
  const { xWidthAvg, unitsPerEm } = await fromBuffer(subset);
  const subsetted = create(subset);
  const [, inPackage] = /.*\/node_modules\/(.+)$/.exec(path) ?? [];
  const name = inPackage ?? `./${relative(folder, path)}`;
  const width = Number((xWidthAvg / unitsPerEm / ARIAL_WIDTH).toFixed(3));
  return {
    source: name,
    family: subsetted.isCollection ? font.familyName : subsetted.familyName,
    ...(CHOSEN[`${option} ${name}`] ?? { axes, ...(present.fallbackWidths && { fallbackWidths: { normal: width } }) }),
  };
}

function parseFont(option: FontOption, source: string, bytes: Buffer): ReturnType<typeof create> {
  try {
    return create(bytes);
  } catch {
    throw new ScaffoldError(`--${option}: ${source} isn’t a font that can be read. Use a .woff2, .ttf or .otf file.`);
  }
}

/** Returns the path of the file of a font. */
function findFont(option: FontOption, source: string): string {
  const file = resolve(source);
  if (/\.(?:woff2|ttf|otf)$/.test(source) && existsSync(file)) {
    if (!relative(join(folder, '../..'), file).startsWith('..')) return file;
    throw new ScaffoldError(`--${option}: ${source} isn’t in the repository. Copy it to design-system/fonts first.`);
  }
  try {
    if (/\.(?:woff2|ttf|otf)$/.test(source)) return require.resolve(source);
    const files = join(dirname(require.resolve(`${source}/package.json`)), 'files');
    const found = readdirSync(files).find((name) => name.endsWith('-latin-wght-normal.woff2'));
    if (found !== undefined) return join(files, found);
  } catch {
    // The message below says what to do.
  }
  throw new ScaffoldError(
    `--${option}: ${source} isn’t a font file, and no installed package with a variable font. Install it first, such as: npm install --save-dev @fontsource-variable/inter`,
  );
}

/** Replaces the properties of a font in the text of `faces.ts`. */
export function replaceFace(text: string, option: FontOption, properties: Partial<Face>): string {
  const start = text.indexOf(`name: '${fontNames[option]}',`);
  const end = text.indexOf('\n  },', start);
  if (start < 0 || end < 0) throw new Error(`no font ${fontNames[option]}`);
  const face = Object.entries(properties).reduce(
    (changed, [name, value]) =>
      changed.replace(
        new RegExp(`^( {4}${name}: )[\\s\\S]*?,(?=\\n {4}\\w+:|$(?![\\s\\S]))`, 'm'),
        (_, begin: string) => `${begin}${JSON.stringify(value).replaceAll(/"(\w+)":/g, '$1:')},`,
      ),
    text.slice(start, end),
  );
  return `${text.slice(0, start)}${face}${text.slice(end)}`;
}
