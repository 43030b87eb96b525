import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countWord } from './count-word.ts';

test('the number of a word of a command is the usual one without, and what is no such number is said', () => {
  expect([countWord('rounds', undefined, 20), countWord('rounds', '3', 20), countWord('seed', '0', 1, 0)]).toEqual([
    20, 3, 0,
  ]);
  for (const word of ['nonsense', '', ' ', '0', '-1', '2.5', 'NaN', 'Infinity', '2O', '--help'])
    expect(() => countWord('rounds', word, 20)).toThrow(
      `rounds is ${JSON.stringify(word)}, expected a whole number from 1`,
    );
});

test('a command proves nothing of a word that is no number', () => {
  const command = join(import.meta.dirname, 'durability.ts');
  const { status, stderr } = spawnSync(process.execPath, [command, 'nonsense'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('rounds is "nonsense", expected a whole number')]);
});
