import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { MINUTE, SECOND, DAY } from '../../../site/server/process/clock.ts';
import { fillTemplate, loadTemplates } from '../../../site/server/mail/templates.ts';
import { tidy } from '../../../site/server/account/tidy.ts';
import { forgot, post } from '../calls.ts';
import type { HttpResponse } from '../http.ts';
import emails from '../emails.json' with { type: 'json' };
import { passwordOf, register } from '../people.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';
import { startMailServer } from '../smtp.ts';

const CHROME = 'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const queued = (site: TestSite) => site.database.selectFrom('mails').selectAll().execute();

describe('a sign-in from a new device', () => {
  const HOME = '203.0.113.7';
  const OFFICE = '203.0.113.99';
  const start = () => startSite({ config: { trustedProxies: 1 } });
  const signUp = (site: TestSite) =>
    site.send('/api/auth/local/register', {
      method: 'POST',
      headers: { 'user-agent': CHROME, 'x-forwarded-for': HOME },
      body: { username: 'alice', email: 'alice@example.test', password: passwordOf('alice') },
    });
  const signIn = (site: TestSite, address: string, headers: Record<string, string>, body: object = {}) =>
    site.send('/api/auth/local', {
      method: 'POST',
      headers: { 'x-forwarded-for': address, ...headers },
      body: { identifier: 'alice', password: passwordOf('alice'), ...body },
    });
  const cookieOf = (response: HttpResponse) => response.headers['set-cookie']?.[0]?.replace(/;.*/, '') ?? '';

  test('is told by mail, once, though the browser has the same name', async () => {
    const site = await start();
    await signUp(site);
    const first = await signIn(site, OFFICE, { 'user-agent': CHROME });
    await signIn(site, OFFICE, { 'user-agent': CHROME, cookie: cookieOf(first) });
    await signIn(site, OFFICE, { 'user-agent': CHROME });
    const mails = await site.mailed();
    expect(mails.map(({ event, to }) => [event, to])).toEqual([['new-sign-in', 'alice@example.test']]);
    expect(mails[0]?.text).toContain('from a new device, Chrome on macOS, on ');
  });

  test('is none where the browser was updated, or is another with a known name', async () => {
    const site = await start();
    const cookie = cookieOf(await signUp(site));
    const updated = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';
    await signIn(site, OFFICE, { 'user-agent': updated, cookie, 'sec-fetch-site': 'same-origin' });
    await signIn(site, HOME, { 'user-agent': updated });
    expect(await site.mailed()).toEqual([]);
  });

  test('is told by what a client calls itself, if it does', async () => {
    const site = await start();
    await signUp(site);
    for (let time = 0; time < 2; time += 1) await signIn(site, HOME, {}, { deviceId: 'another Mac' });
    expect((await site.mailed()).map(({ event }) => event)).toEqual(['new-sign-in']);
    await signIn(site, OFFICE, {}, { deviceId: 'another Mac' });
    expect(await site.mailed()).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  test('mails are files of their owner alone, and the log says where', async () => {
    const site = await startSite();
    await register(site, 'alice');
    await forgot(site, 'alice@example.test');
    const [mail] = await site.mailed();
    expect(statSync(mail?.file ?? '').mode & 0o777).toBe(0o600);
    expect(statSync(join(site.dataDir, 'outbox')).mode & 0o777).toBe(0o700);
    const line = site.logged.find((each) => each.includes('"event"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 'info', event: 'reset-password', file: mail?.file });
    expect(site.logged.join('')).not.toMatch(/alice|example\.test/);
  });
});

describe('with a mail server', () => {
  const start = async () => {
    const server = await startMailServer();
    const site = await startSite({ config: { smtpUrl: server.url } });
    await register(site, 'alice');
    return { server, site };
  };

  test('mails are handed to it, and then forgotten', async () => {
    const { server, site } = await start();
    await forgot(site, 'alice@example.test');
    await site.mailed();
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatch(/^To: alice@example\.test\r$/m);
    expect(server.taken[0]).toMatch(/^Subject: Set a new password\r$/m);
    expect(server.taken[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(await queued(site)).toEqual([]);
    expect(site.outbox()).toEqual([]);
  });

  test('one that rejects a mail is asked again, later each time, and no mail is lost', async () => {
    const { server, site } = await start();
    server.answer = '451 <alice@example.test> not now';
    expect((await forgot(site, 'alice@example.test')).status).toBe(200);
    await site.mailed();
    expect(server.taken).toHaveLength(0);
    site.wait(29 * SECOND);
    await site.mailed();
    expect(await queued(site)).toMatchObject([{ tries: 1, claimed_until: null }]);
    site.wait(SECOND);
    await site.mailed();
    expect(await queued(site)).toMatchObject([{ tries: 2 }]);
    server.answer = '250 OK';
    site.wait(MINUTE);
    await site.mailed();
    expect(server.taken).toHaveLength(1);
    expect(await queued(site)).toEqual([]);
    const said = site.logged.filter((line) => line.includes('"failed"')).map((line) => JSON.parse(line) as object);
    expect(said).toMatchObject([
      { level: 'warn', event: 'reset-password', tries: 1, failed: 'EMESSAGE 451' },
      { tries: 2 },
    ]);
    expect(site.logged.join('')).not.toContain('alice');
  });

  test('a mail is given up at last, and cleared away a month later', async () => {
    const { server, site } = await start();
    server.answer = '550 no';
    await forgot(site, 'alice@example.test');
    for (let tries = 0; tries < 20; tries += 1) {
      await site.mailed();
      site.wait(DAY / 4);
    }
    expect(await queued(site)).toMatchObject([{ tries: 18, failed_at: expect.any(String) as string }]);
    site.wait(30 * DAY);
    await tidy(site.database, site.now());
    expect(await queued(site)).toEqual([]);
  });
});

describe('the queue', () => {
  test('keeps what a process that died had in hand, for another', async () => {
    const site = await startSite();
    await register(site, 'alice');
    const claimed = new Date(site.now() + 2 * MINUTE).toISOString();
    const row = { event: 'reset-password', recipient: 'alice@example.test', data: '{}', user_id: null };
    const at = new Date(site.now()).toISOString();
    await site.database
      .insertInto('mails')
      .values({ ...row, created_at: at, due_at: at, tries: 1, claimed_until: claimed })
      .execute();
    expect(await site.mailed()).toEqual([]);
    site.wait(2 * MINUTE);
    expect(await site.mailed()).toHaveLength(1);
  });

  test('does not keep a server from stopping whose mail server does not answer', async () => {
    const server = await startMailServer();
    server.answer = '';
    const site = await startSite({ config: { smtpUrl: server.url } });
    await register(site, 'alice');
    await forgot(site, 'alice@example.test');
    await vi.waitFor(() => expect(server.asked).toBe(1), 30_000);
    await site.stop(20);
    expect(server.taken).toEqual([]);
  });

  test('has a mail if and only if what it tells of was stored', async () => {
    const site = await startSite();
    const { jwt } = await register(site, 'alice');
    const change = (password: string) =>
      post(
        site,
        '/api/auth/change-password',
        { currentPassword: passwordOf('alice'), password, passwordConfirmation: password },
        jwt,
      );
    const responses = await Promise.all([change('first new one'), change('second new one')]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await site.mailed()).map(({ event }) => event)).toEqual(['password-changed']);
  });
});

describe('templates', () => {
  test('of the build are used, with values escaped in HTML', async () => {
    const dir = temporaryDir();
    const own = {
      subject: 'Hi {{greeting}}',
      text: '{{greeting}} {{siteUrl}}',
      html: '<p title="{{greeting}}">{{ siteUrl }}</p>',
    };
    writeFileSync(join(dir, 'emails.json'), JSON.stringify({ ...emails, 'password-changed': own }));
    const templates = loadTemplates(dir);
    const values = { greeting: `<b>"O'Neil" & co</b>\nBcc: x`, siteUrl: 'https://onset.example' };
    expect(fillTemplate(templates['password-changed'], values)).toEqual({
      subject: `Hi <b>"O'Neil" & co</b> Bcc: x`,
      text: `<b>"O'Neil" & co</b>\nBcc: x https://onset.example`,
      html: '<p title="&lt;b&gt;&quot;O&#39;Neil&quot; &amp; co&lt;/b&gt;\nBcc: x">https://onset.example</p>',
    });
    const site = await startSite({ templates });
    await register(site, 'alice');
    await forgot(site, 'alice@example.test');
    expect((await site.mailed())[0]?.subject).toBe('Set a new password');
  });

  test.for([
    ['not JSON', '{', /is not JSON/],
    ['one missing', JSON.stringify({ ...emails, 'new-sign-in': undefined }), /new-sign-in: /],
    [
      'a placeholder nothing fills',
      JSON.stringify({ ...emails, 'new-sign-in': { subject: 'a', text: '{{url}}' } }),
      /new-sign-in has the unknown placeholder \{\{url\}\}\. Use one of siteUrl, supportEmail, greeting, when, device/,
    ],
  ] as const)('that are not usable stop the start: %s', ([, content, line]) => {
    const dir = temporaryDir();
    writeFileSync(join(dir, 'emails.json'), content);
    expect(() => loadTemplates(dir)).toThrow(line);
  });
});
