import { mkdirSync, readFileSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, SECOND } from '../../../site/server/process/clock.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const OLD = '0123456789abcdef';
const NEW = 'fedcba9876543210';
const SCRIPT = `export const words = "${'a script of the older build '.repeat(20)}";`;

/** The files of a build, with one script of its own. */
const build = (id: string, script = SCRIPT) => ({
  'builds/latest.json': `${JSON.stringify({ id })}\n`,
  [`assets/main-${id}.js`]: script,
});
const start = (id: string, keptAssetsDir: string, dataDir?: string): Promise<TestSite> =>
  startSite({ files: build(id), config: { keptAssetsDir, ...(dataDir !== undefined && { dataDir }) } });
const script = (site: TestSite, id: string, headers = {}) => site.send(`/assets/main-${id}.js`, { headers });

describe('a server that was started on a new build', () => {
  test('answers the assets of the one before as that did, from its data directory', async () => {
    const dataDir = temporaryDir();
    const older = await startSite({ files: build(OLD), config: { dataDir } });
    const before = await script(older, OLD, { 'accept-encoding': 'br' });
    await older.stop();
    const newer = await startSite({ files: build(NEW), config: { dataDir } });
    const after = await script(newer, OLD, { 'accept-encoding': 'br' });
    expect([before.status, after.status]).toEqual([200, 200]);
    expect(after.bytes).toEqual(before.bytes);
    const same = ['etag', 'cache-control', 'content-type', 'content-encoding', 'vary', 'content-security-policy'];
    for (const name of same) expect([name, after.headers[name]]).toEqual([name, before.headers[name]]);
    expect(
      (await script(newer, OLD, { 'if-none-match': String((await script(newer, OLD)).headers.etag) })).status,
    ).toBe(304);
    expect((await script(newer, NEW)).status).toBe(200);
    expect((await newer.send('/builds/latest.json')).json()).toEqual({ id: NEW });
  });

  test('and one still on the old build answers those of the new one, where they share a directory', async () => {
    const shared = temporaryDir();
    const older = await start(OLD, shared);
    expect((await script(older, NEW)).status).toBe(404);
    const newer = await start(NEW, shared);
    older.wait(SECOND);
    expect((await script(older, NEW)).text).toBe(SCRIPT);
    expect((await script(newer, OLD)).text).toBe(SCRIPT);
  });

  test('has forgotten them a day after the last process of that build, and keeps its own', async () => {
    const shared = temporaryDir();
    const older = await start(OLD, shared);
    const yesterday = new Date(older.now() - DAY - HOUR - SECOND);
    await older.stop();
    const another = await start(NEW, shared);
    expect((await script(another, OLD)).status).toBe(200);
    await another.stop();
    utimesSync(join(shared, OLD), yesterday, yesterday);
    utimesSync(join(shared, NEW), yesterday, yesterday);
    const site = await start(NEW, shared);
    expect((await script(site, OLD)).status).toBe(404);
    expect(readdirSync(shared)).toEqual([NEW]);
  });
});

describe('what lies in the directory', () => {
  test('is one whole copy, though many processes begin at once', async () => {
    const shared = temporaryDir();
    const sites = await Promise.all(Array.from({ length: 8 }, () => start(OLD, shared)));
    expect(readdirSync(shared)).toEqual([OLD]);
    expect(readdirSync(join(shared, OLD, 'assets')).toSorted()).toEqual(
      ['', '.br', '.gz', '.zst'].map((suffix) => `main-${OLD}.js${suffix}`),
    );
    expect(sites.flatMap(({ logged }) => logged.filter((line) => line.includes('"warn"')))).toEqual([]);
  });

  test('is cleared of what a killed process has left, and of nothing that is somebody else’s', async () => {
    const shared = temporaryDir();
    const draft = `.${OLD}.4711.0a1b2c3d`;
    const others = ['mine', 'notes.txt.d', `.${OLD}.4712.0a1b2c3e`];
    const long = new Date(Date.now() - 2 * DAY);
    for (const name of [draft, ...others]) mkdirSync(join(shared, name));
    for (const name of [draft, 'mine', 'notes.txt.d']) utimesSync(join(shared, name), long, long);
    await start(NEW, shared);
    expect(readdirSync(shared).toSorted()).toEqual([...others, NEW].toSorted());
  });

  test('is served only where it is a file of a build: no link, no other name, nothing above it', async () => {
    const dir = temporaryDir();
    const shared = join(dir, 'kept');
    writeFileSync(join(dir, 'secret.js'), 'a secret');
    mkdirSync(join(shared, OLD, 'assets', 'folder.js'), { recursive: true });
    symlinkSync(join(dir, 'secret.js'), join(shared, OLD, 'assets', 'link.js'));
    writeFileSync(join(shared, OLD, 'assets', '.hidden.js'), 'a secret');
    writeFileSync(join(shared, OLD, 'above.js'), 'a secret');
    symlinkSync(dir, join(shared, '00000000000000ff'));
    mkdirSync(join(shared, '00000000000000fe'));
    symlinkSync(dir, join(shared, '00000000000000fe', 'assets'));
    const site = await start(NEW, shared);
    for (const name of [
      'link.js',
      'folder.js',
      '.hidden.js',
      'secret.js',
      '../above.js',
      '%2e%2e/above.js',
      `..%2f..%2f${OLD}/above.js`,
      'link.js%00',
      `${'a'.repeat(5000)}.js`,
      '',
    ])
      expect([name, (await site.send(`/assets/${name}`)).status]).toEqual([name, expect.toSatisfy((s) => s >= 400)]);
    expect(readFileSync(join(dir, 'secret.js'), 'utf8')).toBe('a secret');
  });
});

test.each([
  ['is a file', (dir: string) => writeFileSync(join(dir, 'kept'), '')],
  ['leads nowhere', (dir: string) => symlinkSync(join(dir, 'nowhere'), join(dir, 'kept'))],
])('a directory that %s stops no start: the site works, and the log says so', async (_, spoil) => {
  const dir = temporaryDir();
  spoil(dir);
  const site = await start(NEW, join(dir, 'kept'));
  expect((await script(site, NEW)).status).toBe(200);
  expect((await script(site, OLD)).status).toBe(404);
  expect(site.logged.filter((line) => line.includes('could not be copied or deleted'))).toHaveLength(1);
});
