import { relative, sep } from 'node:path';
import { OWN_FOLDER } from '../store/workspace.ts';

/** Folders of the repository in which much changes that no page is made of. */
const FOLDERS = [OWN_FOLDER, 'data', 'site/build', '.visual'];

/**
 * Whether what is at a path is none of the workshop's business. Compared as it is: the folder that the repository is in may have any
 * name, and brackets in it would mean something else in a pattern.
 */
export const isUnwatched =
  (root: string) =>
  (path: string): boolean => {
    const file = relative(root, path).split(sep).join('/');
    return FOLDERS.some((folder) => file === folder || file.startsWith(`${folder}/`));
  };
