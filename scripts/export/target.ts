import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reason } from '../../site/server/process/start-error.ts';
import { ExportError } from './options.ts';

/** In a folder that was exported: what makes it one that may be emptied. Hosts do not serve it, or it says nothing. */
const MARK = '.export';
const MARK_TEXT = 'Made by npm run export, which empties this folder before it fills it again.\n';

/**
 * Makes the folder of an export, empty but for its mark. A folder with anything else in it is left as it is, and an
 * `ExportError` says so: it may be somebody's work.
 */
export function emptyTarget(to: string, root: string): void {
  if (`${root}/`.startsWith(`${to}/`))
    throw new ExportError(`${to} contains this project. Choose another folder with --to.`);
  if (existsSync(to)) {
    if (!statSync(to).isDirectory()) throw new ExportError(`${to} is a file. Choose a folder with --to.`);
    const names = readdirSync(to);
    const mark = join(to, MARK);
    if (names.length > 0 && !(existsSync(mark) && readFileSync(mark, 'utf8') === MARK_TEXT))
      throw new ExportError(
        `${to} is not empty and was not created by this command. Choose an empty folder with --to.`,
      );
    for (const name of names) rmSync(join(to, name), { recursive: true });
  }
  try {
    mkdirSync(to, { recursive: true });
  } catch (error) {
    throw new ExportError(`${to} can’t be created (${reason(error)}). Choose another folder with --to.`, {
      cause: error,
    });
  }
  writeFileSync(join(to, MARK), MARK_TEXT);
}

/** Of files beside the folder: throws an `ExportError` for one that does not begin as the one that takes its place. */
export function requireOwn(path: string, text: string): void {
  const firstLine = (content: string): string => content.split('\n', 1)[0] ?? '';
  if (existsSync(path) && firstLine(readFileSync(path, 'utf8')) !== firstLine(text))
    throw new ExportError(`${path} was not created by this command. Choose another folder with --to.`);
}

/** Writes a file of the export, with the folders it lies in. */
export function writeInto(to: string, name: string, content: string | Buffer): void {
  const path = join(to, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
