import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { faces } from '../../design-system/fonts/faces.ts';

/** Returns the characters in the fonts of each family, by its name in CSS. */
export async function fontCoverage(): Promise<Record<string, string>> {
  const entries = faces.map(async ({ name, file }) => {
    const font = create(await readFile(join(import.meta.dirname, '../../design-system/fonts', file)));
    if (font.isCollection) throw new Error(`${file} is a collection of fonts. Use a single font.`);
    return [name, String.fromCodePoint(...font.characterSet)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
