import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in a build that says what it was made from, and after that the files it has, one a line. */
const STAMP = 'inputs.txt';

/** Marks a whole build: what it was made from, as one line, and every file that is in its folder now. */
export function writeStamp(output: string, inputs: string): void {
  const files = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(output, '/').length));
  writeFileSync(join(output, STAMP), [inputs, ...files].join('\n'));
}

/** A build that is cut short must not be taken for a whole one: its stamp goes first. */
export const removeStamp = (output: string): void => rmSync(join(output, STAMP), { force: true });

/** Whether there is a build of these inputs with all its files. What is in the files is not looked at. */
export function hasBuild(output: string, inputs: string): boolean {
  const stamp = join(output, STAMP);
  if (!existsSync(stamp)) return false;
  const [madeFrom, ...files] = readFileSync(stamp, 'utf8').split('\n');
  return madeFrom === inputs && files.length > 0 && files.every((file) => existsSync(join(output, file)));
}
