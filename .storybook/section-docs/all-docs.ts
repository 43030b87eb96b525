import type { Purpose, SectionDocs } from '@onset/design-system/sections/section-docs';

const files = import.meta.glob<SectionDocs>('../../design-system/sections/*/*.docs.ts', {
  eager: true,
  import: 'docs',
});

/** What is written of each section, by its name. */
export const sectionDocs: Readonly<Record<string, SectionDocs | undefined>> = Object.fromEntries(
  Object.entries(files).map(([path, docs]) => [/([^/]+)\.docs\.ts$/.exec(path)?.[1] ?? path, docs]),
);

/** The purposes in the order in which a page has them, and what each is called. */
export const purposes: Readonly<Record<Purpose, string>> = {
  opening: 'Opening a page',
  showing: 'Showing the product',
  explaining: 'Explaining',
  proving: 'Proving',
  deciding: 'Deciding and paying',
  acting: 'Acting',
  reading: 'Reading',
  finding: 'Finding the way',
  account: 'The account',
  state: 'States',
  layout: 'Around every page',
};
