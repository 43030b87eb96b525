import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { relativeImports } from './relative-imports.ts';
import type { SectionFact } from './of-registry.ts';

/** Where the README of the design system has the table of sections. */
const PLACE = '<!-- sections -->';

/**
 * The package's README: the design system's, with a table of its sections. A section has to be hydrated for what it does
 * where a module that it is made of begins with `'use client'`.
 */
export function fillReadme(
  readme: string,
  sections: readonly SectionFact[],
  clientModules: ReadonlySet<string>,
  folder: string,
): string {
  if (!readme.includes(PLACE)) throw new Error(`design-system/README.md has no ${PLACE}, where the sections are listed`);
  const rows = sections.map(({ name, wakes, structuredData }) => {
    const isClient = modulesOf(`sections/${name}/index.js`, folder).some((module) => clientModules.has(module));
    return `| \`${name}\` | ${isClient ? (wakes ?? 'yes') : ''} | ${structuredData ? 'yes' : ''} |`;
  });
  return readme.replace(PLACE, ['| Section | Hydrate | JSON-LD |', '|---|---|---|', ...rows].join('\n'));
}

/** A module of the package, and all that it is made of. */
function modulesOf(entry: string, folder: string): string[] {
  const found = new Set([entry]);
  for (const module of found)
    for (const path of relativeImports(readFileSync(join(folder, module), 'utf8')))
      found.add(join(dirname(module), path).replaceAll('\\', '/'));
  return [...found];
}
