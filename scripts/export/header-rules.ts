import type { Headers } from './exported-site.ts';
import { ExportError } from './options.ts';

/** Which addresses a rule is for. */
export type Pattern =
  | { readonly kind: 'all' }
  /** Everything below a folder: `/assets/*`. */
  | { readonly kind: 'folder'; readonly folder: string }
  /** Every address with an ending: `/*.md`. */
  | { readonly kind: 'extension'; readonly extension: string }
  | { readonly kind: 'path'; readonly path: string };

/** Headers of some addresses. Of two rules for the same address the later one counts, header by header. */
export interface HeaderRule {
  readonly pattern: Pattern;
  readonly headers: Headers;
}

/** What is to be said at an address. */
export interface Wanted {
  readonly path: string;
  readonly headers: Headers;
}

/**
 * The fewest rules that say the wanted headers, and `unknown` everywhere else: one for all, one for each folder without
 * pages and for each ending, and one for each address that differs from these.
 */
export function headerRules(wanted: readonly Wanted[], unknown: Headers): readonly HeaderRule[] {
  const rules: HeaderRule[] = [{ pattern: { kind: 'all' }, headers: unknown }];
  const files = wanted.filter(isFile);
  const folders = foldersWithoutPages(wanted);
  const inFolders = files.filter(({ path }) => folders.includes(folderOf(path)));
  const others = files.filter(({ path }) => !folders.includes(folderOf(path)));
  const extensions = [...new Set(others.map(({ path }) => extensionOf(path)))].toSorted();
  // Files whose ending has a rule don't count: with many drawings, their headers would become those of the folder's scripts.
  for (const folder of folders)
    addUsual(
      rules,
      { kind: 'folder', folder },
      inFolders.filter(({ path }) => folderOf(path) === folder && !extensions.includes(extensionOf(path))),
      unknown,
    );
  for (const extension of extensions)
    addUsual(
      rules,
      { kind: 'extension', extension },
      others.filter(({ path }) => extensionOf(path) === extension),
      unknown,
    );
  for (const { path, headers } of wanted) {
    const said = headersAt(rules, path);
    const extra = Object.keys(said).filter((name) => !(name in headers));
    if (extra.length > 0)
      throw new ExportError(`${path} would have ${extra.join(', ')}, which the server doesn’t send there.`);
    const different = differences(headers, said);
    if (Object.keys(different).length > 0) rules.push({ pattern: { kind: 'path', path }, headers: different });
  }
  return rules;
}

/** What the rules say at an address. */
export function headersAt(rules: readonly HeaderRule[], path: string): Headers {
  return Object.assign(
    {},
    ...rules.filter(({ pattern }) => matches(pattern, path)).map(({ headers }) => headers),
  ) as Headers;
}

function matches(pattern: Pattern, path: string): boolean {
  if (pattern.kind === 'all') return true;
  if (pattern.kind === 'folder') return path.startsWith(`/${pattern.folder}/`);
  return pattern.kind === 'extension' ? path.endsWith(`.${pattern.extension}`) : path === pattern.path;
}

/** Adds a rule of what most of these files say and the others do not. */
function addUsual(rules: HeaderRule[], pattern: Pattern, files: readonly Wanted[], unknown: Headers): void {
  const counted = new Map<string, { count: number; headers: Headers }>();
  for (const { headers } of files) {
    const different = differences(headers, unknown);
    const key = JSON.stringify(different);
    counted.set(key, { count: (counted.get(key)?.count ?? 0) + 1, headers: different });
  }
  const [usual] = [...counted.values()].toSorted((a, b) => b.count - a.count);
  if (usual && Object.keys(usual.headers).length > 0) rules.push({ pattern, headers: usual.headers });
}

function differences(headers: Headers, said: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => said[name] !== value));
}

/** Names of the folders at the top that hold files and no page. */
function foldersWithoutPages(wanted: readonly Wanted[]): string[] {
  const pages = wanted.filter((each) => !isFile(each)).map(({ path }) => path);
  const taken = new Set(['', ...pages.map(folderOf), ...pages.map((path) => path.slice(1))]);
  return [...new Set(wanted.map(({ path }) => folderOf(path)))].filter((folder) => !taken.has(folder)).toSorted();
}

/** Whether it is no page. */
const isFile = ({ path }: Wanted): boolean => /\.\w+$/.test(path) && !path.endsWith('.html');

const folderOf = (path: string): string => (path.lastIndexOf('/') > 0 ? (path.split('/')[1] ?? '') : '');
const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
