import { describe, expect, test } from 'vitest';
import { csv } from '../../site/server/subscribers/export.ts';
import { press } from './calls.ts';
import { listed, signUp, startListSite, subscribe } from './lists.ts';
import { runScript } from './process.ts';
import { temporaryDir } from './site.ts';
import type { TestSite } from './site.ts';

/** Runs the operator's command beside a running server, on the same database and with the same key. */
function command({ dataDir, databaseUrl }: Pick<TestSite, 'dataDir' | 'databaseUrl'>, ...parameters: string[]) {
  return runScript('subscribers.ts', parameters, {
    DATA_DIR: dataDir,
    SITE_URL: 'https://www.onset.example',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
}

describe('npm run subscribers', () => {
  test('gives who has confirmed, with the link that takes each off', async () => {
    const site = await startListSite();
    const code = await subscribe(site, 'ada@example.test');
    await subscribe(site, 'bob@example.test', 'waitlist');
    await press(site, 'unsubscribe', await subscribe(site, 'left@example.test'));
    await signUp(site, 'waits@example.test');
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
    expect((await command(site, 'newsletter', '--count')).stdout).toBe('newsletter: 1 confirmed, 1 waiting, 1 left\n');
  });

  test('takes somebody off who asks by mail', async () => {
    const site = await startListSite();
    await subscribe(site, 'ada@example.test');
    expect((await command(site, 'newsletter', '--remove', 'Ada@example.test')).stdout).toBe(
      'ada@example.test is off the newsletter\n',
    );
    expect(await listed(site)).toMatchObject([{ email: null, state: 'left' }]);
    expect((await command(site, 'newsletter', '--remove', 'ada@example.test')).stdout).toBe(
      'ada@example.test is not on the newsletter\n',
    );
  });

  test.for([[['newsletter']], [['waitlist', '--count']], [['newsletter', '--remove', 'ada@example.test']]] as const)(
    'says what to do with a database of an earlier version: %j',
    async ([parameters]) => {
      const site = await startListSite();
      await site.database.schema.dropTable('subscriber_codes').execute();
      await site.database.schema.dropTable('subscribers').execute();
      const { code, stdout, stderr } = await command(site, ...parameters);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /^\S+ has no table subscribers, expected a database that a server of this version was started with: start it once \(.+\)\n$/,
      );
    },
  );

  test.for([
    [[], /^Say which list, expected one of:\nnpm run subscribers -- newsletter/],
    [['letters'], /^“letters” is no such call/],
    [['newsletter', '--format', 'xml'], /^“newsletter --format xml” is no such call/],
    [['newsletter', '--remove'], /^“newsletter --remove” is no such call/],
    [['toString'], /^“toString” is no such call/],
  ] as const)('says what is wrong: %j', async ([parameters, message]) => {
    const { code, stdout, stderr } = await command({ dataDir: temporaryDir(), databaseUrl: undefined }, ...parameters);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
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
] as const)('a spreadsheet takes no address for a formula: %s', ([text, written]) => {
  expect(csv([[text]])).toBe(`${written}\r\n`);
});
