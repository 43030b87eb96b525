import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { jsonTextError } from '../../site/compositor/json-text.ts';
import { fileIssues, pathOfFile } from '../../site/compositor/page-files.ts';
import type { PageIssue } from '../../site/compositor/page-issue.ts';

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
    .filter((file) => file.endsWith('.json') && pathOfFile(file) !== undefined)
    .flatMap((file) => {
      const message = jsonTextError(readFileSync(join(folder, file), 'utf8'));
      return message === undefined ? [] : [{ file: `site/pages/${file}`, place: '', message }];
    });
  return [...fileIssues(files), ...broken];
}
