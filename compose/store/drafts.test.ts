import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Drafts } from './drafts.ts';
import { Workspace } from './workspace.ts';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';

let root: string;
let drafts: Drafts;
beforeEach(() => {
  root = temporaryDir();
  drafts = new Drafts(root);
});

const draftOf = (file: string, at = 1, owner = 'one') => ({
  file,
  owner,
  document: { title: file },
  version: 'abc',
  at,
});

test('a draft is there after a restart, until it is forgotten', async () => {
  await drafts.keep(draftOf('site/pages/pricing.ts'));
  await new Workspace(root).clear();
  const later = new Drafts(root);
  expect(await later.of('site/pages/pricing.ts')).toEqual([draftOf('site/pages/pricing.ts')]);
  await later.forget({ file: 'site/pages/pricing.ts', owner: 'one' });
  expect(await drafts.of('site/pages/pricing.ts')).toEqual([]);
  await drafts.forget({ file: 'site/pages/pricing.ts', owner: 'one' });
});

test('the newest comes first, one for each page', async () => {
  await drafts.keep(draftOf('site/pages/a.ts', 1));
  await drafts.keep(draftOf('site/pages/b/c.ts', 3));
  await drafts.keep(draftOf('site/pages/a.ts', 2));
  expect((await drafts.list()).map(({ file, at }) => [file, at])).toEqual([
    ['site/pages/b/c.ts', 3],
    ['site/pages/a.ts', 2],
  ]);
});

test('a page whose path is longer than the name of a file may be has one too', async () => {
  const files = ['a', 'b'].map((last) => `site/pages/${'guides/'.repeat(40)}${last}.ts`);
  for (const file of files) await drafts.keep(draftOf(file));
  for (const file of files) expect(await drafts.of(file)).toEqual([draftOf(file)]);
});

test('nothing in a name leads elsewhere', async () => {
  for (const file of ['../../../etc/passwd', '..', '.', '/etc/passwd', 'a\0b', 'a/b', 'a%2Fb']) {
    await drafts.keep(draftOf(file));
    expect(await drafts.of(file)).toEqual([draftOf(file)]);
  }
  expect(readdirSync(root)).toEqual(['.compose']);
  expect(
    readdirSync(join(root, '.compose'), { withFileTypes: true })
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['drafts', 'writing']);
  expect(await drafts.list()).toHaveLength(7);
});

test.each(['', '{', '{"file":1}', '[]', 'null'])('what is no draft is none: %j', async (text) => {
  await drafts.keep(draftOf('site/pages/a.ts'));
  for (const name of readdirSync(join(root, '.compose/drafts')))
    writeFileSync(join(root, '.compose/drafts', name), text);
  expect(await drafts.of('site/pages/a.ts')).toEqual([]);
  expect(await drafts.list()).toEqual([]);
});

test('what was let go is gone, though it was kept a moment before', async () => {
  const keeping = drafts.keep(draftOf('site/pages/a.ts'));
  await drafts.forget(draftOf('site/pages/a.ts'));
  await keeping;
  expect(await drafts.list()).toEqual([]);
});

test('of one page in two windows both are kept, and each is forgotten by itself', async () => {
  const [one, other] = [draftOf('site/pages/a.ts', 1, 'one'), draftOf('site/pages/a.ts', 2, '../other')];
  await drafts.keep(one);
  await drafts.keep(other);
  expect(await drafts.of('site/pages/a.ts')).toEqual([other, one]);
  await drafts.forget(other);
  expect(await drafts.of('site/pages/a.ts')).toEqual([one]);
});
