import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sanitize } from 'storybook/internal/csf';

/**
 * Pattern for the paths of files that affect all stories without being imported by them: styles, fonts, packages and
 * Storybook's configuration.
 */
const SHARED_SOURCES =
  /^(?:\.storybook\/|design-system\/(?:tokens|fonts)\/|tailwind\.config\.ts$|package-lock\.json$)|\.css$/;

/** Story file whose screenshots are older than one of its sources. */
interface StaleStories {
  /** Folder of its screenshots, such as `sections/pricing`. */
  readonly group: string;
  /** Argument of `npm run visual` that renders only this file. */
  readonly name: string;
  /** The changed file that the stories depend on. */
  readonly source: string;
}

/**
 * Returns the first story file of the given groups that depends on a changed file; undefined if there is none. Paths
 * are relative to `root`, with `/`.
 */
export function findStale(
  root: string,
  groups: ReadonlySet<string>,
  changed: readonly string[],
): StaleStories | undefined {
  for (const file of storyFiles(root)) {
    const group = groupOfStories(readFileSync(join(root, file), 'utf8'));
    if (group === undefined || !groups.has(group)) continue;
    const isSource = createSourceMatcher(root, file);
    const source = changed.find((changedFile) => SHARED_SOURCES.test(changedFile) || isSource(changedFile));
    if (source !== undefined) return { group, name: /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? group, source };
  }
  return undefined;
}

const storyFiles = (root: string): string[] =>
  readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => toPosixPath(join('stories', file)));

/**
 * Returns the group of a story file's screenshots, such as `sections/pricing`, which is the first two parts of its
 * title.
 */
function groupOfStories(text: string): string | undefined {
  const title = /^ *title: '([^']+)'/m.exec(text)?.[1];
  return title?.split('/').slice(0, 2).map(sanitize).join('/');
}

/**
 * Returns a function that checks whether a story file depends on a file. The dependencies are direct and indirect
 * imports, and files that match a pattern of `import.meta.glob`.
 */
function createSourceMatcher(root: string, storyFile: string): (file: string) => boolean {
  const files = new Set([storyFile]);
  const globPatterns: string[] = [];
  for (const file of files) {
    // Imports in files of `.storybook` aren't followed, because they lead to the docs of all sections and not to
    // sources of the story.
    if (!/\.[jt]sx?$/.test(file) || file.startsWith('.storybook/')) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, , specifier = ''] of text.matchAll(/(?:\bfrom |\bimport |\bimport\()(['"])([^'"\n]+)\1/g)) {
      const importedFile = resolveImport(root, file, specifier);
      if (importedFile !== undefined) files.add(importedFile);
    }
    for (const [, patterns = ''] of text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g))
      for (const [, pattern = ''] of patterns.matchAll(/'([^'!][^']*)'/g))
        globPatterns.push(toPosixPath(relative(root, resolve(root, dirname(file), pattern))));
  }
  return (file) => files.has(file) || globPatterns.some((pattern) => matchesGlob(file, pattern));
}

/**
 * Returns the path of the file in this repository that an import refers to, or undefined for packages and generated
 * modules.
 */
function resolveImport(root: string, from: string, specifier: string): string | undefined {
  const [pathWithoutQuery = ''] = specifier.split('?');
  const isOwnPackage = pathWithoutQuery.startsWith('@onset/');
  if (!isOwnPackage && !/^\.\.?\//.test(pathWithoutQuery)) return undefined;
  const path = isOwnPackage
    ? fileURLToPath(import.meta.resolve(pathWithoutQuery))
    : resolve(root, dirname(from), pathWithoutQuery);
  return existsSync(path) && statSync(path).isFile() ? toPosixPath(relative(root, path)) : undefined;
}

const toPosixPath = (path: string): string => path.split(sep).join('/');
