import type { SectionFact } from './of-registry.ts';

/** Placeholder of the table of sections in `package-readme.md`. */
const PLACE = '<!-- sections -->';

/** Returns the package's README: `package-readme.md` with a table of the sections. Throws if it has no place for it. */
export function fillReadme(
  readme: string,
  sections: readonly SectionFact[],
  needsBrowser: (section: string) => boolean,
): string {
  if (!readme.includes(PLACE))
    throw new Error(`The table of sections has no place in package-readme.md. Add the line ${PLACE} to it.`);
  const rows = sections.map(({ name, hydrate, structuredData }) => {
    return `| \`${name}\` | ${needsBrowser(name) ? (hydrate ?? 'yes') : ''} | ${structuredData ? 'yes' : ''} |`;
  });
  return readme.replace(PLACE, ['| Section | Hydrate | JSON-LD |', '|---|---|---|', ...rows].join('\n'));
}
