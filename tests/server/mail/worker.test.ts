import { brand } from '@onset/design-system/brand';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deleteExpired } from '../../../site/server/cleanup.ts';
import { fillTemplate, loadTemplates } from '../../../site/server/mail/templates.ts';
import { DAY, MINUTE, SECOND } from '../../../site/server/process/clock.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { forgot, post } from '../calls.ts';
import emails from '../emails.json' with { type: 'json' };
import type { HttpResponse } from '../http.ts';
import { passwordOf, register } from '../people.ts';
import { runAdminWith } from '../run-admin.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';
import { startMailServer } from '../smtp.ts';
import type { TestMailServer } from '../smtp.ts';

const ALICE = 'alice@example.test';

describe('a login on a new device', () => {
  const CHROME = 'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
  const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';
  const HOME = '203.0.113.7';
  const OFFICE = '203.0.113.99';
  let site: TestSite;
  let cookie: string;
  beforeEach(async () => {
    site = await startSite({ config: { trustedProxies: 1 } });
    const body = { username: 'alice', email: ALICE, password: passwordOf('alice') };
    const headers = { 'user-agent': CHROME, 'x-forwarded-for': HOME };
    cookie = cookieOf(await site.send('/api/auth/local/register', { method: 'POST', headers, body }));
    await site.dropConfirmations();
  });

  const logInFrom = (from: string, headers: Record<string, string>, fields: object = {}) =>
    site.send('/api/auth/local', {
      method: 'POST',
      headers: { 'x-forwarded-for': from, ...headers },
      body: { identifier: 'alice', password: passwordOf('alice'), ...fields },
    });
  const cookieOf = (response: HttpResponse) => response.headers['set-cookie']?.[0]?.replace(/;.*/, '') ?? '';

  test('sends one email, also if the browser has a known name', async () => {
    const first = await logInFrom(OFFICE, { 'user-agent': CHROME });
    await logInFrom(OFFICE, { 'user-agent': CHROME, cookie: cookieOf(first) });
    await logInFrom(OFFICE, { 'user-agent': CHROME });
    const mails = await site.mailed();
    expect(mails.map(({ event, to }) => [event, to])).toEqual([['new-sign-in', ALICE]]);
    expect(mails[0]?.text).toContain('from a new device, Chrome on macOS, on ');
  });

  test('sends no email for an updated browser, or another browser at a known IP address', async () => {
    await logInFrom(OFFICE, { 'user-agent': SAFARI, cookie, 'sec-fetch-site': 'same-origin' });
    await logInFrom(HOME, { 'user-agent': SAFARI });
    expect(await site.mailed()).toEqual([]);
  });

  test('is recognized by the device ID of a client that sends one', async () => {
    for (const from of [HOME, HOME, OFFICE]) await logInFrom(from, {}, { deviceId: 'another Mac' });
    expect((await site.mailed()).map(({ event }) => event)).toEqual(['new-sign-in']);
  });
});

describe('without an SMTP server', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await startSite();
  });

  test('the worker writes each email to a private file and logs its path', async () => {
    await register(site, 'alice');
    await forgot(site, ALICE);
    const [mail] = await site.mailed();
    expect(statSync(mail?.file ?? '').mode & 0o777).toBe(0o600);
    expect(statSync(join(site.dataDir, 'outbox')).mode & 0o777).toBe(0o700);
    const line = site.logged.find((each) => each.includes('"event"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 'info', event: 'reset-password', file: mail?.file });
    expect(site.logged.join('')).not.toMatch(/alice|example\.test/);
  });

  test('the worker takes over an email that a process claimed before it died', async () => {
    const time = (after: number) => new Date(site.now() + after).toISOString();
    const mail = { event: 'reset-password', recipient: ALICE, data: '{}', user_id: null, tries: 1 };
    await register(site, 'alice');
    await site.database
      .insertInto('mails')
      .values({ ...mail, created_at: time(0), due_at: time(0), claimed_until: time(2 * MINUTE) })
      .execute();
    expect(await site.mailed()).toEqual([]);
    site.wait(2 * MINUTE);
    expect(await site.mailed()).toHaveLength(1);
  });

  test('an email is queued if and only if the event that it reports was stored', async () => {
    const { jwt } = await register(site, 'alice');
    const change = (password: string) => {
      const body = { currentPassword: passwordOf('alice'), password, passwordConfirmation: password };
      return post(site, '/api/auth/change-password', body, jwt);
    };
    const responses = await Promise.all([change('first new one'), change('second new one')]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await site.mailed()).map(({ event }) => event)).toEqual(['password-changed']);
  });
});

describe('with an SMTP server', () => {
  let server: TestMailServer;
  let site: TestSite;
  beforeEach(async () => {
    server = await startMailServer();
    site = await startSite({ config: { smtpUrl: server.url } });
    await register(site, 'alice');
    server.taken.length = 0;
    server.asked = 0;
  });

  const queued = () => site.database.selectFrom('mails').selectAll().execute();

  test('the worker sends each email and deletes it', async () => {
    await forgot(site, ALICE);
    await site.mailed();
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatch(/^To: alice@example\.test\r$/m);
    expect(server.taken[0]).toMatch(/^Subject: Set a new password\r$/m);
    expect(server.taken[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(await queued()).toEqual([]);
    expect(site.outbox()).toEqual([]);
  });

  test('the worker tries a rejected email again, with growing pauses', async () => {
    server.answer = '451 <alice@example.test> not now';
    expect((await forgot(site, ALICE)).status).toBe(200);
    await site.mailed();
    site.wait(29 * SECOND);
    await site.mailed();
    expect(await queued()).toMatchObject([{ tries: 1, claimed_until: null }]);
    site.wait(SECOND);
    await site.mailed();
    expect(await queued()).toMatchObject([{ tries: 2 }]);
    expect(server.taken).toEqual([]);
    server.answer = '250 OK';
    site.wait(MINUTE);
    await site.mailed();
    expect(server.taken).toHaveLength(1);
    expect(await queued()).toEqual([]);
    const lines = site.logged.filter((line) => line.includes('"failed"')).map((line) => JSON.parse(line) as object);
    expect(lines).toMatchObject([
      { level: 'warn', event: 'reset-password', tries: 1, failed: 'EMESSAGE 451' },
      { tries: 2 },
    ]);
    expect(site.logged.join('')).not.toContain('alice');
  });

  test('an email fails permanently after 18 tries and is deleted a month later', async () => {
    server.answer = '550 no';
    await forgot(site, ALICE);
    for (let tries = 0; tries < 20; tries += 1) {
      await site.mailed();
      site.wait(DAY / 4);
    }
    expect(await queued()).toMatchObject([{ tries: 18, failed_at: expect.any(String) as string }]);
    site.wait(30 * DAY);
    await deleteExpired(site.database, site.now());
    expect(await queued()).toEqual([]);
  });

  test('the site stops although the SMTP server does not respond', async () => {
    server.answer = '';
    await forgot(site, ALICE);
    await vi.waitFor(() => expect(server.asked).toBe(1), 30_000);
    await site.stop(20);
    expect(server.taken).toEqual([]);
  });
});

describe('a mail server that is set by SMTP_URL', () => {
  const warningsOf = (site: TestSite) =>
    site.logged.filter((line) => line.includes('SMTP_URL')).map((line) => JSON.parse(line) as object);

  test('is reported in one line of the log if it can’t be used', async () => {
    const site = await startSite({ config: { smtpUrl: 'smtp://onset:secret@127.0.0.1:1' } });
    await vi.waitFor(() => expect(warningsOf(site)).toHaveLength(1), 30_000);
    expect(warningsOf(site)).toMatchObject([
      {
        level: 'warn',
        warning:
          'SMTP_URL is "smtp://onset:***@127.0.0.1:1", but this mail server can’t be used: connect ECONNREFUSED 127.0.0.1:1. Emails stay in the queue for two days',
      },
    ]);
  });

  test('is tried at startup without an email and without a warning', async () => {
    const server = await startMailServer();
    const site = await startSite({ config: { smtpUrl: server.url } });
    await vi.waitFor(() => expect(server.quits).toBe(1), 30_000);
    expect([server.asked, warningsOf(site)]).toEqual([0, []]);
  });

  test('delays neither the start nor the stop if it does not respond', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    const connected = once(server, 'connection');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const site = await startSite({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
    const [socket] = (await connected) as [Socket];
    onTestFinished(() => {
      socket.destroy();
      server.close();
    });
    expect((await site.send('/readyz')).status).toBe(200);
    await site.stop();
    expect(socket.destroyed).toBe(false);
    expect(warningsOf(site)).toEqual([]);
  });
});

describe('npm run admin -- mail test', () => {
  const run = (email: string, env: Readonly<Record<string, string>>) => runAdminWith(env, ['mail', 'test', email]);

  test('sends one email to the mail server', async () => {
    const server = await startMailServer();
    expect(await run(ALICE, { SMTP_URL: server.url, MAIL_FROM: `${brand.name} <hello@x.example>` })).toEqual({
      code: 0,
      stdout: `Sent a test email to ${ALICE} through "${server.url}". If it doesn’t arrive, check the spam folder and the log of the mail server.\n`,
      stderr: '',
    });
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatch(
      /^From: .+ <hello@x\.example>\r\nTo: alice@example\.test\r\nSubject: Test email\r$/m,
    );
  });

  test('writes the email to a file without SMTP_URL', async () => {
    const DATA_DIR = temporaryDir();
    const { code, stdout } = await run(ALICE, { DATA_DIR });
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^SMTP_URL is not set, so the test email was written to .*-test\.eml\.\n$/),
    ]);
    expect(readdirSync(join(DATA_DIR, 'outbox'))).toHaveLength(1);
  });

  test('exits with 1 and the reason if the mail server rejects the email or can’t be reached', async () => {
    const server = await startMailServer();
    server.answer = '550 5.7.1 Sender not allowed';
    const message =
      /^SMTP_URL is "smtp:.*", but this mail server can’t be used: .*550 5\.7\.1 Sender not allowed\. Check SMTP_URL and MAIL_FROM\.\n$/;
    const rejected = expect.stringMatching(message) as string;
    expect(await run(ALICE, { SMTP_URL: server.url })).toEqual({ code: 1, stdout: '', stderr: rejected });
    const unreachable = expect.stringContaining('connect ECONNREFUSED 127.0.0.1:1') as string;
    expect(await run(ALICE, { SMTP_URL: 'smtp://127.0.0.1:1' })).toEqual({ code: 1, stdout: '', stderr: unreachable });
  });

  test('rejects an invalid email address', async () => {
    expect(await run('alice', {})).toEqual({
      code: 1,
      stdout: '',
      stderr: '"alice" is not an email address. Use one such as name@example.com.\n',
    });
  });
});

describe('email templates', () => {
  test('are read from the build and filled with values, which are escaped in HTML', () => {
    const dir = temporaryDir();
    const template = {
      subject: 'Hi {{greeting}}',
      text: '{{greeting}} {{siteUrl}}',
      html: '<p title="{{greeting}}">{{ siteUrl }}</p>',
    };
    writeFileSync(join(dir, 'emails.json'), JSON.stringify({ ...emails, 'password-changed': template }));
    const values = { greeting: `<b>"O'Neil" & co</b>\nBcc: x`, siteUrl: 'https://onset.example' };
    expect(fillTemplate(loadTemplates(dir)['password-changed'], values)).toEqual({
      subject: `Hi <b>"O'Neil" & co</b> Bcc: x`,
      text: `<b>"O'Neil" & co</b>\nBcc: x https://onset.example`,
      html: '<p title="&lt;b&gt;&quot;O&#39;Neil&quot; &amp; co&lt;/b&gt;\nBcc: x">https://onset.example</p>',
    });
  });

  test.for([
    ['is not JSON', '{', /is not JSON/],
    ['has no template for an event', JSON.stringify({ ...emails, 'new-sign-in': undefined }), /new-sign-in: /],
    [
      'has an unknown placeholder',
      JSON.stringify({ ...emails, 'new-sign-in': { subject: 'a', text: '{{url}}' } }),
      /new-sign-in has the unknown placeholder \{\{url\}\}\. Use one of siteUrl, supportEmail, greeting, when, device/,
    ],
  ] as const)('stop the start if the file %s', ([, content, message]) => {
    const dir = temporaryDir();
    writeFileSync(join(dir, 'emails.json'), content);
    expect(() => loadTemplates(dir)).toThrow(message);
  });
});
