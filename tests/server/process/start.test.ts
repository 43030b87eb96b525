import { brand } from '@onset/design-system/brand';
import { chmodSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { demoCatalog } from '../../../scripts/build/demo-catalog.ts';
import { getDemoPriceIds } from '../../../site/config/public-config.schema.ts';
import { run } from '../../../site/server/main.ts';
import { loadSecret } from '../../../site/server/process/data-dir.ts';
import { UMASK_0, spawnServer, startProcess } from '../process.ts';
import { send } from '../http.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { startSite } from '../site.ts';
import { smallBuild } from '../../setup/build.ts';
import { TEST_ENTRY } from '../../setup/server-process.ts';
import { runAdminWith } from '../run-admin.ts';

/** Checks a configuration with `--check`, in this process to save time. Returns the exit code and the output. */
async function check(env: Readonly<Record<string, string>>) {
  const written = { stdout: '', stderr: '' };
  const before = process.exitCode;
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  try {
    process.exitCode = 0;
    await run(['--check'], { PORT: '0', DATA_DIR: temporaryDir(), ...env }, '');
    return { code: process.exitCode as unknown, ...written };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Result of a start that failed with one line on stderr. */
const failsWith = (line: RegExp) => ({
  code: 1,
  stdout: '',
  stderr: expect.stringMatching(new RegExp(`^${line.source}\\n$`)) as string,
});
const succeeds = { code: 0, stdout: '', stderr: '' };

const mode = (...path: string[]): number => statSync(join(...path)).mode & 0o777;

describe('an invalid setting prevents the start with one line', () => {
  test.for([
    [{ PORT: 'eighty' }, /PORT is "eighty"\. Set it to a whole number from 0 to 65535\./],
    [{ TRUST_PROXY: 'perhaps' }, /TRUST_PROXY is "perhaps"\. Set it to true, false, or the number of proxies.*/],
    [{ CORS_ORIGINS: 'https://a.example/shop' }, /CORS_ORIGINS is .*without a path\./],
    [
      { HOST: '203.0.113.7' },
      /HOST is "203\.0\.113\.7", which is not an IP address of this machine \(EADDRNOTAVAIL\)\. Choose .*/,
    ],
    [{ DATA_DIR: '/proc/onset' }, /DATA_DIR \(\/proc\/onset\) is not writable: ENOENT\. Choose .*/],
    [{ STOP_DELAY: '90' }, /STOP_DELAY is "90"\. Set it to a whole number of seconds from 0 to 60\./],
    [{ SITE_URL: 'www.onset.example' }, /SITE_URL is "www\.onset\.example"\. Set it to an origin such as .*/],
    [
      { DATABASE_URL: 'mysql://onset:secret@db.example/onset?key=secret' },
      /DATABASE_URL is "mysql:\/\/onset:\*\*\*@db\.example\/onset"\. Set it to a URL such as .*/,
    ],
    [{ DATABASE_URL: 'just-a-secret' }, /DATABASE_URL is a text of 13 characters\. Set it to a URL such as .*/],
    [
      { SMTP_URL: 'smtp://u:secret@m.example?ignoreTLS=yes' },
      /SMTP_URL is "smtp:\/\/u:\*\*\*@m\.example"\. Set it to a URL .*, with requireTLS and ignoreTLS true or false\./,
    ],
    [{ PORT: 'x', TRUST_PROXY: 'y' }, /PORT is "x".* TRUST_PROXY is "y".*/],
    [
      { JWT_SECRET_FILE: '/nowhere' },
      /JWT_SECRET_FILE is "\/nowhere", which can’t be read \(ENOENT\)\. Set it to a readable file\./,
    ],
    [{ SMTP_URL_FILE: '/dev/null' }, /SMTP_URL_FILE is .*, which is empty\. Write the secret into it\./],
    [
      { JWT_SECRET: 'a secret that is long enough to be one', JWT_SECRET_FILE: '/dev/null' },
      /JWT_SECRET and JWT_SECRET_FILE are both set\. Set only one of them\./,
    ],
  ] as const)('%j', async ([env, line]) => {
    expect(await check(env)).toEqual(failsWith(line));
  });

  test('a secret in a file that is too short', async () => {
    const file = join(temporaryDir(), 'secret');
    writeFileSync(file, 'hush-hush\n');
    const tooShort = /JWT_SECRET is a text of 9 characters\. Set it to a secret of at least 32 characters\./;
    expect(await check({ JWT_SECRET_FILE: file })).toEqual(failsWith(tooShort));
    writeFileSync(file, 'a secret that is long enough to be one\n');
    expect(await check({ JWT_SECRET_FILE: file })).toEqual(succeeds);
  });

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const line = new RegExp(
      `Port ${port} is in use: another program listens on 127\\.0\\.0\\.1:${port}\\. Stop it, or choose another port, such as PORT=${port + 1} npm start\\.`,
    );
    expect(await check({ HOST: '127.0.0.1', PORT: String(port) })).toEqual(failsWith(line));
  });
});

test('the process exits with that line and code', async () => {
  const { output, ended } = spawnServer({ PORT: 'eighty', DATA_DIR: temporaryDir() }, ['--check']);
  expect({ code: await ended, ...output }).toEqual(failsWith(/PORT is "eighty"\. Set it to a whole number from .*/));
});

test('an unavailable PostgreSQL is reported in one line without its password', async () => {
  const databaseUrl = 'postgresql://onset:secret@127.0.0.1:1/onset';
  await expect(startSite({ config: { databaseUrl } })).rejects.toThrow(
    /^DATABASE_URL is "postgresql:\/\/onset:\*\*\*@127\.0\.0\.1:1\/onset", but this PostgreSQL database can’t be used: .*ECONNREFUSED/,
  );
});

test('a misspelled setting is reported in one line of the log', async () => {
  const { output } = await startProcess(temporaryDir(), { SITE_ULR: 'https://onset.example', HOME: '/root' });
  expect(output.stdout.split('\n').filter((line) => line.includes('"warn"'))).toEqual([
    expect.stringContaining('"SITE_ULR is not a setting of this site. Did you mean SITE_URL?"'),
  ]);
});

describe('a build for another origin than SITE_URL', () => {
  const warningsOf = async (siteUrl: string | undefined, builtFor: string) => {
    const { logged } = await startSite({ config: { siteUrl }, publicConfig: { siteUrl: builtFor } });
    return logged.filter((line) => line.includes('the sitemap point to'));
  };

  test.for(['http://localhost:3000', 'https://onset.example'])('is reported in one line: %s', async (builtFor) => {
    const warning = `SITE_URL is https://www.onset.example, but canonical links, previews, feeds and the sitemap point to ${builtFor}. Build again with PUBLIC_SITE_URL=https://www.onset.example`;
    expect(await warningsOf('https://www.onset.example', builtFor)).toEqual([
      expect.stringContaining(JSON.stringify({ level: 'warn', warning }).slice(1)),
    ]);
  });

  test.for([
    ['https://www.onset.example', 'https://www.onset.example'],
    ['http://localhost:4000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://localhost:3000'],
    ['http://[::1]:3000', 'http://localhost:3000'],
    [undefined, 'http://localhost:3000'],
  ] as const)('is not reported for SITE_URL %s with a build for %s', async ([siteUrl, builtFor]) => {
    expect(await warningsOf(siteUrl, builtFor)).toEqual([]);
  });
});

describe('the data directory', () => {
  test('is private, with all its files', async () => {
    const { dataDir } = await startSite();
    expect(mode(dataDir)).toBe(0o700);
    for (const name of ['jwt-secret', 'onset.sqlite', 'server.lock']) expect(mode(dataDir, name)).toBe(0o600);
  });

  test('keeps the database and its log private in a directory that everyone can read, also after a kill', async () => {
    const dataDir = temporaryDir();
    chmodSync(dataDir, 0o755);
    const names = ['onset.sqlite', 'onset.sqlite-wal', 'onset.sqlite-shm'];
    const modes = () => names.map((name) => mode(dataDir, name));
    const first = await startProcess(dataDir);
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    // An earlier version left them readable.
    for (const name of names) chmodSync(join(dataDir, name), 0o644);
    first.child.kill('SIGKILL');
    await first.ended;
    await startProcess(dataDir);
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
  });

  test('keeps its files private regardless of the umask and of their earlier modes', async () => {
    const dataDir = join(temporaryDir(), 'data');
    const id = '0123456789abcdef';
    const build = smallBuild(temporaryDir(), { 'builds/latest.json': `{"id":"${id}"}`, 'assets/main.js': '' });
    writeFileSync(join(build, 'demo-catalog.json'), JSON.stringify(demoCatalog(getDemoPriceIds())));
    const env = { TEST_BUILD_DIR: build, EMAIL_CONFIRMATION: 'true', ...UMASK_0 };
    const names = () => readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).toSorted();
    const readable = () => names().filter((name) => (mode(dataDir, name) & 0o077) !== 0);
    const first = await startProcess(dataDir, env);
    const body = { username: 'alice', email: 'alice@example.test', password: 'a password of alice' };
    await send(first.port, '/api/auth/local/register', { method: 'POST', body });
    await expect.poll(names).toContainEqual(expect.stringMatching(/^outbox\/.*\.eml$/));
    expect(names()).toEqual(
      expect.arrayContaining(['demo-checkout.db', 'onset.sqlite-shm', `assets/${id}/assets/main.js`]),
    );
    expect([mode(dataDir), readable()]).toEqual([0o700, []]);
    first.child.kill('SIGKILL');
    await first.ended;

    writeFileSync(join(dataDir, 'onset.sqlite.copy'), '');
    for (const name of ['.', ...names()]) chmodSync(join(dataDir, name), 0o777);
    const { output } = await startProcess(dataDir, env);
    expect(readable()).toEqual(['onset.sqlite.copy']);
    expect(output.stdout.split('\n').filter((line) => line.includes('All users can read files'))).toEqual([
      expect.stringContaining(`"dir":${JSON.stringify(dataDir)},"files":"onset.sqlite.copy"`),
    ]);
  });

  test('has a secret that is created once, unless one is configured', async () => {
    const dir = temporaryDir();
    const secret = loadSecret(dir);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    chmodSync(join(dir, 'jwt-secret'), 0o644);
    expect(loadSecret(dir)).toBe(secret);
    expect(readFileSync(join(dir, 'jwt-secret'), 'utf8')).toBe(secret);
    expect(mode(dir, 'jwt-secret')).toBe(0o600);
    const { dataDir } = await startSite({ config: { jwtSecret: 'a secret from outside, long enough' } });
    expect(existsSync(join(dataDir, 'jwt-secret'))).toBe(false);
    writeFileSync(join(dir, 'jwt-secret'), 'short');
    expect(() => loadSecret(dir)).toThrow(/jwt-secret has fewer than 32 characters/);
  });
});

const IN_USE =
  /Another server is using DATA_DIR \(.*\)\. Stop it, set another DATA_DIR, or share a PostgreSQL database with DATABASE_URL\.\n$/;

describe('the data directory of an embedded database', () => {
  test('is used by one server: a second one exits with one line, and the first one keeps running', async () => {
    const dataDir = join(temporaryDir(), 'data');
    const first = await startProcess(dataDir);
    expect(first.output.stdout).toContain(
      `${brand.name} is ready: http://localhost:${first.port} (data in ${dataDir})`,
    );
    const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, TEST_BUILD_DIR: smallBuild(temporaryDir()) };
    for (const parameters of [[], ['--check']]) {
      const second = spawnServer(env, parameters, TEST_ENTRY);
      expect([await second.ended, second.output.stdout]).toEqual([1, '']);
      expect(second.output.stderr).toMatch(IN_USE);
    }
    expect((await send(first.port, '/readyz')).status).toBe(200);
    const page = await send(first.port, '/nowhere', { headers: { accept: 'text/html' } });
    expect([page.status, page.text]).toEqual([404, '<!doctype html><p>Drawn by the app</p>']);
  });

  test('is used by one server, also if the lock file is deleted while it runs', async () => {
    const dataDir = join(temporaryDir(), 'data');
    const first = await startProcess(dataDir);
    rmSync(join(dataDir, 'server.lock'));
    await expect(startProcess(dataDir)).rejects.toThrow(IN_USE);
    // The failed start left no lock file that the next one could lock.
    await expect(startProcess(dataDir)).rejects.toThrow(IN_USE);
    expect((await send(first.port, '/readyz')).status).toBe(200);
    for (const command of [
      ['commons', 'list'],
      ['backup', join(dataDir, 'copy')],
    ])
      expect(await runAdminWith({ DATA_DIR: dataDir }, command)).toMatchObject({ code: 0 });
    first.child.kill('SIGKILL');
    await first.ended;
    await startProcess(dataDir);
    await expect(startProcess(dataDir)).rejects.toThrow(IN_USE);
  });

  test('is used by one of several servers that start at once', async () => {
    const dataDir = join(temporaryDir(), 'data');
    const started = await Promise.allSettled([1, 2, 3].map(() => startProcess(dataDir)));
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('is available again after its server has stopped or failed to start', async () => {
    const dataDir = join(temporaryDir(), 'data');
    const first = await startSite({ config: { dataDir } });
    await first.stop();
    const { port } = await startSite();
    await expect(startSite({ config: { dataDir, port } })).rejects.toThrow(`Port ${port} is in use: `);
    const second = await startSite({ config: { dataDir } });
    expect((await second.send('/readyz')).status).toBe(200);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('server.lock'))).toEqual(['server.lock']);
    await second.stop();
    writeFileSync(join(dataDir, 'server.lock'), 'not a database, but long enough to be mistaken for one');
    await expect(startSite({ config: { dataDir } })).rejects.toThrow(
      /server\.lock is not usable: file is not a database\. Delete the file\.$/,
    );
  });

  test('is not used with an empty database beside keys, until the database is restored or deleted', async () => {
    const { dataDir, stop } = await startSite();
    const backup = join(temporaryDir(), 'backup');
    await runAdminWith({ DATA_DIR: dataDir }, ['backup', backup]);
    await stop();
    const database = join(dataDir, 'onset.sqlite');
    const emptied = `${database} is empty (0 bytes), but the keys beside it are those of an existing database. Restore a backup with "npm run admin -- restore <file>", or delete the empty file to start with a new database.`;
    const start = async () => (await startSite({ config: { dataDir } })).stop();
    for (const fix of [
      () => runAdminWith({ DATA_DIR: dataDir }, ['restore', backup]),
      () => Promise.resolve(rmSync(database)),
    ]) {
      writeFileSync(database, '');
      writeFileSync(`${database}-wal`, 'the data');
      rmSync(join(dataDir, 'server.lock'));
      await expect(start()).rejects.toThrow(emptied);
      expect(await runAdminWith({ DATA_DIR: dataDir }, ['end-sessions'])).toMatchObject({ stderr: `${emptied}\n` });
      expect([statSync(database).size, readFileSync(`${database}-wal`, 'utf8')]).toEqual([0, 'the data']);
      await fix();
      await start();
    }
    const unfinished = temporaryDir();
    writeFileSync(join(unfinished, 'onset.sqlite'), '');
    await startSite({ config: { dataDir: unfinished } });
  });

  test('is not locked for a server with PostgreSQL', async () => {
    const { dataDir } = await startSite();
    expect(await check({ DATA_DIR: dataDir, DATABASE_URL: 'postgresql://localhost/onset' })).toEqual(succeeds);
  });
});

describe('npm run admin', () => {
  test('lists its commands without parameters', async () => {
    const list = await runAdminWith({}, []);
    expect(list).toMatchObject({ code: 0, stderr: '' });
    const [usage, empty, ...lines] = list.stdout.trimEnd().split('\n');
    expect([usage, empty]).toEqual(['Usage: npm run admin -- <command>', '']);
    for (const name of ['backup <file>', 'billing reconcile', 'commons get <key>', 'subscribers newsletter|waitlist'])
      expect(lines.filter((line) => line.startsWith(`  ${name}  `))).toEqual([expect.stringMatching(/ {2}[A-Z].*\.$/)]);
  });

  test.for([
    ['remove everything', 'Unknown command "remove everything". Use one of:'],
    ['backup --help', 'Invalid arguments "backup --help". Use one of:'],
  ] as const)('rejects an unknown command and option with exit code 1: %s', async ([text, message]) => {
    expect(await runAdminWith({}, text.split(' '))).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`${message}\n  backup <file>`) as string,
    });
  });
});
