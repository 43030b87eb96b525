import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConflictError, ForbiddenFileError, Workspace, versionOf } from './workspace.ts';

let root: string;
let workspace: Workspace;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workspace-'));
  for (const folder of ['site/pages/guides', 'site/content', 'stories/pages'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'site/pages/index.ts'), 'one');
  workspace = new Workspace(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const PAGE = 'site/pages/index.ts';
const stored = (): string => readFileSync(join(root, PAGE), 'utf8');

describe('what may be written', () => {
  test.each([PAGE, 'site/pages/guides/first.json', 'stories/pages/home.stories.tsx', 'site/content/navigation.ts'])(
    '%s',
    async (file) => {
      const text = await workspace.read(file);
      await workspace.write(file, 'two', text === undefined ? undefined : versionOf(text));
      expect(readFileSync(join(root, file), 'utf8')).toBe('two');
    },
  );

  test.each([
    'site/pages/../../etc/passwd.ts',
    'site/pages/..%2f..%2fx.ts',
    'site/pages//x.ts',
    '/etc/passwd',
    'site/pages/.hidden.ts',
    'site/pages/a.test.ts',
    'site/pages/a.d.ts',
    'site/pages/a.ts\0.ts',
    'site/pages/a.ts\n',
    'site/pages\\a.ts',
    'site/content/brand.ts',
    'package.json',
    '',
  ])('%j may not', async (file) => {
    await expect(workspace.write(file, 'two', undefined)).rejects.toThrow(ForbiddenFileError);
    await expect(workspace.read(file)).rejects.toThrow(ForbiddenFileError);
  });

  test('no link leads out: neither a file that is one, nor a folder', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
    try {
      writeFileSync(join(elsewhere, 'secret.ts'), 'secret');
      symlinkSync(join(elsewhere, 'secret.ts'), join(root, 'site/pages/link.ts'));
      symlinkSync(elsewhere, join(root, 'site/pages/out'));
      for (const file of ['site/pages/link.ts', 'site/pages/out/secret.ts', 'site/pages/out/new.ts']) {
        await expect(workspace.read(file)).rejects.toThrow(/link/);
        await expect(workspace.write(file, 'two', undefined)).rejects.toThrow(/link/);
      }
      expect(readdirSync(elsewhere)).toEqual(['secret.ts']);
      expect(readFileSync(join(elsewhere, 'secret.ts'), 'utf8')).toBe('secret');
      expect(await workspace.list('site/pages')).toEqual([PAGE]);
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  });
});

describe('nobody’s work is overwritten unseen', () => {
  test('a file that was changed meanwhile stays, and is told', async () => {
    writeFileSync(join(root, PAGE), 'by an editor');
    const error = await workspace.write(PAGE, 'two', versionOf('one')).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toHaveProperty('now', 'by an editor');
    expect(stored()).toBe('by an editor');
  });

  test('so does a file that was made, or removed, meanwhile', async () => {
    await expect(workspace.write(PAGE, 'two', undefined)).rejects.toThrow('was changed since it was read');
    rmSync(join(root, PAGE));
    await expect(workspace.write(PAGE, 'two', versionOf('one'))).rejects.toThrow('was removed since it was read');
    expect(existsSync(join(root, PAGE))).toBe(false);
  });

  test('of two that write at once, one is told', async () => {
    const outcomes = await Promise.allSettled(
      ['two', 'three'].map((text) => workspace.write(PAGE, text, versionOf('one'))),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(stored()).toBe('two');
  });

  test('a file is removed when it holds what was read', async () => {
    await workspace.write(PAGE, undefined, versionOf('one'));
    expect(await workspace.read(PAGE)).toBeUndefined();
  });
});

test('a process that is killed while it writes, again and again, leaves a whole file each time, the old or the new', async () => {
  const texts = ['a', 'b'].map((letter) => letter.repeat(3_000_000));
  const script = `
    import { Workspace, versionOf } from ${JSON.stringify(join(import.meta.dirname, 'workspace.ts'))};
    const workspace = new Workspace(${JSON.stringify(root)});
    const texts = ['a', 'b'].map((letter) => letter.repeat(3_000_000));
    for (let turn = 0; ; turn += 1) {
      await workspace.write('${PAGE}', texts[turn % 2], versionOf(await workspace.read('${PAGE}')));
      if (turn === 0) console.log('writing');
    }`;
  for (let round = 0; round < 15; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    // A moment of its own in each round, so that every step of a write is met.
    const end = performance.now() + round * 1.7;
    while (performance.now() < end);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    expect(texts.includes(stored())).toBe(true);
  }
  // A workshop that may be writing now is left alone; a minute later nothing is.
  await workspace.clear(Date.now() + 61_000);
  expect(readdirSync(join(root, '.compose/writing'))).toEqual([]);
}, 120_000);
