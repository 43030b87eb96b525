import { parseArgs } from 'node:util';
import { keptResults } from './kept/schema.ts';
import type { PartName } from './kept/schema.ts';

/** What `npm run bench` was asked for. */
export interface BenchOptions {
  /** The parts to measure, in their order; none where the document alone is asked for. */
  readonly parts: readonly PartName[];
  /** Pages to measure; all where none is named. */
  readonly paths: readonly string[];
  /** Numbers of posts to grow by. */
  readonly numbers: readonly number[];
  /** How often each page is measured. */
  readonly runs: number;
  readonly beside: readonly { readonly name: string; readonly url: string }[];
  /** Whether results are kept, and the document made of them. */
  readonly keeps: boolean;
}

/** A word of the command that means nothing, or not what it must. Its message says what is expected. */
export class BadOption extends Error {
  override readonly name = 'BadOption';
}

const ALL = keptResults.keyof().options;
/** Parts that can measure some pages alone. */
const OF_PAGES: readonly PartName[] = ['pages', 'responsiveness'];
const NUMBERS = [25, 200, 1000];

/** Reads the words after `npm run bench --`. Throws `BadOption`. */
export function readOptions(words: readonly string[]): BenchOptions {
  const { values, positionals } = parsed(words);
  const parts = ALL.filter((name) => positionals.includes(name));
  const paths = positionals.filter((word) => word.startsWith('/'));
  const numbers = positionals.filter((word) => /^\d+$/.test(word)).map(Number);
  const known = new Set<string>([...ALL, ...paths, ...numbers.map(String), 'report']);
  for (const word of positionals)
    if (!known.has(word))
      throw new BadOption(`There is no part ${word}, expected ${[...ALL, 'report'].join(', ')}, or the path of a page`);
  const beside = (values.beside ?? []).map(readAddress);
  const names = beside.map(({ name }) => name);
  for (const [index, name] of names.entries())
    if (names.indexOf(name) !== index) throw new BadOption(`--beside names ${name} twice`);
  if (parts.includes('beside') && beside.length === 0)
    throw new BadOption('beside needs an address: --beside NAME=https://example.com/');
  if (paths.length > 0 && !parts.some((name) => OF_PAGES.includes(name)))
    throw new BadOption(`${paths[0]} is for pages and responsiveness: bench -- pages /`);
  if (numbers.length > 0 && !parts.includes('growth'))
    throw new BadOption(`${numbers[0]} is for growth: bench -- growth 25 200`);
  return {
    parts: partsToMeasure(parts, positionals.includes('report'), beside.length > 0),
    paths,
    numbers: numbers.length === 0 ? NUMBERS : numbers,
    runs: readRuns(values.runs),
    beside,
    keeps: values.keep,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      allowNegative: true,
      options: {
        runs: { type: 'string' },
        beside: { type: 'string', multiple: true },
        keep: { type: 'boolean', default: true },
      },
    });
  } catch (error) {
    throw new BadOption(error instanceof Error ? error.message : String(error));
  }
}

/** Addresses alone are put beside, and nothing else is measured again; with parts named, both. */
function partsToMeasure(named: readonly PartName[], isReport: boolean, hasAddresses: boolean): PartName[] {
  if (hasAddresses) return ALL.filter((name) => name === 'beside' || named.includes(name));
  if (named.length > 0 || isReport) return [...named];
  return ALL.filter((name) => name !== 'beside');
}

function readRuns(text: string | undefined): number {
  if (text === undefined) return 3;
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1 || runs > 99)
    throw new BadOption(`--runs is ${text}, expected a whole number from 1 to 99`);
  return runs;
}

function readAddress(text: string): { name: string; url: string } {
  const [, name = '', address = ''] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  if (name.trim() === '' || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new BadOption(
      `--beside is ${text}, expected NAME=URL with the whole address: "AstroWind=https://example.com/"`,
    );
  return { name: name.trim(), url: new URL(address).href };
}
