import { expect, test, describe } from 'vitest';
import { writeFileSync } from 'node:fs';
import { messageOf } from '../http.ts';
import type { HttpResponse } from '../http.ts';
import { startSite } from '../site.ts';
import { TOTAL_LIMIT, VALUE_LIMIT, setEntry } from '../../../site/server/database/commons.ts';
import { databaseFile } from '../../../site/server/database/open.ts';
import { adminEnv, runAdminWith } from '../run-admin.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import type { TestSite } from '../site.ts';

const entries = (response: HttpResponse) => response.json()['data'] as Record<string, unknown>[];
const keys = (response: HttpResponse) => entries(response).map(({ key }) => key);

test('a new site has its first content', async () => {
  const site = await startSite();
  const response = await site.send('/api/commons');
  expect(Object.fromEntries(entries(response).map(({ key, value }) => [key, value]))).toEqual({
    announcement: null,
    tagline: 'Record your screen. Keep the good part.',
    support_email: 'support@onset.example',
    latest_version: '2.4.0',
  });
});

test('it is sorted, paged and narrowed as asked', async () => {
  const site = await startSite();
  expect(keys(await site.send('/api/commons?sort=key:desc'))).toEqual([
    'tagline',
    'support_email',
    'latest_version',
    'announcement',
  ]);
  expect(keys(await site.send('/api/commons?sort[0]=key&pagination[page]=2&pagination[pageSize]=3'))).toEqual([
    'tagline',
  ]);
  expect(keys(await site.send('/api/commons?filters[key]=tagline'))).toEqual(['tagline']);
  expect(keys(await site.send('/api/commons?filters[key][$eq]=none'))).toEqual([]);
  expect((await site.send('/api/commons?filters%5Bkey%5D%5B$eq%5D=none')).json()['meta']).toEqual({
    pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 },
  });
  expect(
    entries(await site.send('/api/commons?fields=value&pagination[pageSize]=1')).map((entry) => Object.keys(entry)),
  ).toEqual([['id', 'documentId', 'value']]);
});

test.for(['pagination[pageSize]=0', 'pagination[pageSize]=-1', 'pagination[pageSize]=all', 'pagination[page]=0'])(
  'a page that is none is the first, of the usual size: %s',
  async (query) => {
    const site = await startSite();
    expect((await site.send(`/api/commons?${query}`)).json()['meta']).toMatchObject({
      pagination: { page: 1, pageSize: 25, total: 4 },
    });
  },
);

test.for([
  ['sort=nope', 'Invalid key nope'],
  ['fields[0]=password_hash', 'Invalid key password_hash'],
  ['filters[key][$contains]=a', 'Invalid key $contains'],
  ['filters[constructor][$eq]=a', 'Invalid key constructor'],
] as const)('what it does not know is rejected: %s', async ([query, message]) => {
  const site = await startSite();
  const response = await site.send(`/api/commons?${query}`);
  expect([response.status, messageOf(response)]).toEqual([400, message]);
});

test.for([
  ['sort', (times: number) => Array.from({ length: times }, () => 'sort=key').join('&')],
  ['sort', (times: number) => `sort=${Array.from({ length: times }, () => 'id:desc').join(',')}`],
  ['sort', (times: number) => Array.from({ length: times }, (_, index) => `sort[${index}]=key`).join('&')],
  ['filters', (times: number) => Array.from({ length: times }, () => 'filters[key]=tagline').join('&')],
  ['filters', (times: number) => Array.from({ length: times }, () => 'filters[key][$eq]=tagline').join('&')],
] as const)('five of a kind are enough: %s', async ([name, query]) => {
  const site = await startSite();
  const ask = (times: number) => site.send(`/api/commons?${query(times)}`);
  expect((await ask(5)).status).toBe(200);
  for (const times of [6, 500]) {
    const response = await ask(times);
    expect([response.status, response.json()]).toEqual([
      400,
      {
        data: null,
        error: {
          status: 400,
          name: 'ValidationError',
          message: `Invalid ${name}: ${times} given. Use at most 5.`,
          details: { source: 'query', param: name },
        },
      },
    ]);
  }
});

/** Runs `npm run admin -- commons` on the database of a running server. */
const command = (site: Pick<TestSite, 'dataDir' | 'databaseUrl'>, ...parameters: string[]) =>
  runAdminWith(adminEnv(site), ['commons', ...parameters]);

const valueOf = async (site: TestSite, key: string): Promise<unknown> => {
  const { data } = (await site.send(`/api/commons?filters[key][$eq]=${key}`)).json() as { data: { value: unknown }[] };
  return data.map(({ value }) => value);
};

describe('admin commons', () => {
  test('reports in one line that the database is damaged', async () => {
    const dataDir = temporaryDir();
    writeFileSync(databaseFile(dataDir), 'not a database, but as long as the header of one');
    const { code, stderr } = await command({ dataDir, databaseUrl: undefined }, 'list');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^.*onset\.sqlite can’t be used .*\n$/)]);
  });

  test('lists, sets and removes entries, and the running server responds with them', async () => {
    const site = await startSite();
    const list = await command(site, 'list');
    expect([list.code, list.stderr]).toEqual([0, '']);
    expect(list.stdout).toContain('tagline         "Record your screen. Keep the good part."\n');
    expect(await command(site, 'set', 'announcement', 'New: "captions"')).toMatchObject({
      code: 0,
      stdout: 'Changed announcement: "New: \\"captions\\""\n',
    });
    expect(await valueOf(site, 'announcement')).toEqual(['New: "captions"']);
    expect(await command(site, 'set', 'flags', '{"beta":true}')).toMatchObject({
      code: 0,
      stdout: 'Added flags: {"beta":true}\n',
    });
    expect(await valueOf(site, 'flags')).toEqual([{ beta: true }]);
    expect(await command(site, 'set', '--text', 'year', '2026')).toMatchObject({ code: 0 });
    expect(await command(site, 'get', 'year')).toMatchObject({ code: 0, stdout: '"2026"\n' });
    expect(await command(site, 'unset', 'year')).toMatchObject({ code: 0, stdout: 'Removed year.\n' });
    expect(await valueOf(site, 'year')).toEqual([]);
  });

  test('sets the latest version to the newest release', async () => {
    const site = await startSite();
    expect(await command(site, 'release')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Changed latest_version: "\d+\.\d+\.\d+"\n$/) as string,
    });
    expect(await valueOf(site, 'latest_version')).not.toEqual(['2.4.0']);
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
    const site = await startSite();
    const { code, stdout, stderr } = await command(site, ...parameters);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
    expect((await site.send('/api/commons')).json()['data']).toHaveLength(4);
  });

  test('limits the total size of all entries', async () => {
    const site = await startSite();
    const full = 'x'.repeat(VALUE_LIMIT - 2);
    const fill = async (): Promise<void> => {
      for (let index = 0; ; index += 1)
        await setEntry(site.database, `filler${index}`, full, '2026-01-01T00:00:00.000Z');
    };
    await expect(fill()).rejects.toThrow(
      /^With this value, all site settings would take [\d,]+ bytes\. Use at most 61,440 bytes/,
    );
    const answer = await site.send('/api/commons?pagination[pageSize]=100');
    expect(answer.bytes.length).toBeGreaterThan(TOTAL_LIMIT / 2);
    expect(answer.bytes.length).toBeLessThan(65_536);
  });

  test('reports the path of a missing database', async () => {
    const dataDir = temporaryDir();
    const { code, stderr } = await command({ dataDir, databaseUrl: undefined }, 'list');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no database: .*onset\.sqlite doesn’t exist/)]);
  });
});
