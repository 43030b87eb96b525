import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentNames } from '../../site/app/content-names.ts';
import { generatedPaths } from '../../site/compositor/generated-paths.ts';
import { pathOfFile } from '../../site/compositor/page-files.ts';
import { POSTS_PER_PAGE } from '../../site/content/blog.ts';

const files = readdirSync(join(import.meta.dirname, '../../site/pages'), { recursive: true, encoding: 'utf8' });

const ofFiles = files.map((file) => pathOfFile(file.split(sep).join('/'))).filter((path) => path !== undefined);
const { posts, legal } = contentNames();
const made = (of: typeof posts): string[] => generatedPaths({ posts: of, legal }, POSTS_PER_PAGE);

/** Every page of the site. */
export const documents = [...ofFiles, ...made(posts)].toSorted();

/** Every page that differs in kind: of posts one, with the lists of its topics. */
export const routes = [...ofFiles, ...made(posts.slice(0, 1))].toSorted();
