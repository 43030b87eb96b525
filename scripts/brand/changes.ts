import { color } from '../../design-system/tokens/index.ts';
import { logo as presentLogo } from '../../design-system/primitives/logo.ts';
import type { AccentColors } from '../../design-system/tokens/contrast.ts';
import { faviconSvg } from '../build/icons.ts';
import type { Changes } from '../scaffold/files.ts';
import { readAccent } from './accent.ts';
import { getDefault, toBrand } from './answers.ts';
import type { Answers } from './answers.ts';
import { readLogo } from './logo.ts';

/**
 * Returns the changes of the files that contain the brand. `readFile` reads the logo.
 *
 * @throws {ScaffoldError} for an accent or a logo that can’t be used
 */
export function brandChanges(
  answers: Partial<Answers>,
  readFile: (path: string) => string,
): NonNullable<Changes['edited']> {
  const present = getDefault('accent', '');
  const { accent: hex = present } = answers;
  const accent = hex === present ? undefined : readAccent(hex);
  const logo = answers.logo ? readLogo(readFile(answers.logo), hex) : undefined;
  return {
    'design-system/brand.ts': (text) => replaceObject(text, 'brand: Brand', toBrand(answers)),
    ...(accent && { 'design-system/tokens/color.ts': (text: string) => replaceColors(text, accent) }),
    ...(logo && { 'design-system/primitives/logo.ts': (text: string) => replaceObject(text, 'logo: Logo', logo) }),
    ...((logo ?? accent) && {
      'site/public/favicon.svg': () => faviconSvg(logo ?? presentLogo, (accent ?? color).record.light),
    }),
  };
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
