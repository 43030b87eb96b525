import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { isRecord } from '../source/json.ts';
import type { Json } from '../source/json.ts';
import { Drafts } from './drafts.ts';
import { NoPageError, Pages } from './pages.ts';
import { ConflictError, Workspace } from './workspace.ts';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';

const FILE = 'site/pages/guides.ts';
const TEXT = `import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Guides',
  description: 'What there is to read',
  sections: [
    // Seen first.
    { section: 'page-hero', id: 'top', content: { heading: 'Guides' } },
  ],
} satisfies PageDocument;
`;

let root: string;
let drafts: Drafts;
let pages: Pages;
beforeEach(() => {
  root = temporaryDir();
  mkdirSync(join(root, 'site/pages'), { recursive: true });
  writeFileSync(join(root, FILE), TEXT);
  drafts = new Drafts(root);
  pages = new Pages(new Workspace(root), drafts);
});

const stored = (): string => readFileSync(join(root, FILE), 'utf8');
const titled = (document: Json, title: string): Json => (isRecord(document) ? { ...document, title } : document);

test('what is opened and saved unchanged is not touched', async () => {
  const { document, text, version } = await pages.open(FILE);
  expect(await pages.save(FILE, { document, base: text, version, owner: 'me' })).toEqual({ text: TEXT, version });
  expect(stored()).toBe(TEXT);
});

test('what was saved and undone is the first text again, with its comments', async () => {
  const { document, text, version } = await pages.open(FILE);
  const saved = await pages.save(FILE, {
    document: { title: 'Nothing left', sections: [] },
    base: text,
    version,
    owner: 'me',
  });
  expect(stored()).not.toContain('Seen first');
  await pages.save(FILE, { document, base: text, version: saved.version, owner: 'me' });
  expect(stored()).toBe(TEXT);
});

describe('work that was not saved', () => {
  test('is offered when the page is opened again, and over once it is saved', async () => {
    const { document, text, version } = await pages.open(FILE);
    const edited = titled(document, 'Edited');
    await drafts.keep({ file: FILE, owner: 'me', document: edited, version, at: 1 });
    expect((await pages.open(FILE)).drafts).toMatchObject([{ document: edited }]);
    await pages.save(FILE, { document: edited, base: text, version, owner: 'me' });
    expect((await pages.open(FILE)).drafts).toEqual([]);
    expect(await drafts.list()).toEqual([]);
  });

  test('that says what the file says is none', async () => {
    const { document, version } = await pages.open(FILE);
    await drafts.keep({ file: FILE, owner: 'me', document, version, at: 1 });
    expect((await pages.open(FILE)).drafts).toEqual([]);
  });

  test('stays where it cannot be saved', async () => {
    const { document, text, version } = await pages.open(FILE);
    const edited = titled(document, 'Edited');
    await drafts.keep({ file: FILE, owner: 'me', document: edited, version, at: 1 });
    writeFileSync(join(root, FILE), TEXT.replace('Guides', 'Of an editor'));
    const error = await pages
      .save(FILE, { document: edited, base: text, version, owner: 'me' })
      .catch((each: unknown) => each);
    expect(error).toBeInstanceOf(ConflictError);
    expect(stored()).toContain('Of an editor');
    expect(await drafts.of(FILE)).toMatchObject([{ document: edited }]);
  });
});

test('a page in JSON is saved as JSON', async () => {
  const file = 'site/pages/note.json';
  const text = '{ "title": "Note",\n"sections": [] }\n';
  writeFileSync(join(root, file), text);
  const { document, version } = await pages.open(file);
  expect(await pages.textOf(file, { document, base: text })).toBe(text);
  await pages.save(file, { document: titled(document, 'Other'), base: text, version, owner: 'me' });
  expect(readFileSync(join(root, file), 'utf8')).toBe('{\n  "title": "Other",\n  "sections": []\n}\n');
});

test('a page in JSON keeps how it is indented', async () => {
  const file = 'site/pages/note.json';
  writeFileSync(join(root, file), '{\n\t"title": "Note",\n\t"sections": []\n}\n');
  const { document, text } = await pages.open(file);
  expect(await pages.textOf(file, { document: titled(document, 'Other'), base: text })).toBe(
    '{\n\t"title": "Other",\n\t"sections": []\n}\n',
  );
});

test.each([
  [FILE, TEXT],
  ['site/pages/note.json', '{\n  "title": "Guides",\n  "sections": []\n}\n'],
])('%s keeps its CRLF line ends when a text is changed', async (file, lines) => {
  const crlf = lines.replaceAll('\n', '\r\n');
  writeFileSync(join(root, file), crlf);
  const { document, text, version } = await pages.open(file);
  await pages.save(file, { document: titled(document, 'Guide'), base: text, version, owner: 'me' });
  expect(readFileSync(join(root, file), 'utf8')).toBe(crlf.replace('Guides', 'Guide'));
});

test.each([
  ['', ': is empty'],
  ['{\n  "title": "Note",\n}', ':3: is not valid JSON'],
])('a page in JSON that is %j is named, with what is wrong with it', async (text, why) => {
  writeFileSync(join(root, 'site/pages/note.json'), text);
  await expect(pages.open('site/pages/note.json')).rejects.toThrow(`site/pages/note.json${why}`);
});

test('a page that is not there is named', async () => {
  await expect(pages.open('site/pages/none.ts')).rejects.toThrow(NoPageError);
  await expect(pages.open('site/pages/none.ts')).rejects.toThrow('site/pages/none.ts doesn’t exist');
});
