import { writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { TOTAL_LIMIT, VALUE_LIMIT, setEntry } from '../../../site/server/database/commons.ts';
import { databaseFile } from '../../../site/server/database/open.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { messageOf } from '../http.ts';
import { adminEnv, runAdminWith } from '../run-admin.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});

const ask = (query: string) => site.send(`/api/commons?${query}`);
const entriesOf = async (query: string) => (await ask(query)).json()['data'] as Record<string, unknown>[];
const metaOf = async (query: string) => (await ask(query)).json()['meta'];

describe('GET /api/commons', () => {
  test('returns the initial entries of a new site', async () => {
    const entries = (await entriesOf('')).map(({ key, value }) => [key, value]);
    expect(Object.fromEntries(entries)).toEqual({
      announcement: null,
      tagline: 'Record your screen. Keep the good part.',
      support_email: 'support@onset.example',
      latest_version: '2.4.0',
    });
  });

  test.for([
    ['sort=key:desc', ['tagline', 'support_email', 'latest_version', 'announcement']],
    ['sort[0]=key&pagination[page]=2&pagination[pageSize]=3', ['tagline']],
    ['filters[key]=tagline', ['tagline']],
    ['filters[key][$eq]=none', []],
  ] as const)('sorts, filters and returns pages: %s', async ([query, keys]) => {
    expect((await entriesOf(query)).map(({ key }) => key)).toEqual(keys);
  });

  test('returns the number of entries, and selected fields', async () => {
    const pagination = { page: 1, pageSize: 25, pageCount: 0, total: 0 };
    expect(await metaOf('filters%5Bkey%5D%5B$eq%5D=none')).toEqual({ pagination });
    const [entry] = await entriesOf('fields=value&pagination[pageSize]=1');
    expect(Object.keys(entry ?? {})).toEqual(['id', 'documentId', 'value']);
  });

  test('returns the first page of the default size if the page or size is invalid', async () => {
    for (const query of ['pageSize]=0', 'pageSize]=-1', 'pageSize]=all', 'page]=0'])
      expect(await metaOf(`pagination[${query}`)).toMatchObject({ pagination: { page: 1, pageSize: 25, total: 4 } });
  });

  test.for([
    ['sort=nope', 'Invalid key nope'],
    ['fields[0]=password_hash', 'Invalid key password_hash'],
    ['filters[key][$contains]=a', 'Invalid key $contains'],
    ['filters[constructor][$eq]=a', 'Invalid key constructor'],
  ] as const)('rejects unknown keys: %s', async ([query, message]) => {
    const response = await ask(query);
    expect([response.status, messageOf(response)]).toEqual([400, message]);
  });

  test.for<['sort' | 'filters', string, (times: number) => string]>([
    ['sort', 'repeated', (times) => Array<string>(times).fill('sort=key').join('&')],
    ['sort', 'as a list', (times) => `sort=${Array<string>(times).fill('id:desc').join(',')}`],
    ['sort', 'indexed', (times) => Array.from({ length: times }, (_, index) => `sort[${index}]=key`).join('&')],
    ['filters', 'repeated', (times) => Array<string>(times).fill('filters[key]=tagline').join('&')],
    ['filters', 'with operators', (times) => Array<string>(times).fill('filters[key][$eq]=tagline').join('&')],
  ])('accepts at most five of %s, %s', async ([param, , query]) => {
    expect((await ask(query(5))).status).toBe(200);
    for (const times of [6, 500]) {
      const response = await ask(query(times));
      const message = `Invalid ${param}: ${times} given. Use at most 5.`;
      const error = { status: 400, name: 'ValidationError', message, details: { source: 'query', param } };
      expect([response.status, response.json()]).toEqual([400, { data: null, error }]);
    }
  });
});

describe('admin commons', () => {
  const commandOf = (target: Pick<TestSite, 'dataDir' | 'databaseUrl'>, ...parameters: string[]) =>
    runAdminWith(adminEnv(target), ['commons', ...parameters]);
  const command = (...parameters: string[]) => commandOf(site, ...parameters);
  const succeeds = (stdout: unknown) => ({ code: 0, stdout, stderr: '' });
  const valuesOf = async (key: string) => (await entriesOf(`filters[key][$eq]=${key}`)).map(({ value }) => value);

  test('lists, sets and removes entries, and the running server responds with them', async () => {
    expect(await command('list')).toEqual(
      succeeds(expect.stringContaining('tagline         "Record your screen. Keep the good part."\n')),
    );
    expect(await command('set', 'announcement', 'New: "captions"')).toEqual(
      succeeds('Changed announcement: "New: \\"captions\\""\n'),
    );
    expect(await valuesOf('announcement')).toEqual(['New: "captions"']);
    expect(await command('set', 'flags', '{"beta":true}')).toEqual(succeeds('Added flags: {"beta":true}\n'));
    expect(await valuesOf('flags')).toEqual([{ beta: true }]);
    expect(await command('set', '--text', 'year', '2026')).toMatchObject({ code: 0 });
    expect(await command('get', 'year')).toEqual(succeeds('"2026"\n'));
    expect(await command('unset', 'year')).toEqual(succeeds('Removed year.\n'));
    expect(await valuesOf('year')).toEqual([]);
  });

  test('sets the latest version to the newest release', async () => {
    const output = /^Changed latest_version: "\d+\.\d+\.\d+"\n$/;
    expect(await command('release')).toEqual(succeeds(expect.stringMatching(output)));
    expect(await valuesOf('latest_version')).not.toEqual(['2.4.0']);
  });

  test.for([
    [
      'an unknown key',
      ['get', 'nope'],
      /^There is no site setting "nope"\. Use one of announcement, latest_version, support_email, tagline\.$/m,
    ],
    ['the removal of an unknown key', ['unset', 'nope'], /^There is no site setting "nope"/],
    ['an invalid key', ['set', 'no key', 'x'], /^The key "no key" is invalid\. Use a letter, then up to 99 letters/],
    [
      'a value that is too large',
      ['set', 'large', 'x'.repeat(VALUE_LIMIT)],
      /^The value is 8,194 bytes as JSON\. Use at most 8,192 bytes\.$/m,
    ],
    ['a NUL character', ['set', 'nul', '"a\\u0000b"'], /^The value contains a character that the database can’t store/],
    ['a missing subcommand', [], /^Invalid arguments "commons"\. Use one of:\n {2}commons list /],
    ['an unknown subcommand', ['remove', 'tagline'], /^Invalid arguments "commons remove tagline"\. Use one of:/],
    ['a missing value', ['set', 'tagline'], /^Invalid arguments "commons set tagline"\./],
  ] as const)('rejects %s without changes', async ([, parameters, message]) => {
    const { code, stdout, stderr } = await command(...parameters);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
    expect(await entriesOf('')).toHaveLength(4);
  });

  test('limits the total size of all entries', async () => {
    const fill = async (): Promise<void> => {
      for (let index = 0; ; index += 1)
        await setEntry(site.database, `filler${index}`, 'x'.repeat(VALUE_LIMIT - 2), '2026-01-01T00:00:00.000Z');
    };
    await expect(fill()).rejects.toThrow(
      /^With this value, all site settings would take [\d,]+ bytes\. Use at most 61,440 bytes/,
    );
    const { bytes } = await ask('pagination[pageSize]=100');
    expect(bytes.length).toBeGreaterThan(TOTAL_LIMIT / 2);
    expect(bytes.length).toBeLessThan(65_536);
  });

  test('reports a missing or damaged database in one line', async () => {
    const place = { dataDir: temporaryDir(), databaseUrl: undefined };
    const errorOf = async () => (await commandOf(place, 'list')).stderr;
    expect(await errorOf()).toMatch(/^There is no database: .*onset\.sqlite doesn’t exist.*\n$/);
    writeFileSync(databaseFile(place.dataDir), 'not a database, but as long as the header of one');
    expect(await errorOf()).toMatch(/^.*onset\.sqlite can’t be used .*\n$/);
  });
});
