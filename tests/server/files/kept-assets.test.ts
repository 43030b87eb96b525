import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, SECOND } from '../../../site/server/process/clock.ts';
import { smallBuild } from '../../setup/build.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { UMASK_0, startProcess } from '../process.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const OLD = '0123456789abcdef';
const NEW = 'fedcba9876543210';
const SCRIPT = `export const words = "${'a script of the older build '.repeat(20)}";`;

/** Files of a build with one script. */
const build = (id: string) => ({
  'builds/latest.json': `${JSON.stringify({ id })}\n`,
  [`assets/main-${id}.js`]: SCRIPT,
});
const start = (id: string, keptAssetsDir: string): Promise<TestSite> =>
  startSite({ files: build(id), config: { keptAssetsDir } });
const script = (site: TestSite, id: string, headers = {}) => site.send(`/assets/main-${id}.js`, { headers });

describe('a server with a new build', () => {
  test('serves the assets of the previous build with the same headers, from its data directory', async () => {
    const dataDir = temporaryDir();
    const older = await startSite({ files: build(OLD), config: { dataDir } });
    const before = await script(older, OLD, { 'accept-encoding': 'br' });
    await older.stop();
    const newer = await startSite({ files: build(NEW), config: { dataDir } });
    const after = await script(newer, OLD, { 'accept-encoding': 'br' });
    expect([before.status, after.status]).toEqual([200, 200]);
    expect(after.bytes).toEqual(before.bytes);
    const { 'x-request-id': _a, date: _b, ...same } = before.headers;
    expect(after.headers).toMatchObject(same);
    const known = { 'accept-encoding': 'br', 'if-none-match': String(before.headers.etag) };
    expect((await script(newer, OLD, known)).status).toBe(304);
    expect((await script(newer, NEW)).status).toBe(200);
    expect((await newer.send('/builds/latest.json')).json()).toEqual({ id: NEW });
  });

  test('shares assets with a server of the old build, and deletes them a day after its last process', async () => {
    const shared = temporaryDir();
    const older = await start(OLD, shared);
    expect((await script(older, NEW)).status).toBe(404);
    const newer = await start(NEW, shared);
    older.wait(SECOND);
    expect((await script(older, NEW)).text).toBe(SCRIPT);
    expect((await script(newer, OLD)).text).toBe(SCRIPT);
    await Promise.all([older.stop(), newer.stop()]);
    const yesterday = new Date(older.now() - DAY - HOUR - SECOND);
    for (const id of [OLD, NEW]) utimesSync(join(shared, id), yesterday, yesterday);
    const site = await start(NEW, shared);
    expect((await script(site, OLD)).status).toBe(404);
    expect(readdirSync(shared)).toEqual([NEW]);
  });
});

describe('the directory of kept assets', () => {
  test('has one complete copy if many processes start at once', async () => {
    const shared = temporaryDir();
    const sites = await Promise.all(Array.from({ length: 8 }, () => start(OLD, shared)));
    expect(readdirSync(shared)).toEqual([OLD]);
    expect(readdirSync(join(shared, OLD, 'assets')).toSorted()).toEqual(
      ['', '.br', '.gz', '.zst'].map((suffix) => `main-${OLD}.js${suffix}`),
    );
    expect(sites.flatMap(({ logged }) => logged.filter((line) => line.includes('"warn"')))).toEqual([]);
  });

  test('has builds that other users can read but not change, whatever the umask is', async () => {
    const shared = join(temporaryDir(), 'kept');
    const modes = () => {
      const paths = ['', 'assets', `assets/main-${OLD}.js`, `assets/main-${OLD}.js.br`];
      return paths.map((path) => (statSync(join(shared, OLD, path)).mode & 0o777).toString(8));
    };
    const start = async () => {
      const env = { TEST_BUILD_DIR: smallBuild(temporaryDir(), build(OLD)), KEPT_ASSETS_DIR: shared, ...UMASK_0 };
      const { child, ended } = await startProcess(temporaryDir(), env);
      child.kill('SIGKILL');
      await ended;
    };
    await start();
    expect(modes()).toEqual(['755', '755', '644', '644']);
    // An earlier version left it writable. Someone may have changed it without changing its size.
    chmodSync(join(shared, OLD, 'assets', `main-${OLD}.js`), 0o666);
    writeFileSync(join(shared, OLD, 'assets', `main-${OLD}.js`), SCRIPT.replace('script', 'attack'));
    await start();
    expect(modes()).toEqual(['755', '755', '644', '644']);
    expect(readFileSync(join(shared, OLD, 'assets', `main-${OLD}.js`), 'utf8')).toBe(SCRIPT);
  });

  test('loses the drafts of killed processes, and no other files', async () => {
    const shared = temporaryDir();
    const draft = `.${OLD}.4711.0a1b2c3d`;
    const others = ['mine', 'notes.txt.d', `.${OLD}.4712.0a1b2c3e`];
    const long = new Date(Date.now() - 2 * DAY);
    for (const name of [draft, ...others]) mkdirSync(join(shared, name));
    for (const name of [draft, 'mine', 'notes.txt.d']) utimesSync(join(shared, name), long, long);
    await start(NEW, shared);
    expect(readdirSync(shared).toSorted()).toEqual([...others, NEW].toSorted());
  });

  test('serves only files of builds: no links, no other names and no parent directories', async () => {
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
    const names = 'link.js folder.js .hidden.js secret.js ../above.js %2e%2e/above.js link.js%00'.split(' ');
    for (const name of ['', ...names, `..%2f..%2f${OLD}/above.js`, `${'a'.repeat(5000)}.js`])
      expect([name, (await site.send(`/assets/${name}`)).status]).toEqual([name, expect.toSatisfy((s) => s >= 400)]);
  });
});

test.each([
  ['is a file', (dir: string) => writeFileSync(join(dir, 'kept'), '')],
  ['is a broken link', (dir: string) => symlinkSync(join(dir, 'nowhere'), join(dir, 'kept'))],
])('a directory of kept assets that %s is reported in the log, and the server starts', async (_, spoil) => {
  const dir = temporaryDir();
  spoil(dir);
  const site = await start(NEW, join(dir, 'kept'));
  expect((await script(site, NEW)).status).toBe(200);
  expect((await script(site, OLD)).status).toBe(404);
  expect(site.logged.filter((line) => line.includes('could not be copied or deleted'))).toHaveLength(1);
});
