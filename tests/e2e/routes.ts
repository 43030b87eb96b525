import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentNames } from '../../site/app/content-names.ts';
import { generatedPaths } from '../../site/compositor/generated-paths.ts';
import { pathOfFile } from '../../site/compositor/page-files.ts';
import { POSTS_PER_PAGE } from '../../site/content/blog.ts';

const files = readdirSync(join(import.meta.dirname, '../../site/pages'), { recursive: true, encoding: 'utf8' });
const paths = files.map((file) => pathOfFile(file.split(sep).join('/'))).filter((path) => path !== undefined);
const { posts, legal } = contentNames();
const withPosts = (some: typeof posts): string[] =>
  [...paths, ...generatedPaths({ posts: some, legal }, POSTS_PER_PAGE)].toSorted();

/** Paths of all pages. */
export const documents = withPosts(posts);

/** Paths of all pages, but with one post only and the lists of its topics. */
export const routes = withPosts(posts.slice(0, 1));
