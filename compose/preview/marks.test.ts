import { mediaSchema } from '@onset/design-system/content/media';
import type { RegisteredSection } from '@onset/design-system/sections/section';
import { describe, expect, test } from 'vitest';
import { allPages } from '../../site/app/pages.ts';
import type { Page } from '../../site/compositor/page.ts';
import { registry } from '../../site/compositor/registry.ts';
import { fieldOf } from '../fields/field-of.ts';
import type { Json } from '../source/json.ts';
import { drawPage } from './draw-page.tsx';
import { mark, marksIn, unmarked } from './marks.ts';

/** A page with all its texts marked, and how many there are. */
function markedPage(page: Page): { readonly page: Page; readonly count: number } {
  let count = 0;
  const sections = page.sections.map((section) => {
    const { schema } = registry[section.name] as RegisteredSection;
    const { content, texts } = mark(section.content as Json, fieldOf(schema), count);
    count += texts.length;
    return { ...section, content: content as typeof section.content };
  });
  return { page: { ...page, sections }, count };
}

/** Pages where a view looks at a text itself, and draws another thing for a longer one or for one that stands elsewhere too. */
const LOOKED_AT = ['/', '/about', '/tutorial-recording-software', '/checkout'];

const pages = allPages().filter(({ path }) => !path.startsWith('/blog/'));
const ordinary = pages.filter(({ path }) => !LOOKED_AT.includes(path));

test.each(ordinary.map((page) => [page.path, page] as const))('%s is drawn with marks as without', (_path, page) => {
  expect(unmarked(drawPage(markedPage(page).page)) === drawPage(page)).toBe(true);
});

test('nearly all texts that people read are found in what is drawn', () => {
  const counts = pages.map((page) => {
    const { page: marked, count } = markedPage(page);
    // In the text between two tags, and not in an attribute or in the data of an island.
    const shown = drawPage(marked)
      .replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
      .matchAll(/>([^<]+)</g);
    const found = new Set([...shown].flatMap(([, text = '']) => marksIn(text)));
    expect([...found].every((number) => number < count)).toBe(true);
    return [found.size, count] as const;
  });
  const [found, all] = [0, 1].map((part) => counts.reduce((sum, count) => sum + (count[part] ?? 0), 0));
  expect(Number(found) / Number(all)).toBeGreaterThan(0.9);
});

describe('marks', () => {
  const field = fieldOf(mediaSchema);

  test('stand around what is read, and around nothing else', () => {
    const content = { kind: 'illustration', name: 'editor', alt: 'The editor' };
    const { content: marked, texts } = mark(content, field, 5);
    expect(texts).toEqual([['alt']]);
    expect(marked).toEqual({ ...content, alt: expect.stringContaining('The editor') });
    expect(marksIn(JSON.stringify(marked))).toEqual([5]);
    expect(unmarked(JSON.stringify(marked))).toBe(JSON.stringify(content));
  });

  test('of a text that is cut in two belong to none', () => {
    const { content } = mark({ kind: 'illustration', name: 'editor', alt: 'The editor' }, field);
    const { alt } = content as { alt: string };
    expect([alt.slice(0, 6), alt.slice(6)].flatMap(marksIn)).toEqual([]);
  });

  test('leave what is no text of the schema as it is', () => {
    const others: Json[] = [null, 5, [], { kind: 'none' }, { alt: 5 }];
    for (const content of others) expect(mark(content, field)).toEqual({ content, texts: [] });
  });
});
