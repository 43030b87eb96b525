import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentNames } from '../compositor/generated-paths.ts';
import { readFrontMatter } from '../markdown/front-matter.ts';

const CONTENT = join(import.meta.dirname, '..', 'content');

/** What the paths of the pages are made of, read without Vite, which asks for them before it serves anything: files by their names, and what each post is about. */
export function contentNames(): ContentNames {
  const posts = namesIn('posts').map((name) => {
    const { tags } = readFrontMatter(readFileSync(join(CONTENT, 'posts', `${name}.md`), 'utf8')).frontMatter;
    return { name, tags: Array.isArray(tags) ? tags.map(String) : [] };
  });
  return { posts, legal: legalNames() };
}

/** The files of `site/content/legal`, by their names. */
export const legalNames = (): string[] => namesIn('legal');

function namesIn(folder: string): string[] {
  return readdirSync(join(CONTENT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.].*\.md$/.test(entry.name))
    .map(({ name }) => name.replace(/\.md$/, ''))
    .toSorted();
}
