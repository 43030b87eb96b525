import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'stories/pages';

/** The story file of a page. */
export interface PageStoryFile {
  /** Relative to the repository. */
  readonly file: string;
  readonly text: string;
}

/** The story files that import a page file, whatever they are called, by their names. */
export async function pageStoryFiles(root: string, page: string): Promise<PageStoryFile[]> {
  return (await allPageStoryFiles(root)).filter(({ text }) => pagesOf(text).includes(page));
}

/** The first story file that imports a page file; undefined where there is none. */
export async function pageStoryFile(root: string, page: string): Promise<PageStoryFile | undefined> {
  const [first] = await pageStoryFiles(root, page);
  return first;
}

/** The story files there are, by their names. What is no file, such as a link, is no story. */
export async function allPageStoryFiles(root: string): Promise<PageStoryFile[]> {
  const entries = await readdir(join(root, FOLDER), { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.stories.tsx'))
    .map(({ name }) => name);
  return Promise.all(
    names
      .toSorted()
      .map(async (name) => ({ file: `${FOLDER}/${name}`, text: await readFile(join(root, FOLDER, name), 'utf8') })),
  );
}

/** The page files that a story file imports. */
export const pagesOf = (story: string): string[] =>
  [...story.matchAll(/ from (['"])\.\.\/\.\.\/(site\/pages\/[^'"]+)\1/g)].map(([, , page = '']) => page);
