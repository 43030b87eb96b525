import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import { pageText } from '../../.storybook/content/page-text.ts';

const folder = join(import.meta.dirname, '../../site/pages');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

interface Page {
  readonly sections: readonly { readonly section: string; readonly id: string; readonly content: object }[];
}

test.each(files)('what Storybook gives to copy stands in %s as the formatter writes it', async (file) => {
  const page = (await import(join(folder, file))) as { default: Page };
  for (const { section, id, content } of page.default.sections) {
    const text = pageText(section, { ...content }, id);
    const source = `export default {\n  sections: [\n${text.replaceAll(/^/gm, '    ')}\n  ],\n};\n`;
    const { code } = await format('page.ts', source, { singleQuote: true, printWidth: 120 });
    expect(code).toBe(source);
  }
});

describe('the text of a section in a page file', () => {
  test('leaves out what is left out, and has short things on one line', () => {
    expect(pageText('faq', { heading: 'One', lede: undefined, action: { label: 'Go', href: '/' } })).toBe(
      "{ section: 'faq', id: 'faq', content: { heading: 'One', action: { label: 'Go', href: '/' } } },",
    );
  });

  test('gives several objects lines of their own, and a text that is too long for its line the next one', () => {
    const long = 'A text of so many characters that it does not fit beside its name on a line of a hundred and twenty';
    const questions = [
      { question: 'It’s?', answer: long },
      { question: "It's", answer: 'No' },
    ];
    expect(pageText('faq', { at: '00:01', questions })).toBe(`{
  section: 'faq',
  id: 'faq',
  content: {
    at: '00:01',
    questions: [
      {
        question: 'It’s?',
        answer:
          '${long}',
      },
      { question: "It's", answer: 'No' },
    ],
  },
},`);
  });

  test('writes what is empty, and names that need quotes', () => {
    expect(pageText('x', { a: [], b: {}, 'c-d': true })).toBe(
      "{ section: 'x', id: 'x', content: { a: [], b: {}, 'c-d': true } },",
    );
  });
});
