import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeChanges } from '../../scripts/scaffold/files.ts';
import { newPage } from '../../scripts/scaffold/page.ts';
import { newPost } from '../../scripts/scaffold/post.ts';
import { newSection } from '../../scripts/scaffold/section.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

let root = '';

/** A folder with one file to be changed, and in place of the formatter a script. */
beforeEach(() => {
  root = temporaryDir();
  writeFileSync(join(root, 'list.ts'), 'before');
  setFormatter('exit 0');
});

function setFormatter(script: string): void {
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.bin/oxfmt'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(root, 'node_modules/.bin/oxfmt'), 0o755);
}

const changes = { created: { 'new/a.ts': 'a', 'b.ts': 'b' }, edited: { 'list.ts': () => 'after' } };
const files = (): string[] => readdirSync(root).toSorted();

test('all of it is written', () => {
  expect(writeChanges(root, changes)).toEqual(['new/a.ts', 'b.ts', 'list.ts']);
  expect(files()).toEqual(['b.ts', 'list.ts', 'new', 'node_modules']);
});

test('nothing is left where a file cannot be written, or the formatter fails', () => {
  const blocked = { ...changes, created: { ...changes.created, 'list.ts/c.ts': 'c' } };
  expect(() => writeChanges(root, blocked)).toThrow('Nothing was made: ');
  setFormatter('exit 1');
  expect(() => writeChanges(root, changes)).toThrow('Nothing was made: ');
  expect(files()).toEqual(['list.ts', 'node_modules']);
  expect(readFileSync(join(root, 'list.ts'), 'utf8')).toBe('before');
});

test('a file that makes the same page elsewhere is not shadowed', () => {
  expect(() => writeChanges(root, { ...changes, free: ['list.ts'] })).toThrow('list.ts already exists');
  expect(newPage('/privacy').changes.free).toContain('site/content/legal/privacy.md');
  expect(newPage('/blog/first').changes.free).toContain('site/content/posts/first.md');
});

test.for([
  ['/api/keys', 'where the server answers with the account API'],
  ['/guides/index', 'is reserved for an index page'],
  ['/guides/aux', 'contains aux, which Windows doesn’t allow as a file name'],
  ['/blog/topic/sound', 'is reserved for an index page'],
  ['/help', 'is a redirect or a removed page. Remove its entry from site/content/redirects.ts'],
  ['/beta', 'is a redirect or a removed page'],
  [`/${'a/'.repeat(40)}guide`, 'The path has 86 characters. Use up to 75.'],
] as const)('no page is made at %s', ([path, message]) => {
  expect(() => newPage(path)).toThrow(message);
});

test.for([
  ['default', 'results in the component Default, which'],
  ['rich-text', 'results in the component RichText, which'],
  ['section', 'results in the component Section, which'],
  ['a'.repeat(200), 'The name has 200 characters. Use up to 40.'],
] as const)('no section is made with the name %s', ([name, message]) => {
  expect(() => newSection(name)).toThrow(message);
});

test('no section is made whose component the registry has under another name', () => {
  const edit = newSection('f-a-q').edited?.['design-system/registry.ts'];
  expect(() => edit?.("import { FAQ } from './sections/faq/index.ts';")).toThrow('FAQ, which already exists');
});

test('letters that are no others with a mark are written out in an address', () => {
  expect(Object.keys(newPost('Straße über Ærø: größer', new Date()).created)).toEqual([
    'site/content/posts/strasse-uber-aero-grosser.md',
  ]);
});

test.for([
  ['--help', 'begins with a hyphen like an option'],
  ['Two\nlines', 'contains a line break'],
  ['From {{price.monthly}}', 'contains a line break, a control character or {{ }}'],
] as const)('no post is made with the title %j', ([title, message]) => {
  expect(() => newPost(title, new Date())).toThrow(message);
});

test.for([
  ['Feature List', 'Use lower-case words with hyphens'],
  ['faq', 'design-system/sections/faq/faq.schema.ts already exists'],
] as const)('rejects a section called %s', ([name, message]) => {
  expect(() => writeChanges(join(import.meta.dirname, '../..'), newSection(name))).toThrow(message);
});
