import { describe, expect, test } from 'vitest';
import { matchesSection, purposes } from './section-docs.ts';
import type { SectionDocs } from './section-docs.ts';

const docsByPath = import.meta.glob<SectionDocs>('./*/*.docs.ts', { eager: true, import: 'docs' });
const sections = Object.entries(docsByPath).map(([path, docs]) => {
  const name = /([^/]+)\.docs\.ts$/.exec(path)?.[1] ?? path;
  return { ...docs, name, title: name.replaceAll('-', ' ') };
});
const searchSections = (query: string): string[] =>
  sections.filter((section) => matchesSection(section, query)).map(({ name }) => name);

describe('search for sections', () => {
  test.each([
    ['customer quotes', ['testimonials']],
    ['logos', ['logo-bar']],
    ['Social  PROOF', ['logo-bar', 'stats', 'testimonials']],
    ['trust build', ['logo-bar', 'stats', 'testimonials', 'trade-offs']],
    ['customer spaceship', []],
  ])('finds the sections for “%s”', (query, names) => {
    expect(searchSections(query)).toEqual(names);
  });

  test('finds every section for an empty query', () => {
    expect(searchSections(' ')).toHaveLength(sections.length);
  });
});

test('the identifier of each purpose is its display name in the form of a tag', () => {
  for (const [id, name] of Object.entries(purposes)) expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
});
