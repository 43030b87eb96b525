import { toPagePath } from '../../site/compositor/page-paths.ts';

/** The path of the page that a file makes, in the repository's words: `site/pages/blog/index.ts` is `/blog`. */
export const pathOf = (file: string): string => toPagePath(file.replace(/^site\/pages\//, '')) ?? file;
