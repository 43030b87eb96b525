import type { SectionDocs } from '@onset/design-system/sections/section-docs';

const files = import.meta.glob<SectionDocs>('../../design-system/sections/*/*.docs.ts', {
  eager: true,
  import: 'docs',
});

/** What is written of each section, by its name. */
export const sectionDocs: Readonly<Record<string, SectionDocs | undefined>> = Object.fromEntries(
  Object.entries(files).map(([path, docs]) => [/([^/]+)\.docs\.ts$/.exec(path)?.[1] ?? path, docs]),
);
