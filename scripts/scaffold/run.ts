import { join } from 'node:path';
import { writeChanges } from './files.ts';
import type { Changes } from './files.ts';
import { ScaffoldError } from './names.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Runs a scaffold from the command line: with its one argument it makes its files and says what to do next; without, or
 * with one it cannot use, it says in one line what is expected and exits with 1.
 */
export function runScaffold(
  usage: string,
  make: (argument: string) => { changes: Changes; next: readonly string[] },
): void {
  const [argument, ...more] = process.argv.slice(2);
  try {
    if (argument === undefined || more.length > 0) throw new ScaffoldError(`Usage: ${usage}`);
    const { changes, next } = make(argument);
    for (const path of writeChanges(root, changes)) process.stdout.write(`  ${path}\n`);
    process.stdout.write(`\nNext:\n${next.map((line) => `  ${line}\n`).join('')}`);
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
