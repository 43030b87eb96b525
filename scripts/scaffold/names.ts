/** A name that cannot be used, and why: one line for stderr. */
export class ScaffoldError extends Error {
  override readonly name = 'ScaffoldError';
}

/** `download-card` → `DownloadCard`. */
export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `download-card` → `downloadCard`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `download-card` → `Download card`. */
export function words(name: string): string {
  const spaced = name.replaceAll('-', ' ');
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}

/** Letters that are not one of `a` to `z` with a mark, as they are written where they have to be. */
const WRITTEN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** `Why text goes soft, and when` → `why-text-goes-soft-and-when`. Letters with marks lose them. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => WRITTEN[letter] ?? '')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
