import { mediaSchema } from '@onset/design-system/content/media';
import type { RegisteredSection } from '@onset/design-system/sections/section';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { allPages } from '../../site/compositor/pages.ts';
import type { Page } from '../../site/compositor/page.ts';
import { registry } from '../../site/compositor/registry.ts';
import { valueAt } from '../client/editor/document.ts';
import { fieldOf } from '../fields/field-of.ts';
import type { Json } from '../source/json.ts';
import { drawPage } from './draw-page.tsx';
import { mark, marksIn, unmarked } from './marks.ts';

/** A page with all its texts marked, and these texts in the order of their marks. */
function markedPage(page: Page): { readonly page: Page; readonly texts: readonly unknown[] } {
  const texts: unknown[] = [];
  const sections = page.sections.map((section) => {
    const { schema } = registry[section.name] as RegisteredSection;
    const original = section.content as Json;
    const { content, texts: paths } = mark(original, fieldOf(schema), texts.length);
    texts.push(...paths.map((path) => valueAt(original, path)));
    return { ...section, content: content as typeof section.content };
  });
  return { page: { ...page, sections }, texts };
}

const pages = allPages().filter(({ path }) => !path.startsWith('/blog/'));

/** Page with numbers of at most three characters: `stats` renders them in a larger size than longer ones. */
const shortStats: Page = {
  path: '/short-stats',
  title: 'Short stats',
  description: 'A page with numbers of at most three characters.',
  noindex: true,
  overlay: false,
  navigation: true,
  middleware: [],
  validity: undefined,
  sections: [
    {
      name: 'stats',
      id: 'numbers',
      content: {
        label: 'Numbers',
        heading: 'Three short numbers',
        facts: ['60', '4K', '100'].map((figure) => ({ figure, text: `What ${figure} means.` })),
      },
      hydrate: undefined,
    },
  ],
};

/** The text nodes of a rendered page in order, without the data of its islands. */
const textsIn = (html: string): string[] =>
  [...html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').matchAll(/>([^<]+)</g)].map(([, text = '']) => text);

/** The first text that doesn't occur in `others` after all the texts that come before it. */
function firstMissing(texts: readonly string[], others: readonly string[]): string | undefined {
  let from = 0;
  return texts.find((text) => {
    from = others.indexOf(text, from) + 1;
    return from === 0;
  });
}

/*
 * A section may choose a size, an icon or whether to repeat a text by the text itself, and marks make each text longer. The
 * marked rendering only serves to find texts, so classes, attributes and additional elements may differ.
 */
test.each([...pages, shortStats].map((page) => [page.path, page] as const))(
  '%s shows all its texts in the same order with marks',
  (_path, page) => {
    const marked = textsIn(drawPage(markedPage(page).page));
    expect(firstMissing(textsIn(drawPage(page)), marked.map(unmarked))).toBeUndefined();
  },
);

test('nearly all texts that are the whole text of an element are found', () => {
  const counts = pages.map((page) => {
    const { page: marked, texts } = markedPage(page);
    const shown = new Set(textsIn(drawPage(page)));
    const found = new Set(textsIn(drawPage(marked)).flatMap(marksIn));
    expect([...found].every((number) => number < texts.length)).toBe(true);
    const whole = texts.flatMap((text, number) => (shown.has(renderToString(String(text))) ? [number] : []));
    return [whole.filter((number) => found.has(number)).length, whole.length] as const;
  });
  const [found, all] = [0, 1].map((part) => counts.reduce((sum, count) => sum + (count[part] ?? 0), 0));
  // A connected section may show the same text from elsewhere.
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
