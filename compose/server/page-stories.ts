import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

const FOLDER = 'stories/pages';

/**
 * The id that Storybook gives to the first story of a page file: that of the story file which imports the page. Undefined
 * where there is none.
 */
export async function pageStory(root: string, file: string): Promise<string | undefined> {
  const names = await readdir(join(root, FOLDER)).catch(() => []);
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith('.stories.tsx'))
      .toSorted()
      .map((name) => readFile(join(root, FOLDER, name), 'utf8')),
  );
  return texts.filter((text) => text.includes(` from '../../${file}';`)).map(firstStory)[0];
}

/** The id of the first story of a story file. */
function firstStory(text: string): string | undefined {
  const title = /^ {2}title: '([^']+)'/m.exec(text)?.[1];
  const story = /^export const (\w+) = meta\.story\(/m.exec(text)?.[1];
  return title === undefined || story === undefined ? undefined : toId(title, storyNameFromExport(story));
}
