import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { Drafts } from '../store/drafts.ts';
import { PageFiles } from '../store/page-files.ts';
import { Pages } from '../store/pages.ts';
import { Workspace, versionOf } from '../store/workspace.ts';
import { createApi } from './api.ts';
import type { Site } from './api.ts';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';

const FILE = 'site/pages/guides.ts';
const TEXT = "export default {\n  title: 'Guides', // short\n};\n";

const infoOf = (name: string) => ({
  name,
  purpose: 'publish-content' as const,
  summary: 'S',
  keywords: [],
  field: { kind: 'record' as const, fields: [] },
});

/** A site that says what it was asked. */
const site: Site = {
  draw: (file, document) => ({ body: `${file} ${JSON.stringify(document)}`, broken: [], issues: [] }),
  texts: (file) => ({ body: file, texts: [{ section: 0, path: ['heading'] }] }),
  checks: () => Promise.resolve(undefined),
  unfinished: () => [],
  linking: (file) => [`/to/${file}`],
  info: () => ({
    brand: 'B',
    origin: 'O',
    page: { kind: 'record', fields: [] },
    listed: { kind: 'record', fields: [] },
    sections: ['faq', 'hero'].map(infoOf),
    places: [],
    facts: [],
  }),
};

let root: string;
let api: ReturnType<typeof createApi>;
beforeEach(() => {
  root = temporaryDir();
  mkdirSync(join(root, 'site/pages'), { recursive: true });
  writeFileSync(join(root, FILE), TEXT);
  const drafts = new Drafts(root);
  const workspace = new Workspace(root);
  api = createApi({
    pages: new Pages(workspace, drafts),
    drafts,
    files: new PageFiles(workspace),
    deleteScreenshots: () => Promise.resolve(),
    difference: (...texts) => Promise.resolve(texts.join(' ')),
    site: () => Promise.resolve(site),
    story: (name) => Promise.resolve(name === 'faq' ? { title: 'FAQ', picture: 'sections/faq/a.webp' } : undefined),
    images: () => Promise.resolve(['/media/a.webp']),
    now: () => 5,
  });
});

async function ask(method: string, path: string, body?: unknown): Promise<readonly [status: number, said: unknown]> {
  const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const response = await api.request(path, {
    method,
    ...(sent !== undefined && { body: sent, headers: { 'Content-Type': 'application/json' } }),
  });
  return [response.status, await response.json()];
}

const opened = { file: FILE, text: TEXT, version: versionOf(TEXT), document: { title: 'Guides' }, drafts: [] };

test('a page is listed, opened, changed and saved; its draft is kept until then', async () => {
  expect(await ask('GET', '/pages')).toEqual([200, { pages: [FILE], unreadable: [], drafts: [] }]);
  expect(await ask('GET', `/page?file=${FILE}`)).toEqual([200, opened]);
  const document = { title: 'All guides' };
  expect(await ask('PUT', '/draft', { file: FILE, owner: 'me', document, version: opened.version })).toEqual([
    200,
    { ok: true },
  ]);
  expect(await ask('GET', '/pages')).toEqual([
    200,
    { pages: [FILE], unreadable: [], drafts: [{ file: FILE, owner: 'me', at: 5 }] },
  ]);
  const text = TEXT.replace('Guides', 'All guides');
  expect(await ask('POST', '/page/text', { file: FILE, document, base: TEXT })).toEqual([200, { text }]);
  const saving = { file: FILE, owner: 'me', document, base: TEXT, version: opened.version };
  expect(await ask('PUT', '/page', saving)).toEqual([200, { text, version: versionOf(text) }]);
  expect(readFileSync(join(root, FILE), 'utf8')).toBe(text);
  expect(await ask('GET', '/pages')).toEqual([200, { pages: [FILE], unreadable: [], drafts: [] }]);
  expect(await ask('PUT', '/page', saving)).toEqual([
    409,
    { message: `${FILE} was changed since it was read.`, now: text },
  ]);
});

test('a page file that can’t be read is listed with its error, until it is fixed', async () => {
  writeFileSync(join(root, FILE), 'export default {\n  title: "Guides"\n  description: "",\n};\n');
  const message = expect.stringMatching(`^${FILE}:3: can’t be read: `) as string;
  const [, list] = await ask('GET', '/pages');
  expect(list).toEqual({ pages: [FILE], unreadable: [{ file: FILE, message }], drafts: [] });
  expect(await ask('GET', `/page?file=${FILE}`)).toEqual([422, { message }]);
  writeFileSync(join(root, FILE), Buffer.from([0xff, 0xfe]));
  expect(await ask('GET', '/pages')).toEqual([
    200,
    { pages: [FILE], unreadable: [{ file: FILE, message: expect.stringContaining('UTF-8') as string }], drafts: [] },
  ]);
  writeFileSync(join(root, FILE), TEXT);
  expect(await ask('GET', '/pages')).toEqual([200, { pages: [FILE], unreadable: [], drafts: [] }]);
});

test('a draft can be let go', async () => {
  await ask('PUT', '/draft', { file: FILE, owner: 'me', document: {}, version: null });
  expect(await ask('DELETE', '/draft', { file: FILE, owner: 'me' })).toEqual([200, { ok: true }]);
  expect(await ask('GET', '/pages')).toEqual([200, { pages: [FILE], unreadable: [], drafts: [] }]);
});

test('a page is drawn, and what the site has is told', async () => {
  expect(await ask('POST', '/drawing', { file: FILE, document: { a: 1 } })).toEqual([
    200,
    { body: `${FILE} {"a":1}`, broken: [], issues: [] },
  ]);
  expect(await ask('POST', '/texts', { file: FILE, document: {} })).toEqual([
    200,
    { body: FILE, texts: [{ section: 0, path: ['heading'] }] },
  ]);
  expect(await ask('POST', '/checks', { file: FILE, document: {} })).toEqual([200, { unfinished: [] }]);
  expect(await ask('GET', `/linking?file=${FILE}`)).toEqual([200, { paths: [`/to/${FILE}`] }]);
  expect(await ask('GET', '/site')).toEqual([
    200,
    {
      ...site.info(),
      sections: [
        { ...infoOf('faq'), title: 'FAQ', picture: 'sections/faq/a.webp' },
        { ...infoOf('hero'), title: 'hero' },
      ],
      images: ['/media/a.webp'],
    },
  ]);
});

/** Ends a process that hands it to a parser in native code. */
const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

describe('what cannot be done is said', () => {
  test.each([
    ['GET', '/page?file=site/pages/none.ts', undefined, 404, 'site/pages/none.ts doesn’t exist'],
    ['GET', '/page?file=site/content/plans.ts', undefined, 403, 'can’t be written here'],
    ['GET', '/page?file=../../etc/passwd', undefined, 403, 'can’t be written here'],
    ['GET', '/page', undefined, 400, 'expected string'],
    [
      'PUT',
      '/page',
      { file: 'package.json', document: {}, owner: 'me', base: 'export default {}', version: null },
      403,
      'can’t be written here',
    ],
    [
      'PUT',
      '/page',
      { file: FILE, document: {}, owner: 'me', base: 'export default a;', version: null },
      422,
      ':1: has a. Use only data',
    ],
    ['PUT', '/page', { file: FILE, document: {} }, 400, 'base'],
    ['PUT', '/page', '{', 400, 'The body is not JSON'],
    ['PUT', '/page', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400, 'expected object'],
    ['POST', '/drawing', `{"file":"${FILE}","document":${DEEP}}`, 400, 'nested too deeply'],
    [
      'POST',
      '/page/text',
      { file: FILE, document: {}, base: `export default ${DEEP}` },
      422,
      'more than 300 nested brackets',
    ],
    ['PUT', '/draft', String.raw`{"file":"\ud800","owner":"me","document":{},"version":null}`, 400, 'Unicode'],
    ['PUT', '/draft', { file: FILE, owner: '../me', document: {}, version: null }, 400, 'the name of a window'],
    ['PUT', '/page', 'null', 400, 'expected object'],
    ['PUT', '/draft', { file: FILE, owner: 'me', document: {}, version: null, more: 1 }, 400, 'more'],
    ['PUT', '/draft', `{"file":"${'x'.repeat(400)}","owner":"me","document":{},"version":null}`, 400, '300'],
    ['PUT', '/draft', `"${'x'.repeat(4_000_001)}"`, 413, 'longer than 4000000 bytes'],
    ['POST', '/nothing', {}, 404, 'There is no POST /nothing'],
    ['DELETE', '/page', { file: FILE }, 400, 'version'],
    ['DELETE', '/page', { file: FILE, version: 'another' }, 409, 'was changed since it was read'],
    ['DELETE', '/page', { file: 'package.json', version: '' }, 403, 'can’t be written here'],
    ['POST', '/pages', { path: '/guides' }, 422, 'site/pages/guides.ts already exists'],
    ['POST', '/pages', { path: '/../guides' }, 422, 'is not a page path'],
    ['POST', '/pages', { path: '/press' }, 422, 'site/content/navigation.ts doesn’t exist'],
  ] as const)('%s %s', async (method, path, body, status, message) => {
    const [code, said] = await ask(method, path, body);
    expect([code, said]).toEqual([status, expect.objectContaining({ message: expect.stringContaining(message) })]);
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(TEXT);
  });
});
