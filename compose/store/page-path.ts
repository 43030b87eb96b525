import { pathOfFile } from '../../site/compositor/page-files.ts';

/** The path of the page that a file makes, in the repository's words: `site/pages/blog/index.ts` is `/blog`. */
export const pathOf = (file: string): string => pathOfFile(file.replace(/^site\/pages\//, '')) ?? file;
