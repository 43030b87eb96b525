import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'stories/pages';

/** The story file of a page. */
export interface PageStoryFile {
  /** Relative to the repository. */
  readonly file: string;
  readonly text: string;
}

/** The story file that imports a page file, whatever it is called; undefined where there is none. */
export async function pageStoryFile(root: string, page: string): Promise<PageStoryFile | undefined> {
  const names = await readdir(join(root, FOLDER)).catch(() => []);
  const stories = await Promise.all(
    names
      .filter((name) => name.endsWith('.stories.tsx'))
      .toSorted()
      .map(async (name) => ({ file: `${FOLDER}/${name}`, text: await readFile(join(root, FOLDER, name), 'utf8') })),
  );
  return stories.find(({ text }) => text.includes(` from '../../${page}';`));
}
