import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

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
  return files.filter(({ text }) => importsOf(text).some((each) => each.page === page));
}

/** Returns the imported page files of a story file, each with its local name. */
const importsOf = (story: string): { page: string; name: string; line: string }[] =>
  [...story.matchAll(/^import (\w+) from (['"])\.\.\/\.\.\/(site\/pages\/[^'"]+)\2;\r?\n/gm)].map(
    ([line, name = '', , page = '']) => ({ page, name, line }),
  );

/** A story with the doc comment above it and the blank line below it. */
const STORY = /(?:^\/\*\*(?:(?!\*\/)[^])*\*\/\r?\n)?^export const (\w+) = meta\.story\(\{[^]*?^\}\);\r?\n(?:\r?\n)?/gm;

/** The stories of a page in its story file, and the file without them. */
export interface PageStories {
  /** Names of the exports. */
  readonly names: readonly string[];
  /** The text of the file without the page; undefined if the file shows no other page. */
  readonly rest: string | undefined;
}

/** Finds the stories of a page in a file that imports it. Returns undefined if the page can't be separated from others. */
export function findPageStories(story: string, page: string): PageStories | undefined {
  const own = importsOf(story).find((each) => each.page === page);
  const stories = [...story.matchAll(STORY)].map(([text, name = '']) => ({ text, name }));
  if (!own) return undefined;
  if (importsOf(story).length === 1) return { names: stories.map(({ name }) => name), rest: undefined };
  const shown = stories.filter(({ text }) => text.includes(`document: ${own.name},`));
  const rest = [own.line, ...shown.map(({ text }) => text)].reduce((text, part) => text.replace(part, ''), story);
  const code = rest.replaceAll(COMMENT_OR_STRING, '');
  const isUsed = new RegExp(String.raw`\b${own.name}\b`).test(code);
  return isUsed ? undefined : { names: shown.map(({ name }) => name), rest };
}

const COMMENT_OR_STRING = /\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
