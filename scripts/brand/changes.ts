import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { OxfmtConfig } from 'oxfmt';
import { color } from '../../design-system/tokens/index.ts';
import { logo as presentLogo } from '../../design-system/primitives/logo.ts';
import type { AccentColors } from '../../design-system/tokens/contrast.ts';
import type { Face } from '../../design-system/fonts/faces.ts';
import { faviconSvg } from '../build/icons.ts';
import type { Changes } from '../scaffold/files.ts';
import { ScaffoldError } from '../scaffold/names.ts';
import { readAccent } from './accent.ts';
import { presentAccent, toBrand } from './answers.ts';
import type { Answers } from './answers.ts';
import { fontOptions, getFace, readFont, replaceFace } from './fonts.ts';
import type { FontOption } from './fonts.ts';
import { readLogo } from './logo.ts';
import { removeSamples } from './samples.ts';

/** File of the fonts. After a change, `npm run fonts` must run. */
export const FACES_FILE = 'design-system/fonts/faces.ts';

export const LOGO_FILE = 'design-system/primitives/logo.ts';

/** Files that only contain the brand. */
export const BRAND_FILES: readonly string[] = [
  'design-system/brand.ts',
  'design-system/tokens/color.ts',
  LOGO_FILE,
  FACES_FILE,
  'site/public/favicon.svg',
];

/**
 * Returns the changes of the files that contain the brand or a sample. The present brand is that of the imported modules;
 * `root` is for samples. `readFile` reads the logo.
 *
 * @throws {ScaffoldError} for an accent or a logo that can’t be used, and for samples that can’t be kept
 */
export async function getChanges(
  root: string,
  answers: Partial<Answers>,
  readFile: (path: string) => string,
): Promise<Changes> {
  const { accent: hex = presentAccent, keep } = answers;
  const accent = hex === presentAccent ? undefined : readAccent(hex);
  const logo = answers.logo ? readLogo(readFile(answers.logo), hex) : undefined;
  const fonts: [FontOption, Partial<Face>][] = [];
  for (const option of fontOptions) {
    const source = answers[option];
    const { source: present } = getFace(option);
    if (source === undefined || source === present) continue;
    const properties = await readFont(option, source);
    if (properties.source !== present) fonts.push([option, properties]);
  }
  const content = keep
    ? removeSamples(root, keep, { now: new Date(), system: toBrand(answers).operatingSystem })
    : { created: {} };
  return {
    ...content,
    edited: {
      ...content.edited,
      'design-system/brand.ts': (text) => replaceObject(text, 'brand: Brand', toBrand(answers)),
      ...(accent && { 'design-system/tokens/color.ts': (text: string) => replaceColors(text, accent) }),
      ...(logo && { [LOGO_FILE]: (text: string) => replaceObject(text, 'logo: Logo', logo) }),
      ...(fonts.length > 0 && {
        [FACES_FILE]: (text: string) =>
          fonts.reduce((changed, [option, properties]) => replaceFace(changed, option, properties), text),
      }),
      ...((logo ?? accent) && {
        'site/public/favicon.svg': () => faviconSvg(logo ?? presentLogo, (accent ?? color).record.light),
      }),
    },
  };
}

/**
 * Makes the edits without writing them.
 *
 * @returns the changes with the new, formatted text of each file that they really change
 * @throws {ScaffoldError} if a file isn’t as an edit expects it
 */
export async function applyEdits(root: string, { edited = {}, ...changes }: Changes): Promise<Changes> {
  const { singleQuote, printWidth } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as OxfmtConfig;
  const applied: Record<string, () => string> = {};
  for (const [path, edit] of Object.entries(edited)) {
    if (!existsSync(join(root, path))) throw new ScaffoldError(`${path} is missing. Restore it with Git.`);
    const before = readFileSync(join(root, path), 'utf8');
    const after = makeEdit(path, edit, before);
    const text = path.endsWith('.ts') ? (await format(path, after, { singleQuote, printWidth })).code : after;
    if (text !== before) applied[path] = () => text;
  }
  return { ...changes, edited: applied };
}

function makeEdit(path: string, edit: (text: string) => string, text: string): string {
  try {
    return edit(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ScaffoldError(`${path} can’t be changed: it has ${reason}. Restore the form that it had in Git.`);
  }
}

/** Replaces the value of the exported constant with a declaration such as `brand: Brand`. */
function replaceObject(text: string, declaration: string, value: object): string {
  const start = text.indexOf(`export const ${declaration} = {`);
  const end = text.indexOf('\n};\n', start);
  if (start < 0 || end < 0) throw new Error(`no “export const ${declaration} = {…};”`);
  return `${text.slice(0, start)}export const ${declaration} = ${JSON.stringify(value, undefined, 2)};\n${text.slice(end + 4)}`;
}

function replaceColors(text: string, accent: AccentColors): string {
  return Object.entries(accent).reduce((changed, [name, { light, dark }]) => {
    const pattern = new RegExp(`^( +'?${name}'?: )themed\\([^\\n]+\\),$`, 'm');
    if (!pattern.test(changed)) throw new Error(`no color ${name}`);
    return changed.replace(pattern, `$1themed('${light}', '${dark}'),`);
  }, text);
}
