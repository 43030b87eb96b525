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
  needsBrowser: (section: string) => boolean,
): string {
  if (!readme.includes(PLACE))
    throw new Error(`design-system/README.md has no ${PLACE}, where the sections are listed`);
  const rows = sections.map(({ name, wakes, structuredData }) => {
    return `| \`${name}\` | ${needsBrowser(name) ? (wakes ?? 'yes') : ''} | ${structuredData ? 'yes' : ''} |`;
  });
  return readme.replace(PLACE, ['| Section | Hydrate | JSON-LD |', '|---|---|---|', ...rows].join('\n'));
}
