import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { pageStoryFile } from '../store/page-story-file.ts';

/** The id that Storybook gives to the first story of a page file. Undefined where there is none. */
export async function pageStory(root: string, file: string): Promise<string | undefined> {
  const { text = '' } = (await pageStoryFile(root, file)) ?? {};
  const title = /^ {2}title: '([^']+)'/m.exec(text)?.[1];
  const story = /^export const (\w+) = meta\.story\(/m.exec(text)?.[1];
  return title === undefined || story === undefined ? undefined : toId(title, storyNameFromExport(story));
}
