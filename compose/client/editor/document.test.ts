import { describe, expect, test } from 'vitest';
import type { Json } from '../../source/json.ts';
import { duplicateSection, freeId, insertSection, moveSection, removeSection, setAt, valueAt } from './document.ts';
import { sectionsOf, wordOf } from '../../source/sections.ts';

const section = (name: string, id: string) => ({ section: name, id, content: { heading: name } });
const page = { title: 'Page', sections: [section('hero', 'top'), section('faq', 'faq'), section('steps', 'steps')] };
const ids = (document: Json): string[] => sectionsOf(document).map((each) => wordOf(each, 'id'));

test('an anchor is the wanted one where it is free, and the next number where not', () => {
  expect(freeId(page, 'plans')).toBe('plans');
  expect(freeId(page, 'faq')).toBe('faq-2');
  expect(freeId(insertSection(page, 0, section('faq', 'faq')), 'faq-2')).toBe('faq-3');
  // The layout has it.
  expect(freeId(page, 'main')).toBe('main-2');
});

describe('sections', () => {
  test('are put in at a place, with their name and anchor first', () => {
    const next = insertSection(page, 1, { content: {}, section: 'faq', id: '' });
    expect(ids(next)).toEqual(['top', 'faq-2', 'faq', 'steps']);
    expect(Object.keys(sectionsOf(next)[1] ?? {})).toEqual(['section', 'id', 'content']);
    expect(ids(page)).toEqual(['top', 'faq', 'steps']);
  });

  test('are duplicated behind themselves, removed, and moved', () => {
    expect(ids(duplicateSection(page, 1))).toEqual(['top', 'faq', 'faq-2', 'steps']);
    expect(ids(removeSection(page, 1))).toEqual(['top', 'steps']);
    expect(ids(moveSection(page, 0, 2))).toEqual(['faq', 'steps', 'top']);
    expect(ids(moveSection(page, 2, 0))).toEqual(['steps', 'top', 'faq']);
    expect(ids(moveSection(page, 0, 99))).toEqual(['faq', 'steps', 'top']);
  });

  test('that are not there change nothing', () => {
    expect(moveSection(page, 7, 0)).toBe(page);
    expect(moveSection(page, 0, -1)).toBe(page);
    expect(removeSection(page, 7)).toBe(page);
    expect(duplicateSection(page, 7)).toBe(page);
  });

  test('of what is no page are none', () => {
    for (const document of [null, 5, [], { sections: 'none' }] as Json[]) expect(sectionsOf(document)).toEqual([]);
    expect(insertSection(null, 0, section('faq', 'faq'))).toEqual({ sections: [section('faq', 'faq')] });
  });
});

describe('a value', () => {
  test('is put at a place, and all beside it stays the same object', () => {
    const next = setAt(page, ['sections', 1, 'content', 'heading'], 'Questions');
    expect(valueAt(next, ['sections', 1, 'content', 'heading'])).toBe('Questions');
    expect(sectionsOf(next)[0]).toBe(page.sections[0]);
    expect(page.sections[1]?.content.heading).toBe('faq');
  });

  test('is taken away, from a record or a list', () => {
    expect(setAt(page, ['title'], undefined)).toEqual({ sections: page.sections });
    expect(ids(setAt(page, ['sections', 0], undefined))).toEqual(['faq', 'steps']);
  });

  test('makes the records on the way to it, and leaves alone what is something else', () => {
    expect(setAt({}, ['validity', 'until'], '2026-12-31')).toEqual({ validity: { until: '2026-12-31' } });
    expect(setAt(page, ['sections', 9, 'id'], 'a')).toEqual(page);
    expect(setAt(page, ['title', 'deeper'], 'a')).toEqual(page);
    expect(valueAt(page, ['sections', 'length'])).toBeUndefined();
    expect(valueAt(page, ['constructor'])).toBeUndefined();
  });
});
