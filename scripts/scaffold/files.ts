import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ScaffoldError } from './names.ts';

/** Changes of files, by path. */
export interface Changes {
  readonly created: Readonly<Record<string, string>>;
  readonly edited?: Readonly<Record<string, (text: string) => string>>;
  readonly deleted?: readonly string[];
  /** Other files that must not exist, because they would have the same purpose as the new ones. */
  readonly free?: readonly string[];
}

/**
 * Writes the files of a scaffold, formatted, below `root`. Writes all or nothing: an existing file is never replaced by a
 * new one, and if a step fails, or the process is interrupted, the steps before it are undone.
 *
 * @returns the paths of all files that were created, changed or deleted
 * @throws {ScaffoldError} if a new file exists already, or a file can’t be changed or written
 */
export function writeChanges(root: string, { created, edited = {}, deleted = [], free = [] }: Changes): string[] {
  for (const path of [...Object.keys(created), ...free])
    if (existsSync(join(root, path))) throw new ScaffoldError(`${path} already exists. Choose another name.`);
  const texts = new Map(Object.entries(created));
  for (const [path, edit] of Object.entries(edited)) texts.set(path, edit(readFileSync(join(root, path), 'utf8')));
  const written = [...texts.keys()];
  wholeOrNothing((undo) => {
    for (const [path, text] of texts) {
      const file = join(root, path);
      const madeFolder = mkdirSync(dirname(file), { recursive: true });
      if (madeFolder !== undefined) undo(() => rmSync(madeFolder, { recursive: true, force: true }));
      const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      undo(() => (before === undefined ? rmSync(file, { force: true }) : writeFileSync(file, before)));
      writeFileSync(file, text);
    }
    for (const path of deleted) {
      const file = join(root, path);
      const before = readFileSync(file);
      undo(() => writeFileSync(file, before));
      rmSync(file);
    }
    const code = written.filter((path) => /\.tsx?$/.test(path));
    if (code.length > 0) execFileSync(join(root, 'node_modules/.bin/oxfmt'), code, { cwd: root, stdio: 'ignore' });
  });
  return [...written, ...deleted];
}

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does `work` to its end, or takes back what it did; it says how, step by step. A signal to stop that comes meanwhile
 * does not end the process between two files.
 */
function wholeOrNothing(work: (undo: (step: () => void) => void) => void): void {
  const steps: (() => void)[] = [];
  const wait = (): void => {};
  for (const signal of STOPS) process.on(signal, wait);
  try {
    work((step) => steps.push(step));
  } catch (error) {
    const failed = steps.toReversed().filter((step) => {
      try {
        step();
        return false;
      } catch {
        // The first of these is the step that failed before.
        return true;
      }
    });
    const why = error instanceof Error ? error.message : String(error);
    const rest = failed.length > 1 ? ` ${failed.length} files couldn’t be restored. Restore them with Git.` : '';
    throw new ScaffoldError(`Nothing was made: ${why.replaceAll(/\s+/g, ' ')}${rest}`);
  } finally {
    for (const signal of STOPS) process.off(signal, wait);
  }
}

/**
 * Puts a line before the first of those matching `among` that sorts after it, or after the last of them, which may be the
 * first of several lines: what is further in, and the line that closes it, are part of it.
 */
export function insertSorted(text: string, line: string, among: RegExp): string {
  const lines = text.split('\n');
  const matching = lines.flatMap((each, index) => (among.test(each) ? [index] : []));
  const last = matching.at(-1);
  if (last === undefined)
    throw new ScaffoldError(`No line like ${String(among)} was found to put “${line.trim()}” beside`);
  const next = matching.find((index) => (lines[index] ?? '') > line) ?? endOf(lines, last);
  return lines.toSpliced(next, 0, line).join('\n');
}

/** The index of the line after the entry that begins at `start`. */
function endOf(lines: readonly string[], start: number): number {
  const indent = /^ */.exec(lines[start] ?? '')?.[0] ?? '';
  if (!(lines[start + 1] ?? '').startsWith(`${indent} `)) return start + 1;
  return lines.findIndex((line, index) => index > start && !line.startsWith(`${indent} `)) + 1;
}
