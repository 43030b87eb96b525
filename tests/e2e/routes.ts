import { readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const client = join(import.meta.dirname, '../../site/build/client');

/** Paths of all pages of the build. */
export const documents = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => posix.basename(name) === 'index.html')
  .map((name) => `/${dirname(name)}`.replace(/^\/\.$/, '/'))
  .toSorted();

const isPost = (path: string): boolean => /^\/blog\/[^/]+$/.test(path);
const isTopic = (path: string): boolean => path.startsWith('/blog/topic/');
const isFirst = (path: string, matches: (path: string) => boolean): boolean => path === documents.find(matches);

/** Paths of all pages, but of one post and of one topic only. */
export const routes = documents.filter((path) => [isPost, isTopic].every((is) => !is(path) || isFirst(path, is)));
