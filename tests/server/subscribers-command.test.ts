import { describe, expect, test } from 'vitest';
import { csv } from '../../site/server/lists/subscribers.ts';
import { press } from './calls.ts';
import { listed, signUp, startListSite, subscribe } from './lists.ts';
import { adminEnv, runAdminWith } from './run-admin.ts';
import type { TestSite } from './site.ts';

/** Runs `npm run admin -- subscribers` with the database and the key of a running server. */
const command = (site: Pick<TestSite, 'dataDir' | 'databaseUrl'>, ...parameters: string[]) =>
  runAdminWith({ ...adminEnv(site), SITE_URL: 'https://www.onset.example' }, ['subscribers', ...parameters]);

describe('admin subscribers', () => {
  test('exports confirmed subscribers with their unsubscribe links', async () => {
    const site = await startListSite();
    const code = await subscribe(site, 'ada@example.test');
    await subscribe(site, 'bob@example.test', 'waitlist');
    await press(site, 'unsubscribe', await subscribe(site, 'unsubscribed@example.test'));
    await signUp(site, 'pending@example.test');
    await site.mailed();
    const { code: exit, stdout, stderr } = await command(site, 'newsletter');
    expect([exit, stderr]).toEqual([0, '']);
    const links = `https://www.onset.example/unsubscribe?code=${code},https://www.onset.example/api/newsletter/unsubscribe?token=${code}`;
    expect(stdout.split('\r\n')).toEqual([
      'email,confirmed_at,source,unsubscribe_url,one_click_url',
      `ada@example.test,${new Date(site.now()).toISOString()},,${links}`,
      '',
    ]);
    const json = await command(site, 'waitlist', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject([{ email: 'bob@example.test' }]);
    expect((await command(site, 'newsletter', '--count')).stdout).toBe(
      'newsletter: 1 confirmed, 1 pending, 1 unsubscribed\n',
    );
  });

  test('removes an email address from a list', async () => {
    const site = await startListSite();
    await subscribe(site, 'ada@example.test');
    expect((await command(site, 'newsletter', '--remove', 'Ada@example.test')).stdout).toBe(
      'ada@example.test was removed from the newsletter.\n',
    );
    expect(await listed(site)).toMatchObject([{ email: null, state: 'left' }]);
    expect((await command(site, 'newsletter', '--remove', 'ada@example.test')).stdout).toBe(
      'ada@example.test is not on the newsletter.\n',
    );
  });
});

test.for([
  ['=cmd|calc@example.test', "'=cmd|calc@example.test"],
  ['+1@example.test', "'+1@example.test"],
  ['-1@example.test', "'-1@example.test"],
  ['@x', "'@x"],
  ['a"b,c', '"a""b,c"'],
  ['two\nlines', '"two\nlines"'],
  ['ada@example.test', 'ada@example.test'],
] as const)('CSV export escapes %j so that spreadsheets do not read it as a formula', ([text, written]) => {
  expect(csv([[text]])).toBe(`${written}\r\n`);
});
