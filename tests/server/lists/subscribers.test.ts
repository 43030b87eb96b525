import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../../../site/server/process/clock.ts';
import { post, press } from '../calls.ts';
import { listed, newestMail, signUp, startListSite, subscribe, unsubscribeCodeOf } from '../lists.ts';
import { bearer, passwordOf, register } from '../people.ts';
import type { TestSite } from '../site.ts';
import { startMailServer } from '../smtp.ts';
import { csv } from '../../../site/server/lists/subscribers.ts';
import { adminEnv, runAdminWith } from '../run-admin.ts';

const ADA = 'ada@example.test';
const LEFT = { list: 'newsletter', email: null, state: 'left' };

/** What a mail provider sends in its reader's name: RFC 8058, section 3.2. */
const oneClick = (site: TestSite, token: string, headers: Record<string, string> = {}) =>
  site.send(`/api/newsletter/unsubscribe?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });

describe('one click in a mail program', () => {
  test('every mail of a list has the headers for it', async () => {
    const server = await startMailServer();
    const site = await startListSite({ smtpUrl: server.url });
    await signUp(site, ADA, { list: 'waitlist' });
    await site.mailed();
    const text = server.taken[0]?.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
    const code = /\/newsletter\?code=([0-9a-f]+)/.exec(text)?.[1] ?? '';
    expect((await press(site, 'newsletter', code)).headers.location).toBe('/newsletter#on-waitlist');
    await site.mailed();
    expect(server.taken).toHaveLength(2);
    for (const message of server.taken) {
      expect(message).toMatch(
        /^List-Unsubscribe: <https:\/\/www\.onset\.example\/api\/newsletter\/unsubscribe\?token=[0-9a-f]{64}>,\s<mailto:support@onset\.example\?subject=unsubscribe%20waitlist>\r$/m,
      );
      expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    }
  });

  test('unsubscribes with each valid body, repeatedly, and years later, without a cookie', async () => {
    const site = await startListSite();
    const token = await subscribe(site, ADA);
    site.wait(3 * 365 * DAY);
    const response = await site.send(`/api/newsletter/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://mail.example' },
      body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect([response.status, response.json(), response.headers['set-cookie']]).toEqual([200, { ok: true }, undefined]);
    expect(await listed(site)).toEqual([LEFT]);
    for (const again of [token, token, 'f'.repeat(64)]) expect((await oneClick(site, again)).status).toBe(200);
    expect(await listed(site)).toEqual([LEFT]);
  });

  test('works for hundreds of readers of one provider, and not for guesses', async () => {
    const site = await startListSite();
    const token = await subscribe(site, ADA);
    const from = { 'x-forwarded-for': '192.0.2.1' };
    for (let index = 0; index < 50; index += 1) await oneClick(site, `${index}`.padStart(64, '0'), from);
    expect((await oneClick(site, 'e'.repeat(64), from)).status).toBe(429);
    for (let times = 0; times < 100; times += 1) expect((await oneClick(site, token, from)).status).toBe(200);
  });

  test.for(['', 'x'.repeat(129), '..%2F', '%F0%9F%98%80'])('a token that is none is 400: %j', async (token) => {
    const site = await startListSite();
    expect((await oneClick(site, token)).json()).toMatchObject({
      data: null,
      error: { status: 400, message: 'token must be the one from the email' },
    });
  });

  test('opening the address changes nothing: it leads to a page with a button', async () => {
    const site = await startListSite();
    const token = await subscribe(site, ADA);
    for (const method of ['GET', 'HEAD']) {
      const response = await site.send(`/api/newsletter/unsubscribe?token=${token}`, { method });
      expect([response.status, response.headers.location]).toEqual([302, `/unsubscribe?code=${token}`]);
      expect(response.headers['referrer-policy']).toBe('no-referrer');
    }
    expect(await listed(site)).toMatchObject([{ state: 'confirmed' }]);
    expect((await press(site, 'unsubscribe', token)).headers.location).toBe('/unsubscribe#unsubscribed');
    expect((await press(site, 'unsubscribe', token)).headers.location).toBe('/unsubscribe#unsubscribed');
    expect(await listed(site)).toEqual([LEFT]);
  });
});

test('of an address that left nothing is kept but a hash only this site can compute', async () => {
  const site = await startListSite();
  await signUp(site, ADA, { source: '/pricing' });
  await press(site, 'unsubscribe', unsubscribeCodeOf(await newestMail(site, ADA)));
  const rows = await site.database.selectFrom('subscribers').selectAll().execute();
  expect(rows).toMatchObject([{ email: null, source: null, email_hash: expect.stringMatching(/^[\w-]{43}$/) }]);
  expect(JSON.stringify(await site.database.selectFrom('codes').selectAll().execute())).not.toContain('ada@');
});

test('whoever comes back and leaves again is one row, and links of every mail are good', async () => {
  const site = await startListSite();
  const codes: string[] = [];
  for (let times = 0; times < 3; times += 1) {
    codes.push(await subscribe(site, ADA));
    await press(site, 'unsubscribe', codes[0] ?? '');
    site.wait(DAY);
  }
  expect(await listed(site)).toEqual([LEFT]);
  expect(new Set(codes)).toHaveLength(1);
});

describe('an account', () => {
  const exportOf = async (site: TestSite, jwt: string) =>
    (await site.send('/api/account/export', { headers: bearer(jwt) })).json();
  const exported = async (site: TestSite, jwt: string) => (await exportOf(site, jwt))['lists'];
  const prove = (site: TestSite) => site.database.updateTable('users').set({ email_proved: 1 }).execute();

  test('tells of the lists its address is on, and takes it off when it is deleted', async () => {
    const site = await startListSite();
    const { jwt } = await register(site, 'ada');
    await prove(site);
    const code = await subscribe(site, ADA);
    await signUp(site, ADA, { list: 'waitlist', source: 'footer' });
    await site.mailed();
    expect(await exported(site, jwt)).toMatchObject([
      { list: 'newsletter', source: null, confirmedAt: expect.any(String) },
      { list: 'waitlist', source: 'footer', confirmedAt: null },
    ]);
    await post(site, '/api/account/delete', { password: passwordOf('ada') }, jwt);
    expect(await listed(site)).toEqual([LEFT, { ...LEFT, list: 'waitlist' }]);
    expect((await press(site, 'unsubscribe', code)).headers.location).toBe('/unsubscribe#unsubscribed');
  });

  test('with an address that is not proved neither tells nor changes what its owner reads', async () => {
    const site = await startListSite();
    await subscribe(site, ADA);
    const { jwt } = await register(site, 'ada');
    // One that could not be sent at its first try.
    const time = (after: number) => new Date(site.now() + after).toISOString();
    const mail = { event: 'newsletter-confirmed', user_id: null, recipient: ADA, data: '{}', tries: 1 };
    await site.database
      .insertInto('mails')
      .values({ ...mail, created_at: time(0), due_at: time(HOUR) })
      .execute();
    expect(await exportOf(site, jwt)).toMatchObject({ lists: [], mailsWaiting: [] });
    await post(site, '/api/account/delete', { password: passwordOf('ada') }, jwt);
    expect(await listed(site)).toMatchObject([{ email: ADA, state: 'confirmed' }]);
  });
});

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
