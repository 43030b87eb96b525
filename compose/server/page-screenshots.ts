import { lstat, readdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { screenshotName } from '../../.storybook/modes.ts';
import { folders, screenshotFile } from '../../.storybook/visual/record.ts';
import { findPageStories, pageStoryFiles } from '../store/page-story-file.ts';

/** Deletes the approved screenshots of a page's stories. `page` is the file of the page, below `root`. */
export async function deleteScreenshots(root: string, page: string, approved = folders.approved): Promise<void> {
  const ids = await storyIds(root, page);
  for (const mode of await readdir(approved).catch(() => []))
    for (const id of ids) {
      const file = screenshotFile(approved, screenshotName(mode, id));
      // A symbolic link could lead out of the folder of screenshots.
      const isFolder = (await lstat(dirname(file)).catch(() => undefined))?.isDirectory() ?? false;
      if (isFolder) await rm(file, { force: true });
    }
}

/** Returns the IDs of the stories that show a page, such as `pages-press--default`. */
export async function storyIds(root: string, page: string): Promise<string[]> {
  return (await pageStoryFiles(root, page)).flatMap(({ text }) => {
    const title = /title: '(Pages\/[^']+)'/.exec(text)?.[1];
    const names = findPageStories(text, page)?.names ?? [];
    return title === undefined ? [] : names.map((name) => toId(title, storyNameFromExport(name)));
  });
}
