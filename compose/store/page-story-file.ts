import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { lineEndOf } from '../source/rewrite.ts';

const FOLDER = 'stories/pages';

/** A story file that shows a page. */
export interface PageStoryFile {
  /** Relative to the repository. */
  readonly file: string;
  readonly text: string;
}

/** Returns the story files that import a page file, sorted by name. Symbolic links and folders are ignored. */
export async function pageStoryFiles(root: string, page: string): Promise<PageStoryFile[]> {
  const entries = await readdir(join(root, FOLDER), { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.stories.tsx'))
    .map(({ name }) => name);
  const files = await Promise.all(
    names
      .toSorted()
      .map(async (name) => ({ file: `${FOLDER}/${name}`, text: await readFile(join(root, FOLDER, name), 'utf8') })),
  );
  return files.filter(({ text }) => parseStatements(text).some(({ source }) => isPage(source, page)));
}

/** The stories of a page in its story file, and the file without them. */
export interface PageStories {
  /** Names of the exports. */
  readonly names: readonly string[];
  /** The text of the file without the page; undefined if no story is left. */
  readonly rest: string | undefined;
}

/**
 * Finds the stories of a page in a file that imports it. Returns undefined if a statement uses the page together with
 * another one, or has a variable with the name of its import.
 */
export function findPageStories(story: string, page: string): PageStories | undefined {
  const statements = parseStatements(story);
  const removed = statements.filter(({ source }) => isPage(source, page));
  const others = statements.filter(({ source }) => source?.includes('/site/pages/') && !isPage(source, page));
  for (let count = 0; count < removed.length; count += 1) {
    const names = removed[count]?.names ?? [];
    const dependent = statements.filter((each) => !removed.includes(each) && uses(each, names));
    if (dependent.some((each) => others.some((other) => uses(each, other.names)))) return undefined;
    if (dependent.some(({ locals }) => names.some((name) => locals.has(name)))) return undefined;
    removed.push(...dependent);
  }
  const names = removed.flatMap(({ exported }) => exported ?? []);
  let rest = statements.filter((each) => !removed.includes(each));
  if (!rest.some(({ exported }) => exported !== undefined)) return { names, rest: undefined };
  // Imports, constants and functions that only the removed stories used.
  for (const { identifiers } of removed)
    rest = rest.filter(
      (each) =>
        each.exported !== undefined ||
        each.names.length === 0 ||
        !each.names.every((name) => identifiers.has(name)) ||
        rest.some((other) => other !== each && uses(other, each.names)),
    );
  const text = rest.map((each) => each.text).join('');
  return { names, rest: text.trim() + (lineEndOf(story) === 'crlf' ? '\r\n' : '\n') };
}

const isPage = (source: string | undefined, page: string): boolean => source === `../../${page}`;

const uses = ({ identifiers }: Statement, names: readonly string[]): boolean =>
  names.some((name) => identifiers.has(name));

/** A statement at the top level of a module. */
interface Statement {
  /** Its source, with the comments and blank lines before it. */
  readonly text: string;
  /** Module that it imports from. */
  readonly source: string | undefined;
  /** Names that it declares or imports for the other statements. */
  readonly names: readonly string[];
  /** Name of the exported story. */
  readonly exported: string | undefined;
  /** Identifiers in it, without property names. */
  readonly identifiers: ReadonlySet<string>;
  /** Names of variables and parameters in it. */
  readonly locals: ReadonlySet<string>;
}

function parseStatements(module: string): Statement[] {
  const { body } = parseSync('page.stories.tsx', module).program;
  return body.map((node, index) => {
    const source = node.type === 'ImportDeclaration' ? node.source.value : undefined;
    const isExported = node.type === 'ExportNamedDeclaration';
    const declaration = isExported ? node.declaration : node;
    const names =
      node.type === 'ImportDeclaration'
        ? node.specifiers.map(({ local }) => local.name)
        : declaration?.type === 'VariableDeclaration'
          ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
          : declaration?.type === 'FunctionDeclaration' && declaration.id
            ? [declaration.id.name]
            : [];
    const [identifiers, locals] = [new Set<string>(), new Set<string>()];
    if (node.type !== 'ImportDeclaration') collect(node, identifiers, locals);
    for (const name of names) for (const set of [identifiers, locals]) set.delete(name);
    const exported = isExported ? names[0] : undefined;
    return { text: module.slice(body[index - 1]?.end ?? 0, node.end), source, names, exported, identifiers, locals };
  });
}

/** Collects the identifiers below a node of the syntax tree, and those among them that are variables or parameters. */
function collect(node: unknown, identifiers: Set<string>, locals: Set<string>, isLocal = false): void {
  if (Array.isArray(node)) return node.forEach((each) => collect(each, identifiers, locals, isLocal));
  if (typeof node !== 'object' || node === null) return;
  const { type, name } = node as { type?: string; name?: string };
  if ((type === 'Identifier' || type === 'JSXIdentifier') && name !== undefined)
    for (const set of isLocal ? [identifiers, locals] : [identifiers]) set.add(name);
  const isNamed = 'computed' in node && !node.computed;
  for (const [key, child] of Object.entries(node))
    if (!(isNamed && (key === 'property' || key === 'key')))
      collect(child, identifiers, locals, key === 'id' || key === 'params' || (isLocal && key !== 'right'));
}
