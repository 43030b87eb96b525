import { join } from 'node:path';
import { writeChanges } from './files.ts';
import type { Changes } from './files.ts';
import { ScaffoldError } from './names.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Runs a scaffold from the command line. With its one argument, it makes the files, and prints their paths, a note if there
 * is one, and what to do next. Without it, or with one it can't use, it prints in one line what is expected and exits with 1.
 */
export function runScaffold(
  usage: string,
  make: (argument: string) => { changes: Changes; note?: string; next: readonly string[] },
): void {
  const [argument, ...more] = process.argv.slice(2);
  try {
    if (argument === undefined || more.length > 0) throw new ScaffoldError(`Usage: ${usage}`);
    const { changes, note, next } = make(argument);
    for (const path of writeChanges(root, changes)) process.stdout.write(`  ${path}\n`);
    if (note !== undefined) process.stdout.write(`\n${note}\n`);
    process.stdout.write(`\nNext:\n${next.map((line) => `  ${line}\n`).join('')}`);
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
