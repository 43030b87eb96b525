import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeChanges } from '../../scripts/scaffold/files.ts';
import { newPage } from '../../scripts/scaffold/page.ts';
import { newPost } from '../../scripts/scaffold/post.ts';
import { runScaffold } from '../../scripts/scaffold/run.ts';
import { newSection } from '../../scripts/scaffold/section.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

describe('writeChanges', () => {
  let root = '';
  const changes = { created: { 'new/a.ts': 'a', 'b.ts': 'b' }, edited: { 'list.ts': () => 'after' } };
  const files = (): string[] => readdirSync(root).toSorted();
  const setFormatter = (script: string): void => {
    const bin = join(root, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'oxfmt'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, 'oxfmt'), 0o755);
  };

  beforeEach(() => {
    root = temporaryDir();
    writeFileSync(join(root, 'list.ts'), 'before');
    setFormatter('exit 0');
  });

  test('creates and edits files', () => {
    expect(writeChanges(root, changes)).toEqual(['new/a.ts', 'b.ts', 'list.ts']);
    expect(files()).toEqual(['b.ts', 'list.ts', 'new', 'node_modules']);
  });

  test('changes nothing if a file cannot be written or the formatter fails', () => {
    const blocked = { ...changes, created: { ...changes.created, 'list.ts/c.ts': 'c' } };
    expect(() => writeChanges(root, blocked)).toThrow('Nothing was made: ');
    setFormatter('exit 1');
    expect(() => writeChanges(root, changes)).toThrow('Nothing was made: ');
    expect(files()).toEqual(['list.ts', 'node_modules']);
    expect(readFileSync(join(root, 'list.ts'), 'utf8')).toBe('before');
  });

  test('rejects a page that another kind of file already generates', () => {
    expect(() => writeChanges(root, { ...changes, free: ['list.ts'] })).toThrow('list.ts already exists');
    expect(newPage('/privacy').changes.free).toContain('site/content/legal/privacy.md');
    expect(newPage('/blog/first').changes.free).toContain('site/content/posts/first.md');
  });
});

const details = { author: 'The team', topic: 'news', illustration: 'editor' };

const CREATE = {
  page: newPage,
  post: (title: string) => newPost(title, new Date(), details),
  section: (name: string) => writeChanges(join(import.meta.dirname, '../..'), newSection(name)),
};

test.for<[keyof typeof CREATE, string, string]>([
  ['page', '/api/keys', 'where the server answers with the account API'],
  ['page', '/guides/index', 'is reserved for an index page'],
  ['page', '/guides/aux', 'contains aux, which Windows doesn’t allow as a file name'],
  ['page', '/blog/topic/sound', 'is reserved for an index page'],
  ['page', '/plans', 'is a redirect or a removed page. Remove its entry from site/content/redirects.ts'],
  ['page', `/${'a/'.repeat(40)}guide`, 'The path has 86 characters. Use up to 75.'],
  ['section', 'default', 'results in the component Default, which'],
  ['section', 'rich-text', 'results in the component RichText, which'],
  ['section', 'section', 'results in the component Section, which'],
  ['section', 'a'.repeat(200), 'The name has 200 characters. Use up to 40.'],
  ['section', 'Feature List', 'Use lower-case words with hyphens'],
  ['section', 'faq', 'design-system/sections/faq/faq.schema.ts already exists'],
  ['post', '--help', 'begins with a hyphen like an option'],
  ['post', 'Two\nlines', 'contains a line break'],
  ['post', 'From {{price.monthly}}', 'contains a line break, a control character or {{ }}'],
])('rejects a new %s named %j: %s', ([kind, name, message]) => {
  expect(() => CREATE[kind](name)).toThrow(message);
});

test('newSection rejects a component that the registry has with another name', () => {
  const edit = newSection('f-a-q').edited?.['design-system/registry.ts'];
  expect(() => edit?.("import { FAQ } from './sections/faq/faq.tsx';")).toThrow('FAQ, which already exists');
});

test('newPost transliterates letters for the URL', () => {
  const file = 'site/content/posts/strasse-uber-aero-grosser.md';
  expect(Object.keys(newPost('Straße über Ærø: größer', new Date(), details).created)).toEqual([file]);
});

describe('newPost', () => {
  const FILE = 'site/content/posts/first.md';

  test('names the author, in quotes that YAML may need', () => {
    expect(newPost('First', new Date(), { ...details, author: 'Ada: Author' }).created[FILE]).toContain(
      '\nauthor: "Ada: Author"\n',
    );
  });

  // A worker can't change its time zone.
  test.each([
    ['America/New_York', '2026-11-28'],
    ['UTC', '2026-11-29'],
    ['Asia/Tokyo', '2026-11-29'],
  ])('dates a post by the day in the time zone %s', (timeZone, day) => {
    const script = `
      import { newPost } from './scripts/scaffold/post.ts';
      process.stdout.write(newPost('First', new Date('2026-11-29T01:30:00Z'), {}).created['${FILE}']);`;
    const post = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, TZ: timeZone },
      encoding: 'utf8',
    });
    expect(post).toContain(`\ndate: ${day}\n`);
  });
});

describe('newPage', () => {
  test('adds a link to the first column of the footer and says where', () => {
    const { changes, note } = newPage('/guides/first-recording');
    const edit = changes.edited?.['site/content/navigation.ts'];
    const before = "export const footerColumns = [\n  {\n    links: [\n      { label: 'About', href: '/about' },\n";
    expect(edit?.(before)).toContain(
      "links: [\n      { label: 'First recording', href: '/guides/first-recording' },\n",
    );
    expect(note).toBe(
      'site/content/navigation.ts now links to the page in the first column of the footer. Move or delete the link there.',
    );
  });

  test('has its note printed between the files and the next steps', () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    const { argv } = process;
    process.argv = ['node', 'new-page.ts', '/press'];
    onTestFinished(() => {
      process.argv = argv;
      vi.restoreAllMocks();
    });
    runScaffold('npm run new:page PATH', () => ({
      changes: { created: {} },
      note: 'A link was added.',
      next: ['done'],
    }));
    expect(written.join('')).toBe('\nA link was added.\n\nNext:\n  done\n');
  });
});
