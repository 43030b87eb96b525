import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

const read = (text: string) => readMarkdown(`---\ntitle: A\n---\n${text}`);
const blocks = (text: string) => read(text).prose.blocks;
/** Returns the lines and messages of the issues of a text, which begins on line 4. */
const getIssues = (text: string): string[] => read(text).issues.map(({ line, message }) => `${line}: ${message}`);

test('readMarkdown returns front matter with the line of each property, and dates as text', () => {
  const { frontMatter, lines, issues } = readMarkdown('---\ntitle: A\ndate: 2026-11-18\ntags: [a, b]\n---\n\nWords.');
  expect(frontMatter).toEqual({ title: 'A', date: '2026-11-18', tags: ['a', 'b'] });
  expect(lines).toEqual({ title: 2, date: 3, tags: 4 });
  expect(issues).toEqual([]);
});

test.for([
  ['Words.', '1: has no front matter'],
  ['---\ntitle: A: b\n---\nWords.', '2: is not valid YAML'],
  ['---\n- a\n---\nWords.', '2: is not a list of properties'],
  ['---\ntitle: A\n---\n', '1: has no text'],
  ['---\ntitle: *a\n---\nWords.', '2: has an alias such as *name'],
  ['---\ntitle: &a [x]\ntags: *a\n---\nWords.', '3: has an alias such as *name. Write every value in full.'],
  ['---\ntags: &a\n  more: *a\n---\nWords.', '3: has an alias such as *name'],
] as const)('readMarkdown reports invalid front matter: %s', ([source, message]) => {
  const [first] = readMarkdown(source).issues;
  expect(`${first?.line}: ${first?.message}`).toContain(message);
});

test('readMarkdown converts every kind of block and inline content', () => {
  const { prose, issues } = read(
    [
      'A **b** *c* ~~d~~ `e` [f](/g)  \nh[^1]',
      '## One',
      '- a\n- b',
      '3. c',
      '> d',
      '```bash\necho "x" # y\n```',
      '| a | b |\n| --- | ---: |\n| 1 | 2 |',
      '![What](illustration:zoom-steps "Caption")',
      '![What](/media/a.webp#640x360)',
      '---',
      '[^1]: Note with [a link][ref].',
      '[ref]: https://example.com',
    ].join('\n\n'),
  );
  expect(issues).toEqual([]);
  expect(prose.blocks.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'list',
    'list',
    'quote',
    'code',
    'table',
    'figure',
    'figure',
    'rule',
  ]);
  expect(prose.blocks[0]).toEqual({
    type: 'paragraph',
    children: [
      'A ',
      { type: 'strong', children: ['b'] },
      ' ',
      { type: 'em', children: ['c'] },
      ' ',
      { type: 'del', children: ['d'] },
      ' ',
      { type: 'code', text: 'e' },
      ' ',
      { type: 'link', href: '/g', children: ['f'] },
      { type: 'break' },
      'h',
      { type: 'note', number: 1, occurrence: 1 },
    ],
  });
  expect(prose.notes).toEqual([
    {
      references: 1,
      blocks: [
        {
          type: 'paragraph',
          children: ['Note with ', { type: 'link', href: 'https://example.com', children: ['a link'] }, '.'],
        },
      ],
    },
  ]);
  expect(JSON.parse(JSON.stringify(prose))).toEqual(prose);
});

test('readMarkdown splits code into tokens, which add up to the code', () => {
  const [code] = blocks('```bash\nfor a in *.mov; do echo "$a"; done # all\n```');
  if (code?.type !== 'code') throw new Error('no code');
  const text = code.tokens.map((token) => (typeof token === 'string' ? token : token.text)).join('');
  expect(text).toBe('for a in *.mov; do echo "$a"; done # all');
  expect(code.tokens).toContainEqual({ kind: 'comment', text: '# all' });
  expect(code.tokens).toContainEqual({ kind: 'keyword', text: 'for' });
});

test.for([
  ['<script>alert(1)</script>', '4: contains the HTML "<script>alert(1)</script>". Use Markdown.'],
  ['Some <b>bold</b> words.', '4: contains the HTML "<b>". Use Markdown.'],
  ['# Title', '4: is a heading with #. Use ## to ####; the title is in the front matter.'],
  ['## A\n\n#### B', '6: is a heading with #### below one with ##. Don’t skip heading levels.'],
  ['[x](javascript:alert(1))', '4: links to "javascript:alert(1)". Use a path'],
  ['[x](//elsewhere.example)', '4: links to "//elsewhere.example". Use a path'],
  ['![What](illustration:nothing)', '4: contains the unknown illustration "nothing". Use one of '],
  ['![](illustration:zoom-steps)', '4: is an image without alternative text'],
  [
    '![What](/media/a.webp)',
    '4: is an image with the URL "/media/a.webp". Use illustration:name, or a path with its size',
  ],
  ['Words ![What](illustration:zoom-steps)', '4: is an image inside a text'],
  ['Words.\n\n[^a]: Never named.', '6: is the footnote [^a] without a reference'],
  ['A[^a]\n\n[^a]: One.\n[^a]: Two.', '7: defines [a] again or inside another block'],
  ['[a]\n\n[a]: /one\n[a]: /two', '7: defines [a] again or inside another block'],
  ['A\n\n> [^a]: One.', '6: defines [a] again or inside another block'],
  ['A[^a] B[^b]\n\n[^a]: One[^b].\n\n[^b]: Two.', '6: refers to the footnote [^b] inside a footnote'],
  ['Words.[^b]', '4: refers to the missing footnote [^b]. Add [^b]: … below.'],
  ['```klingon\nx\n```', '4: is code in "klingon", which can’t be highlighted'],
  ['- [ ] Do it', '4: has a checkbox. Remove [ ] or [x].'],
  ['[a](/b "Title")', '4: has a link with the title "Title". Remove the title.'],
  ['Words.\n\n##', '6: is an empty heading'],
  ['![What][a]\n\n[a]: illustration:zoom-steps', '4: is an image whose URL is defined elsewhere'],
  ['A\u0008B', '4: contains the character U+0008. Use UTF-8 without control characters.'],
  ['caf\uFFFD', '4: contains the character U+FFFD. Use UTF-8'],
] as const)('readMarkdown reports %s with its line', ([text, message]) => {
  expect(getIssues(text).join('\n')).toContain(message);
});

test('readMarkdown ignores a byte order mark and Windows line ends', () => {
  const unix = '---\ntitle: A\n---\n\n## One\n\nWords.\n';
  expect(readMarkdown(`\uFEFF${unix.replaceAll('\n', '\r\n')}`)).toEqual(readMarkdown(unix));
});

test('readMarkdown reports a missing image file', () => {
  const source = '---\ntitle: A\n---\n![What](/media/a.webp#640x360)';
  expect(readMarkdown(source, (path) => path === '/media/a.webp').issues).toEqual([]);
  expect(readMarkdown(source, () => false).issues).toEqual([
    { line: 4, message: 'shows /media/a.webp, which doesn’t exist. Add the file site/public/media/a.webp.' },
  ]);
});

test('readMarkdown reports a text that is nested too deeply or too long, and doesn’t parse it', () => {
  // More than the stack of a worker thread holds.
  expect(getIssues('>'.repeat(7000))).toEqual(['1: is nested too deeply. Use fewer levels.']);
  expect(getIssues('word '.repeat(400_000))).toEqual([
    expect.stringMatching(/^1: has 2\d{6} characters\. Use up to 200000/),
  ]);
});

test('readMarkdown gives no heading the anchor of a footnote', () => {
  const ids = blocks('## Note 1\n\n## Note 1 1\n\nA[^a]\n\n[^a]: One.').map((block) => 'id' in block && block.id);
  expect(ids).toEqual(['part-note-1', 'part-note-1-1', false]);
});

test('readMarkdown gives each heading a unique anchor, different from those of the page', () => {
  const ids = blocks('## Main\n\n## Same\n\n## Same\n\n## 1. In short').map((block) => 'id' in block && block.id);
  expect(ids).toEqual(['main-1', 'same', 'same-1', '1-in-short']);
});

test('readMarkdown starts each anchor with a letter or a digit', () => {
  const ids = blocks('## & more\n\n## `--flag` and more\n\n## 🎬 Lights\n\n## 🎬').map(
    (block) => 'id' in block && block.id,
  );
  expect(ids).toEqual(['more', 'flag-and-more', 'lights', 'part']);
});

test('readMarkdown gives a heading the reading time up to it', () => {
  const minute = Array.from({ length: 230 }, () => 'word').join(' ');
  const [, heading] = blocks(`${minute}\n\n## Then`);
  expect(heading).toMatchObject({ timecode: '01:00' });
});

test('readMarkdown lists links to pages of the site with their lines', () => {
  expect(read('To [a](/a#b).\n\nAnd [c](https://c.example), [d](#e).').links).toEqual([{ href: '/a#b', line: 4 }]);
});

test('readMarkdown lists facts with their lines', () => {
  expect(read('From {{price.monthly}}.\n\n`{{ nope }}`').facts).toEqual([
    { name: 'price.monthly', line: 4 },
    { name: 'nope', line: 6 },
  ]);
});
