import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { beforeAll, expect, test, vi } from 'vitest';
import { Visitor, parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Where texts of strangers are read. Whole folders, so that a new file need not be named here. */
const FOLDERS = ['site/server', 'site/contract', 'site/adapters'];

// One way to check on every machine; the faster ones are native programs that not every system has.
beforeAll(() => void vi.stubEnv('RECHECK_BACKEND', 'pure'));

interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** The regular expressions written in a file. */
function expressionsOf(file: string): Expression[] {
  const found: Expression[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return found;
}

/** What is looked at ends by the number of steps: by time it would be other texts on a machine that is busy, or none at all. */
const WITHOUT_CLOCK = { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null };

/** A text on which the expression takes more than twice as long for twice the length; `undefined` where there is none. */
function slowText({ source, flags }: Expression): string | undefined {
  const result = checkSync(source, flags, WITHOUT_CLOCK);
  if (result.status === 'safe') return undefined;
  return `/${source}/${flags} takes long on ${result.status === 'vulnerable' ? result.attack.pattern : result.error.kind}`;
}

const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

test.for(files)('no text makes a regular expression take long: %s', (file) => {
  expect(expressionsOf(file).flatMap((each) => slowText(each) ?? [])).toEqual([]);
});

test.for([
  ['\\s*;\\s*', ''],
  ['"(?:[^"\\\\]|\\\\.)*"|[[\\]{}]', 'gs'],
  ['(a+)+$', ''],
] as const)('one that does is found: /%s/%s', ([source, flags]) => {
  expect(slowText({ source, flags })).toMatch(/takes long on '/);
});
