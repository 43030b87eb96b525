import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from './json.ts';
import { readLiteral } from '../../site/compositor/page-source.ts';
import { pairs } from './pairs.ts';
import { formatted, rewrite } from './rewrite.ts';

const folder = join(import.meta.dirname, '../../site/pages');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?!.*\.test\.).*\.ts$/.test(name),
);

const SOURCE = `import type { PageDocument } from '../compositor/page-document.ts';

// Made for the launch.
export default {
  title: 'Guides', // the short one
  noindex: true,
  sections: [
    // The first thing seen.
    { section: 'hero', id: 'top', content: { heading: 'One', words: ['a', 'b', 'c'] } },

    /* What people ask. */
    {
      section: 'faq',
      id: 'faq',
      content: {
        // From the help desk.
        heading: 'Two',
      },
    },
    // More is to come.
  ],
} satisfies PageDocument;
`;

const valueOf = (source: string): Json => readLiteral(source, 'page.ts').value;

/** The source after its data was edited, as somebody would write it by hand. */
async function edited(edit: (value: ReturnType<typeof JSON.parse>) => void): Promise<string> {
  const value = structuredClone(valueOf(SOURCE));
  edit(value);
  const text = await rewrite(SOURCE, 'page.ts', value);
  expect(valueOf(text)).toEqual(value);
  return text;
}

test.each(pages)('%s is what it was where nothing was changed', async (name) => {
  const source = readFileSync(join(folder, name), 'utf8');
  expect(await rewrite(source, name, structuredClone(readLiteral(source, name).value))).toBe(source);
});

describe('the smallest difference', () => {
  test('a text', async () => {
    expect(await edited((page) => (page.title = 'It’s “here”'))).toBe(SOURCE.replace("'Guides'", "'It’s “here”'"));
  });

  test('a section moved takes its comments along', async () => {
    const text = await edited((page) => page.sections.reverse());
    expect(text.indexOf('What people ask')).toBeLessThan(text.indexOf("section: 'faq'"));
    expect(text.indexOf("section: 'faq'")).toBeLessThan(text.indexOf('The first thing seen'));
    expect(text.indexOf('The first thing seen')).toBeLessThan(text.indexOf("section: 'hero'"));
    expect(text).toContain('// From the help desk.\n        heading');
    expect(text).toMatch(/\},\n {4}\/\/ More is to come\.\n {2}\],/);
  });

  test('a section moved and edited at once', async () => {
    const text = await edited((page) => {
      page.sections.reverse();
      page.sections[0].content.heading = 'Three';
    });
    expect(text).toContain("// From the help desk.\n        heading: 'Three',");
  });

  test('a section removed takes its comments with it, and leaves all others', async () => {
    const text = await edited((page) => page.sections.shift());
    expect(text).not.toContain('The first thing seen');
    expect(text).toContain('/* What people ask. */');
    expect(text).toContain('// the short one');
  });

  test('a new section stands where it was put, in lines of its own', async () => {
    const text = await edited((page) =>
      page.sections.splice(1, 0, { section: 'steps', id: 'steps', content: { columns: 1.5, steps: [{ title: 'x' }] } }),
    );
    expect(text).toContain(
      [
        '    {',
        "      section: 'steps',",
        "      id: 'steps',",
        '      content: {',
        '        columns: 1.5,',
        "        steps: [{ title: 'x' }],",
        '      },',
        '    },',
      ].join('\n'),
    );
  });

  test('a new name stands behind the one it followed', async () => {
    const text = await edited((page) => {
      const { title, ...rest } = page;
      for (const key of Object.keys(page)) delete page[key];
      Object.assign(page, { title, description: 'Said', ...rest });
    });
    expect(text).toContain("title: 'Guides', // the short one\n  description: 'Said',\n  noindex: true,");
  });

  test('words put between others', async () => {
    expect(await edited((page) => page.sections[0].content.words.splice(1, 0, 'new'))).toContain(
      "words: ['a', 'new', 'b', 'c']",
    );
  });
});

describe('line ends', () => {
  const CRLF = `\uFEFF${SOURCE.replaceAll('\n', '\r\n')}`;

  test.each<[string, (page: ReturnType<typeof JSON.parse>) => void]>([
    ['a changed text', (page) => (page.title = 'Guide')],
    ['a moved section', (page) => page.sections.reverse()],
    ['a new section', (page) => page.sections.push({ section: 'steps', content: { steps: [{ title: 'x' }] } })],
    ['a removed section', (page) => page.sections.shift()],
  ])('are kept with a byte order mark for %s', async (_change, edit) => {
    const value = structuredClone(valueOf(SOURCE));
    edit(value);
    const expected = await rewrite(SOURCE, 'page.ts', value);
    expect(await rewrite(CRLF, 'page.ts', value)).toBe(`\uFEFF${expected.replaceAll('\n', '\r\n')}`);
  });

  test('are those of the source if the new data has the first line end', async () => {
    expect(await rewrite('export default {};\r\n', 'page.ts', { sections: [{ id: 'top' }] })).toBe(
      "export default {\r\n  sections: [{ id: 'top' }],\r\n};\r\n",
    );
  });
});

describe('pairs of entries', () => {
  /** How often the texts of `count` changed entries are read to pair them. */
  function readsOf(count: number): number {
    let reads = 0;
    const entries = (word: string): Json[] =>
      Array.from({ length: count }, (_, index) => ({
        get question() {
          reads += 1;
          return `${word} ${index}?`;
        },
      }));
    pairs(entries('Why'), entries('How'));
    return reads;
  }

  test('are found in time proportional to the length of the list', () => {
    expect(readsOf(800)).toBeLessThanOrEqual(readsOf(400) * 2);
  });

  test('keep the place of each of several equal entries', () => {
    expect(pairs(['x', 'x', 'x', 'y'], ['y', 'x', 'x'])).toEqual([3, 1, 2]);
    expect(pairs(['x', 'x'], ['x', 'x', 'x'])).toEqual([0, 1, -1]);
  });

  test('treat records as equal whatever the order of their keys', () => {
    expect(pairs([{ a: 1, b: 2 }, { a: 2 }], [{ a: 2 }, { b: 2, a: 1 }])).toEqual([1, 0]);
  });
});

describe('whatever is changed', () => {
  const leaf = fc.oneof(
    fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom("it's", '"', '`${x}`', '\\', '// no comment', '*/', '\u2028', '</script>'),
  );
  const key = fc
    .oneof(fc.constantFrom('id', 'title', 'a', 'constructor', 'two words', '1', 'ä'), fc.string())
    .filter((name) => name !== '__proto__');
  const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }));

  test('it is read back, formatting it again changes nothing, and changed back it is the first text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tree, { minLength: 2, maxLength: 5 }), async (values) => {
        const [first = null] = values;
        const base = await rewrite('export default 0;\n', 'page.ts', { page: first });
        let text = base;
        for (const value of values) {
          text = await rewrite(text, 'page.ts', { page: value });
          expect(valueOf(text)).toEqual({ page: value });
          expect(await formatted(text, 'page.ts')).toBe(text);
        }
        expect(await rewrite(base, 'page.ts', { page: first })).toBe(base);
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['export default { a: b };', 'page.ts:1: has b. Use only data'],
  ['export default {\n  ...more,\n};', 'page.ts:2: has ...more. Use only data'],
  ['export default { a: `x${1}` };', 'has `x${1}`. Use only data'],
  ['export default [1, , 2];', 'Use only data'],
  ['export default { a: 1, a: 2 };', 'has a, which is repeated or reserved. Use each name once'],
  ['export default { __proto__: 2 };', 'repeated or reserved'],
  ['export const a = 1;', 'A page file has only one export'],
  ['export default {', 'page.ts:1: can’t be read'],
  ['export default 1n;', 'has 1n. Use only data'],
  ['export default /x/;', 'Use only data'],
])('%s is refused', (source, message) => {
  expect(() => readLiteral(source, 'page.ts')).toThrow(message);
});
