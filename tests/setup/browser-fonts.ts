import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { faces } from '../../design-system/fonts/faces.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/browser-fonts');

/** The font of the right-to-left samples: the site's own fonts have no Hebrew. */
const hebrew = '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff2';
const hebrewLetters = Array.from({ length: 0x70 }, (_, index) => String.fromCodePoint(0x590 + index)).join('');

/** A system font of the test browser, and the characters that are kept. */
interface SystemFont {
  readonly name: string;
  readonly path: string;
  readonly characters: string;
}

const systemFonts: readonly SystemFont[] = [
  ...faces.map(({ file, characters }) => ({
    name: file.replace('.woff2', ''),
    path: join(root, 'design-system/fonts', file),
    characters,
  })),
  { name: 'hebrew', path: createRequire(import.meta.url).resolve(hebrew), characters: hebrewLetters },
];

/**
 * Writes the fontconfig file of the test browser and returns its path for `FONTCONFIG_FILE`. It lists the site's fonts
 * and that of the right-to-left samples, so that no screenshot depends on installed fonts. They are converted to
 * TrueType, the only compression that the browser reads from the system, once for each version of their sources.
 */
export async function writeFontConfiguration(): Promise<string> {
  const sources = await Promise.all(systemFonts.map(({ path }) => readFile(path)));
  const hash = createHash('sha256').update(folder).update(configuration(''));
  for (const source of sources) hash.update(source);
  const versioned = join(folder, hash.digest('hex').slice(0, 16));
  const path = join(versioned, 'fonts.conf');
  if (existsSync(path)) return path;

  await mkdir(folder, { recursive: true });
  const building = await mkdtemp(join(folder, 'building-'));
  for (const [index, { name, characters }] of systemFonts.entries()) {
    const source = sources[index];
    if (source === undefined) throw new Error(`No source for the font ${name}`);
    await writeFile(join(building, `${name}.ttf`), await subsetFont(source, characters, { targetFormat: 'truetype' }));
  }
  await writeFile(join(building, 'fonts.conf'), configuration(versioned));
  try {
    await rename(building, versioned);
  } catch (error) {
    // Another process has created the same folder.
    if (!existsSync(path)) throw error;
    await rm(building, { recursive: true });
  }
  return path;
}

const configuration = (fontFolder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fontFolder}</dir>
  <cachedir>${fontFolder}/cache</cachedir>
  <alias binding="strong"><family>sans-serif</family><prefer><family>Geist</family></prefer></alias>
  <!-- The default font: WebKitGTK crashes without one. -->
  <alias binding="strong"><family>serif</family><prefer><family>Geist</family></prefer></alias>
  <alias binding="strong"><family>monospace</family><prefer><family>Geist Mono</family></prefer></alias>
</fontconfig>
`;
