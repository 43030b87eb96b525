import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileIssues, pathOfFile } from '../../site/compositor/page-files.ts';
import type { PageIssue } from '../../site/compositor/page-issue.ts';
import { readPageSource, SourceError } from '../../site/compositor/page-source.ts';

/** The folders of content whose files are all read. */
const CONTENT = ['posts', 'releases', 'legal'];

/** What lies in the folders of the content below `folder` and is not read, though it was surely meant to be. */
export function unreadContent(folder: string): PageIssue[] {
  return CONTENT.flatMap((kind) =>
    readdirSync(join(folder, kind), { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .filter((entry) => !entry.isFile() || !entry.name.endsWith('.md'))
      .map(({ name }) => ({
        file: `site/content/${kind}/${name}`,
        place: '',
        message: `is ignored. Move it to site/content/${kind}, with a name that ends in .md.`,
      })),
  );
}

/** The files of this folder of pages that need not be loaded to see that no page can be made of them. */
export function unreadablePages(folder: string): PageIssue[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
  const broken = files
    .filter((file) => pathOfFile(file) !== undefined)
    .flatMap((file) => {
      try {
        readPageSource(readFileSync(join(folder, file), 'utf8'), `site/pages/${file}`);
        return [];
      } catch (error) {
        if (error instanceof SourceError) return [error.issue];
        throw error;
      }
    });
  return [...fileIssues(files), ...broken];
}
