import { beforeEach, describe, expect, test } from 'vitest';
import { csv } from '../../../site/server/lists/subscribers.ts';
import { DAY, HOUR } from '../../../site/server/process/clock.ts';
import { post, press } from '../calls.ts';
import { listed, newestMail, signUp, startListSite, subscribe, unsubscribeCodeOf } from '../lists.ts';
import { bearer, passwordOf, register } from '../people.ts';
import { adminEnv, runAdminWith } from '../run-admin.ts';
import type { TestSite } from '../site.ts';
import { startMailServer } from '../smtp.ts';

const ADA = 'ada@example.test';
const LEFT = { list: 'newsletter', email: null, state: 'left' };

let site: TestSite;
beforeEach(async () => {
  site = await startListSite();
});

const unsubscribe = async (code: string) => (await press(site, 'unsubscribe', code)).headers.location;

describe('one-click unsubscription (RFC 8058)', () => {
  const ONE_CLICK = '/api/newsletter/unsubscribe';
  const FORM = 'application/x-www-form-urlencoded';
  const oneClick = (token: string, headers: Record<string, string> = {}, body = 'List-Unsubscribe=One-Click') =>
    site.send(`${ONE_CLICK}?token=${token}`, { method: 'POST', headers: { 'content-type': FORM, ...headers }, body });

  test('is announced in the headers of every email of a list', async () => {
    const server = await startMailServer();
    site = await startListSite({ smtpUrl: server.url });
    await signUp(site, ADA, { list: 'waitlist' });
    await site.mailed();
    const text = server.taken[0]?.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
    await press(site, 'newsletter', /\/newsletter\?code=([0-9a-f]+)/.exec(text)?.[1] ?? '');
    await site.mailed();
    expect(server.taken).toHaveLength(2);
    for (const message of server.taken) {
      expect(message).toMatch(
        /^List-Unsubscribe: <https:\/\/www\.onset\.example\/api\/newsletter\/unsubscribe\?token=[0-9a-f]{64}>,\s<mailto:support@onset\.example\?subject=unsubscribe%20waitlist>\r$/m,
      );
      expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    }
  });

  test('accepts both kinds of bodies, repeatedly and years later, without a cookie', async () => {
    const token = await subscribe(site, ADA);
    site.wait(3 * 365 * DAY);
    const response = await oneClick(
      token,
      { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://mail.example' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    );
    expect([response.status, response.json(), response.headers['set-cookie']]).toEqual([200, { ok: true }, undefined]);
    expect(await listed(site)).toEqual([LEFT]);
    for (const again of [token, token, 'f'.repeat(64)]) expect((await oneClick(again)).status).toBe(200);
    expect(await listed(site)).toEqual([LEFT]);
  });

  test('limits wrong tokens of an IP address and no valid ones', async () => {
    const token = await subscribe(site, ADA);
    const from = { 'x-forwarded-for': '192.0.2.1' };
    for (let index = 0; index < 50; index += 1) await oneClick(`${index}`.padStart(64, '0'), from);
    expect((await oneClick('e'.repeat(64), from)).status).toBe(429);
    for (let times = 0; times < 100; times += 1) expect((await oneClick(token, from)).status).toBe(200);
  });

  test('rejects malformed tokens', async () => {
    const error = { status: 400, message: 'token must be the one from the email' };
    for (const token of ['', 'x'.repeat(129), '..%2F', '%F0%9F%98%80'])
      expect((await oneClick(token)).json()).toMatchObject({ data: null, error });
  });

  test('changes nothing when its URL is opened, which redirects to a page with a button', async () => {
    const token = await subscribe(site, ADA);
    for (const method of ['GET', 'HEAD']) {
      const response = await site.send(`${ONE_CLICK}?token=${token}`, { method });
      expect([response.status, response.headers.location]).toEqual([302, `/unsubscribe?code=${token}`]);
      expect(response.headers['referrer-policy']).toBe('no-referrer');
    }
    expect(await listed(site)).toMatchObject([{ state: 'confirmed' }]);
    for (let times = 0; times < 2; times += 1) expect(await unsubscribe(token)).toBe('/unsubscribe#unsubscribed');
    expect(await listed(site)).toEqual([LEFT]);
  });
});

describe('an unsubscribed email address', () => {
  test('is stored only as a keyed hash', async () => {
    await signUp(site, ADA, { source: '/pricing' });
    await unsubscribe(unsubscribeCodeOf(await newestMail(site, ADA)));
    const rows = await site.database.selectFrom('subscribers').selectAll().execute();
    expect(rows).toMatchObject([{ email: null, source: null, email_hash: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect(JSON.stringify(await site.database.selectFrom('codes').selectAll().execute())).not.toContain('ada@');
  });

  test('keeps its row and its unsubscribe code when it subscribes again', async () => {
    const codes: string[] = [];
    for (let times = 0; times < 3; times += 1) {
      codes.push(await subscribe(site, ADA));
      await unsubscribe(codes[0] ?? '');
      site.wait(DAY);
    }
    expect(await listed(site)).toEqual([LEFT]);
    expect(new Set(codes)).toHaveLength(1);
  });
});

describe('an account', () => {
  const exportOf = async (jwt: string) => (await site.send('/api/account/export', { headers: bearer(jwt) })).json();
  const remove = (jwt: string) => post(site, '/api/account/delete', { password: passwordOf('ada') }, jwt);

  test('exports the lists of its confirmed email address, and its deletion unsubscribes it', async () => {
    const { jwt } = await register(site, 'ada');
    await site.database.updateTable('users').set({ email_proved: 1 }).execute();
    const code = await subscribe(site, ADA);
    await signUp(site, ADA, { list: 'waitlist', source: 'footer' });
    await site.mailed();
    expect((await exportOf(jwt))['lists']).toMatchObject([
      { list: 'newsletter', source: null, confirmedAt: expect.any(String) },
      { list: 'waitlist', source: 'footer', confirmedAt: null },
    ]);
    await remove(jwt);
    expect(await listed(site)).toEqual([LEFT, { ...LEFT, list: 'waitlist' }]);
    expect(await unsubscribe(code)).toBe('/unsubscribe#unsubscribed');
  });

  test('neither exports nor changes subscriptions and emails of an unconfirmed email address', async () => {
    await subscribe(site, ADA);
    const { jwt } = await register(site, 'ada');
    // A waiting email whose first try failed.
    const time = (after: number) => new Date(site.now() + after).toISOString();
    const mail = { event: 'newsletter-confirmed', user_id: null, recipient: ADA, data: '{}', tries: 1 };
    await site.database
      .insertInto('mails')
      .values({ ...mail, created_at: time(0), due_at: time(HOUR) })
      .execute();
    expect(await exportOf(jwt)).toMatchObject({ lists: [], mailsWaiting: [] });
    await remove(jwt);
    expect(await listed(site)).toMatchObject([{ email: ADA, state: 'confirmed' }]);
  });
});

describe('admin subscribers', () => {
  const command = (...parameters: string[]) =>
    runAdminWith({ ...adminEnv(site), SITE_URL: 'https://www.onset.example' }, ['subscribers', ...parameters]);

  test('exports confirmed subscribers with their unsubscribe links', async () => {
    const code = await subscribe(site, ADA);
    await subscribe(site, 'bob@example.test', 'waitlist');
    await unsubscribe(await subscribe(site, 'unsubscribed@example.test'));
    await signUp(site, 'pending@example.test');
    await site.mailed();
    const { code: exit, stdout, stderr } = await command('newsletter');
    expect([exit, stderr]).toEqual([0, '']);
    const links = `https://www.onset.example/unsubscribe?code=${code},https://www.onset.example/api/newsletter/unsubscribe?token=${code}`;
    expect(stdout.split('\r\n')).toEqual([
      'email,confirmed_at,source,unsubscribe_url,one_click_url',
      `ada@example.test,${new Date(site.now()).toISOString()},,${links}`,
      '',
    ]);
    const json = await command('waitlist', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject([{ email: 'bob@example.test' }]);
    expect((await command('newsletter', '--count')).stdout).toBe(
      'newsletter: 1 confirmed, 1 pending, 1 unsubscribed\n',
    );
  });

  test('removes an email address from a list', async () => {
    await subscribe(site, ADA);
    const remove = async (email: string) => (await command('newsletter', '--remove', email)).stdout;
    expect(await remove('Ada@example.test')).toBe('ada@example.test was removed from the newsletter.\n');
    expect(await listed(site)).toEqual([LEFT]);
    expect(await remove(ADA)).toBe('ada@example.test is not on the newsletter.\n');
  });

  test('escapes CSV values so that spreadsheets do not read them as formulas', () => {
    const values = ['=cmd|calc@example.test', '+1@example.test', '-1@example.test', '@x', 'a"b,c', 'two\nlines', ADA];
    expect(csv([values])).toBe(
      `'=cmd|calc@example.test,'+1@example.test,'-1@example.test,'@x,"a""b,c","two\nlines",${ADA}\r\n`,
    );
  });
});
