import { normalize } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import type { Plugin } from 'vite';
import { siteStylesheet } from './site-stylesheet.ts';

/** Short names in the built site for the classes and the variables of the stylesheets. */
export interface ShortClasses {
  readonly names: ReadonlyMap<string, string>;
  /** The sources that contain classes. */
  readonly files: ReadonlySet<string>;
}

/** Variables that only stylesheets use: Tailwind’s, such as `--tw-shadow`, and tokens, such as `--onset-color-ink`. */
const VARIABLE = /--(?:tw|onset)-[\w-]+/g;

/** Class in a selector, with escapes. */
const SELECTOR = /\.((?:[\w-]|\\.)+)/g;

/** Fallbacks for browsers without `@property`. `cssTarget` has none. */
const WITHOUT_PROPERTY = /@layer properties\s*\{\s*@supports[\s\S]*?\{[\s\S]*?\}\s*\}\s*\}/g;

/** Registrations in `drawings.css` that `app.css` has too. They would make the browser recalculate the styles of the page. */
const REGISTRATION = /@property --tw-[^{]*\{[^}]*\}\s*/g;

/** Support queries for `color-mix()`, which every browser of `cssTarget` supports. */
const IF_COLOR_MIX = /@supports \(color:\s*color-mix\(in lab, red, red\)\)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/**
 * Shortens the names of classes in the built site, as a minifier shortens those of variables: `items-center` becomes `bQ` in
 * the stylesheets and in every source that Tailwind finds classes in, and so in the documents, which these sources render.
 * Names of one word (`flex`) stay, because a word in a source may mean something else.
 */
export function shortClasses(): Plugin[] {
  let found: Promise<ShortClasses> | undefined;
  const find = () => (found ??= findShortClasses());
  return [
    {
      name: 'onset-short-classes',
      apply: 'build',
      transform: {
        order: 'pre',
        filter: { id: /\.tsx?(?:\?|$)/ },
        async handler(code, id) {
          const { names, files } = await find();
          return files.has(normalize(id.replace(/\?.*$/, ''))) ? shortenInSource(code, names) : undefined;
        },
      },
    },
    {
      name: 'onset-short-selectors',
      apply: 'build',
      // After Tailwind has written the stylesheet, and before its file name is hashed from its content.
      transform: {
        filter: { id: /\.css(?:\?|$)/ },
        handler: async (code, id) =>
          shortenInStylesheet(
            id.includes('drawings.css') ? code.replaceAll(REGISTRATION, '') : code,
            (await find()).names,
          ),
      },
    },
  ];
}

/** Finds the classes of the site's stylesheets and numbers them in the order of their rules, which compresses best. */
export async function findShortClasses(): Promise<ShortClasses> {
  const names = new Map<string, string>();
  const variables = new Map<string, string>();
  const files = new Set<string>();
  for (const name of ['app.css', 'drawings.css'] as const) {
    const stylesheet = await siteStylesheet(name);
    const scanner = new Scanner({ sources: stylesheet.sources });
    const candidates = new Set(scanner.scan());
    for (const file of scanner.files) files.add(file);
    const css = stylesheet.build([...candidates]);
    for (const [variable] of css.matchAll(VARIABLE))
      if (!variables.has(variable)) variables.set(variable, `--_${shortName(variables.size)}`);
    for (const [, escaped = ''] of css.matchAll(SELECTOR)) {
      const each = unescape(escaped);
      if (/[^a-z]/i.test(each) && !names.has(each) && isClass(each, candidates)) names.set(each, shortName(names.size));
    }
  }
  return { names: new Map([...names, ...variables]), files };
}

/** Selectors also contain names of groups and peers (`group/menu`), which aren’t candidates. */
const isClass = (name: string, candidates: ReadonlySet<string>): boolean =>
  candidates.has(name) || /^(?:group|peer)\//.test(name);

/** Shortens the classes and variables of a stylesheet, and removes fallbacks that no supported browser needs. */
export function shortenInStylesheet(css: string, names: ReadonlyMap<string, string>): string {
  return (
    css
      .replaceAll(WITHOUT_PROPERTY, '')
      .replaceAll(IF_COLOR_MIX, '$1')
      // Before variables, because class names may contain them.
      .replaceAll(SELECTOR, (whole, escaped: string) => {
        const short = names.get(unescape(escaped));
        return short === undefined ? whole : `.${short}`;
      })
      .replaceAll(VARIABLE, (variable) => names.get(variable) ?? variable)
  );
}

/**
 * Shortens the classes in the strings of a source: between quotes or spaces. A class may contain quotes of the other
 * kind.
 */
export function shortenInSource(code: string, names: ReadonlyMap<string, string>): string {
  const quoted = [...names.keys()].filter((name) => /["'`]/.test(name)).map(escapePattern);
  const token = new RegExp(`(?<=["'\`\\s])(?:${[...quoted, '[^\\s"\'`]+'].join('|')})(?=["'\`\\s])`, 'g');
  return code.replaceAll(token, (each) => names.get(each) ?? each);
}

const escapePattern = (text: string): string => text.replaceAll(/[^\w-]/g, '\\$&');
const unescape = (text: string): string => text.replaceAll(/\\(.)/g, '$1');

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const REST = `${LETTERS}0123456789_-`;

/** Returns a name of one to three characters. A class of one word, which keeps its name, is longer. */
function shortName(index: number): string {
  let name = LETTERS[index % LETTERS.length] ?? '';
  for (let rest = Math.floor(index / LETTERS.length); rest > 0; rest = Math.floor((rest - 1) / REST.length))
    name += REST[(rest - 1) % REST.length] ?? '';
  return name;
}
