import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { folders } from '../../.storybook/pictures/record.ts';
import { allPageStoryFiles, pageStoryFile } from '../store/page-story-file.ts';
import type { PageStoryFile } from '../store/page-story-file.ts';

/** Deletes the approved screenshots of a page's story. `page` is the file of the page, below `root`. */
export async function deleteScreenshots(root: string, page: string, approved = folders.approved): Promise<void> {
  const group = await screenshotFolder(root, page);
  if (group === undefined) return;
  for (const mode of await readdir(approved).catch(() => [])) {
    const folder = join(approved, mode, group);
    // A symbolic link could lead out of the folder of screenshots.
    const isFolder = (await lstat(folder).catch(() => undefined))?.isDirectory() ?? false;
    if (isFolder) await rm(folder, { recursive: true });
  }
}

/**
 * Returns the folder of a page's screenshots, such as `pages/press`. Undefined for a page without a story, and where a
 * story of another page has the same title, and so the same folder.
 */
export async function screenshotFolder(root: string, page: string): Promise<string | undefined> {
  const own = await pageStoryFile(root, page);
  const folder = own && folderOfStory(own);
  const sharing = (await allPageStoryFiles(root)).filter((each) => folderOfStory(each) === folder);
  return sharing.length === 1 ? folder : undefined;
}

function folderOfStory({ text }: PageStoryFile): string | undefined {
  const title = /title: '(Pages\/[^']+)'/.exec(text)?.[1];
  return title?.split('/').map(sanitize).join('/');
}
