import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ConflictError, ForbiddenFileError, Workspace, versionOf } from './workspace.ts';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';

let root: string;
let workspace: Workspace;
beforeEach(() => {
  root = temporaryDir();
  for (const folder of ['site/pages/guides', 'site/content', 'stories/pages'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'site/pages/index.ts'), 'one');
  workspace = new Workspace(root);
});

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
    'site/content/plans.ts',
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

describe('what is no text of a file is neither read nor written', () => {
  test('a folder', async () => {
    mkdirSync(join(root, 'site/pages/folder.ts'));
    await expect(workspace.read('site/pages/folder.ts')).rejects.toThrow('is not a file');
    await expect(workspace.write('site/pages/folder.ts', 'two', undefined)).rejects.toThrow('is not a file');
  });

  test('a pipe, from which nothing ever comes', async () => {
    const pipe = join(root, 'site/pages/pipe.ts');
    // Windows has none in its folders: there it is a folder once more.
    if (spawnSync('mkfifo', [pipe]).status !== 0) mkdirSync(pipe);
    await expect(workspace.read('site/pages/pipe.ts')).rejects.toThrow('is not a file');
  });

  test('bytes that are not UTF-8, which would be written back as others', async () => {
    const latin = Buffer.from('// f\u00FCr', 'latin1');
    writeFileSync(join(root, PAGE), latin);
    await expect(workspace.read(PAGE)).rejects.toThrow(`${PAGE} is not in UTF-8`);
    await expect(workspace.write(PAGE, 'two', versionOf(latin.toString()))).rejects.toThrow(ForbiddenFileError);
    expect(readFileSync(join(root, PAGE))).toEqual(latin);
  });
});

test('a file keeps its rights', async () => {
  chmodSync(join(root, PAGE), 0o755);
  await workspace.write(PAGE, 'two', versionOf('one'));
  expect([stored(), statSync(join(root, PAGE)).mode & 0o100]).toEqual([
    'two',
    process.platform === 'win32' ? 0 : 0o100,
  ]);
});

describe('nobody’s work is overwritten unseen', () => {
  test('an editor that saves while the disk is busy with ours', async () => {
    const writing = join(root, '.compose/writing');
    const saving = workspace.write(PAGE, 'x'.repeat(3_000_000), versionOf('one')).catch((each: unknown) => each);
    while (!existsSync(writing) || readdirSync(writing).length === 0)
      await new Promise<void>((resolve) => setImmediate(resolve));
    writeFileSync(join(root, PAGE), 'by an editor');
    expect(await saving).toHaveProperty('now', 'by an editor');
    expect([stored(), readdirSync(writing)]).toEqual(['by an editor', []]);
  });

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

  test('of two workshops that write at once, one is told', async () => {
    const other = new Workspace(root);
    for (let turn = 0; turn < 20; turn += 1) {
      const version = versionOf(stored());
      const outcomes = await Promise.allSettled(
        [workspace, other].map((each, index) => each.write(PAGE, `${turn} of ${index}`, version)),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  test('a workshop that was killed in the last moment of a write keeps nobody from the next', async () => {
    mkdirSync(join(root, '.compose/writing'), { recursive: true });
    const lock = join(root, '.compose/writing', `${versionOf(PAGE)}.lock`);
    writeFileSync(lock, '');
    utimesSync(lock, new Date(), new Date(Date.now() - 5000));
    await workspace.write(PAGE, 'two', versionOf('one'));
    expect([stored(), existsSync(lock)]).toEqual(['two', false]);
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
