import { join } from 'node:path/posix';
import { clientReasons } from './client-reasons.ts';
import { relativeImports } from './relative-imports.ts';

/** The modules of a package by where they run. */
export interface ClientModules {
  /** Those that begin with `'use client'`. */
  readonly files: ReadonlySet<string>;
  /** Whether a module, or one that it is made of, does. */
  readonly isMadeOf: (file: string) => boolean;
}

/**
 * Which compiled modules need `'use client'`: those that run in browsers alone, and those that have to run beside such. Sources by their path, with the separator of addresses.
 */
export function clientModules(sources: ReadonlyMap<string, string>, onServer: ReadonlySet<string>): ClientModules {
  const modules = [...sources].map(([file, source]) => ({
    file,
    imports: relativeImports(source).map((path) => join(file, '..', path)),
    reasons: clientReasons(file, source, onServer),
  }));
  const importsOf = new Map(modules.map(({ file, imports }) => [file, imports]));
  const files = new Set(modules.filter(({ reasons }) => reasons.inBrowser).map(({ file }) => file));
  const isMadeOf = (entry: string): boolean => closure(entry, importsOf).some((file) => files.has(file));
  for (let before = -1; before < files.size;) {
    before = files.size;
    for (const { file, reasons } of modules)
      if (reasons.runsBeside.some((path) => isMadeOf(join(file, '..', path)))) files.add(file);
  }
  return { files, isMadeOf };
}

/** A module, and all that it is made of. */
function closure(entry: string, importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([entry]);
  for (const file of found) for (const each of importsOf.get(file) ?? []) found.add(each);
  return [...found];
}
