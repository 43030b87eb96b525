import { brand } from '@onset/design-system/brand';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../../site/server/cleanup.ts';
import { endAllSessions } from '../../../site/server/database/backup.ts';
import { DAY, HOUR, MINUTE } from '../../../site/server/process/clock.ts';
import { confirm, forgot, me, post, press, put, refresh, reset } from '../calls.ts';
import { messageOf } from '../http.ts';
import { bearer, logIn, passwordOf, register } from '../people.ts';
import type { SignedIn } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const ALICE = 'alice@example.test';
const NEW = 'new@example.test';
const THIEF = 'thief@example.test';
const currentPassword = passwordOf('alice');

let site: TestSite;
let alice: SignedIn;
beforeEach(async () => {
  site = await startSite();
  alice = await register(site, 'alice');
});

const change = (email: string, { user, jwt } = alice, password = currentPassword) =>
  put(site, user.id, jwt, { email, currentPassword: password });
const changePassword = (password: string) =>
  post(site, '/api/auth/change-password', { currentPassword, password, passwordConfirmation: password }, alice.jwt);
const PENDING = '/api/account/email-change';
const pending = async () => (await site.send(PENDING, { headers: bearer(alice.jwt) })).json()['data'];
const drop = () => site.send(PENDING, { method: 'DELETE', headers: bearer(alice.jwt) });
const resend = (jwt: string) => post(site, `${PENDING}/resend`, {}, jwt);

const mailsOf = async (event: string) => (await site.mailed()).filter((mail) => mail.event === event);
const newestCode = async (event: string) => (await mailsOf(event)).at(-1)?.code ?? '';
const sent = async () => (await site.mailed()).map(({ event, to }) => [event, to]);

/** Starts a change, confirms it and returns the code that undoes it. */
async function changeAndConfirm(email: string): Promise<string> {
  expect((await change(email)).status).toBe(200);
  const code = await newestCode('email-change-started');
  expect((await confirm(site, await newestCode('confirm-new-email'))).status).toBe(200);
  return code;
}

const emailOf = async (jwt: string) => (await me(site, jwt)).json()['email'];
const pressConfirm = async (code: string) => (await press(site, 'confirm-email', code)).headers.location;
const pressUndo = async (code: string) => (await press(site, 'undo-email-change', code)).headers.location;
const CHANGED = '/confirm-email#email-changed';
const UNDONE = '/undo-email-change#change-undone';

describe('changing the email address', () => {
  test('requires the current password, and only then reveals that an email address is taken', async () => {
    await register(site, 'bob');
    const without = await put(site, alice.user.id, alice.jwt, { email: THIEF, company: 'Thieves' });
    expect([without.status, messageOf(without)]).toEqual([400, 'currentPassword is a required field']);
    expect(without.json()['error']).toMatchObject({
      name: 'ValidationError',
      details: { errors: [{ path: ['currentPassword'] }] },
    });
    const wrong = await change('bob@example.test', alice, 'a guess');
    expect([wrong.status, messageOf(wrong)]).toEqual([400, 'The provided current password is invalid']);
    expect(wrong.text).not.toContain('a guess');
    expect(messageOf(await change('bob@example.test'))).toBe('Email already taken');
    expect((await me(site, alice.jwt)).json()).toEqual(alice.user);
    expect(await site.mailed()).toEqual([]);
  });

  test('shares the limit of wrong passwords with a password change', async () => {
    for (let guess = 0; guess < 10; guess += 1) await change(THIEF, alice, `guess ${guess}`);
    const next = await change(THIEF);
    expect([next.status, next.headers['retry-after']]).toEqual([429, '6']);
    expect((await changePassword('a brand new one')).status).toBe(429);
  });

  test('waits for the link sent to the new email address, and notifies the old one at once', async () => {
    const body = { email: 'New@example.test', company: brand.name, currentPassword };
    const response = await put(site, alice.user.id, alice.jwt, body);
    expect(response.json()).toMatchObject({ email: ALICE, pending_email: NEW, company: brand.name });
    expect(await pending()).toEqual({ email: NEW, startedAt: new Date(site.now()).toISOString() });
    expect(await sent()).toEqual([
      ['confirm-new-email', NEW],
      ['email-change-started', ALICE],
    ]);
    for (const { text } of site.outbox()) expect(text).toMatch(/^Hello,$/m);
    expect(await pressConfirm(await newestCode('confirm-new-email'))).toBe(CHANGED);
    const after = (await me(site, alice.jwt)).json();
    expect(after).toMatchObject({ email: NEW, confirmed: true });
    expect(after).not.toHaveProperty('pending_email');
    expect(await pending()).toBeNull();
    expect((await sent()).at(-1)).toEqual(['email-changed', ALICE]);
    expect((await logIn(site, NEW, currentPassword)).user.id).toBe(alice.user.id);
    const old = await post(site, '/api/auth/local', { identifier: ALICE, password: currentPassword });
    expect(old.status).toBe(400);
  });

  test('links to the API server if the site is on another origin', async () => {
    const config = { siteUrl: 'https://www.onset.example', apiUrl: 'https://api.onset.example' };
    site = await startSite({ config });
    alice = await register(site, 'alice');
    await change(NEW);
    const [confirmation, notice] = await site.mailed();
    expect(confirmation?.text).toContain(`https://api.onset.example/confirm-email?code=${confirmation?.code}`);
    expect(notice?.text).toContain(`https://api.onset.example/undo-email-change?code=${notice?.code}`);
  });

  test('happens once, however often the button is pressed', async () => {
    await change(NEW);
    const code = await newestCode('confirm-new-email');
    expect(await Promise.all([1, 2, 3].map(() => pressConfirm(code)))).toEqual([CHANGED, CHANGED, CHANGED]);
    expect(await mailsOf('email-changed')).toHaveLength(1);
    await changeAndConfirm('newer@example.test');
    expect(await pressConfirm(code)).toBe('/confirm-email#link-not-good');
    expect(await emailOf(alice.jwt)).toBe('newer@example.test');
  });

  test('cannot be confirmed after a day, unless the signed-in owner requests the link again', async () => {
    await change(NEW);
    const late = await newestCode('confirm-new-email');
    site.wait(DAY);
    expect(messageOf(await confirm(site, late))).toBe('Invalid token');
    const { jwt } = await logIn(site, 'alice');
    expect((await resend(jwt)).json()).toEqual({ ok: true });
    expect((await confirm(site, await newestCode('confirm-new-email'))).status).toBe(200);
  });

  test('rejects requests of clients that are not signed in', async () => {
    site = await startSite({ config: { emailConfirmation: true } });
    await post(site, '/api/auth/local/register', { username: 'alice', email: ALICE, password: currentPassword });
    await confirm(site, await newestCode('confirm-email'));
    alice = await logIn(site, 'alice');
    await change(NEW);
    const { length } = await sent();
    await post(site, '/api/auth/send-email-confirmation', { email: NEW });
    expect(await sent()).toHaveLength(length);
    for (const method of ['GET', 'DELETE']) expect((await site.send(PENDING, { method })).status).toBe(403);
    expect((await post(site, `${PENDING}/resend`, {})).status).toBe(403);
  });

  test('can be canceled by its owner, which invalidates the link for good', async () => {
    await change(NEW);
    const code = await newestCode('confirm-new-email');
    for (let times = 0; times < 2; times += 1) expect((await drop()).json()).toEqual({ ok: true });
    expect(await pending()).toBeNull();
    expect(messageOf(await confirm(site, code))).toBe('Invalid token');
    expect((await resend(alice.jwt)).status).toBe(404);
    await change(NEW);
    expect(messageOf(await confirm(site, code))).toBe('Invalid token');
    expect((await me(site, alice.jwt)).json()).toMatchObject({ email: ALICE, pending_email: NEW });
  });

  test.for([
    ['a changed password', () => changePassword('a brand new one')],
    ['a reset password', () => forgot(site, ALICE).then(async () => reset(site, await newestCode('reset-password')))],
    ['the end of all sessions', () => endAllSessions(site.database, site.now())],
  ] as const)('is canceled by %s, and can still be undone', async ([, cancel]) => {
    await change(THIEF);
    await cancel();
    expect((await confirm(site, await newestCode('confirm-new-email'))).status).toBe(400);
    const columns = site.database.selectFrom('users').select(['email', 'pending_email']);
    expect(await columns.execute()).toEqual([{ email: ALICE, pending_email: null }]);
    expect(await pressUndo(await newestCode('email-change-started'))).toBe(UNDONE);
  });

  test('gives an email address that two users wait for to the first one who confirms it', async () => {
    const bob = await register(site, 'bob');
    await change(NEW);
    await change(NEW, bob, passwordOf('bob'));
    const codes = (await mailsOf('confirm-new-email')).map(({ code }) => code);
    const locations = await Promise.all(codes.map(pressConfirm));
    expect(new Set(locations)).toEqual(new Set(['/confirm-email#address-taken', CHANGED]));
    const emails = [await emailOf(alice.jwt), await emailOf(bob.jwt)];
    expect(emails.filter((email) => email === NEW)).toHaveLength(1);
  });
});

describe('the link sent to the old email address', () => {
  test('cancels an unconfirmed change, ends all sessions and forgets all devices', async () => {
    await change(THIEF);
    const code = await newestCode('confirm-new-email');
    expect(await pressUndo(await newestCode('email-change-started'))).toBe(UNDONE);
    expect((await confirm(site, code)).status).toBe(400);
    expect((await me(site, alice.jwt)).status).toBe(401);
    expect(await site.database.selectFrom('known_devices').selectAll().execute()).toEqual([]);
    const { jwt } = (await reset(site, await newestCode('reset-password'))).json();
    expect((await me(site, String(jwt))).json()).not.toHaveProperty('pending_email');
  });

  test('restores the old email address after a confirmed change and invalidates the password', async () => {
    const undo = await changeAndConfirm(THIEF);
    await forgot(site, THIEF);
    const codeOfThief = await newestCode('reset-password');
    expect(await pressUndo(undo)).toBe(UNDONE);
    expect((await me(site, alice.jwt)).status).toBe(401);
    expect((await refresh(site, alice.refreshToken)).status).toBe(401);
    expect((await reset(site, codeOfThief)).status).toBe(400);
    for (const identifier of [ALICE, 'alice', THIEF])
      expect((await post(site, '/api/auth/local', { identifier, password: currentPassword })).status).toBe(400);
    expect((await sent()).slice(-2)).toEqual([
      ['reset-password', ALICE],
      ['email-restored', THIEF],
    ]);
    const owner = (await reset(site, await newestCode('reset-password'))).json();
    expect(owner['user']).toMatchObject({ id: alice.user.id, email: ALICE });
    // The undone email address is free for other accounts.
    expect((await register(site, 'thief')).user['email']).toBe(THIEF);
  });

  test('is valid for 7 days from the confirmation', async () => {
    await change(NEW);
    const undo = await newestCode('email-change-started');
    site.wait(20 * HOUR);
    await confirm(site, await newestCode('confirm-new-email'));
    site.wait(7 * DAY - MINUTE);
    await deleteExpired(site.database, site.now());
    expect(await site.database.selectFrom('email_changes').select('id').execute()).toHaveLength(1);
    site.wait(MINUTE);
    expect(await pressUndo(undo)).toBe('/undo-email-change#link-not-good');
  });

  test('changes nothing when it is opened, and undoes the change once', async () => {
    const undo = await changeAndConfirm(NEW);
    for (const method of ['GET', 'HEAD']) await site.send(`/undo-email-change?code=${undo}`, { method });
    expect(await emailOf(alice.jwt)).toBe(NEW);
    expect(await Promise.all([pressUndo(undo), pressUndo(undo)])).toEqual([UNDONE, UNDONE]);
    expect(await mailsOf('reset-password')).toHaveLength(1);
    const { jwt } = (await reset(site, await newestCode('reset-password'))).json();
    await pressUndo(undo);
    expect((await me(site, String(jwt))).status).toBe(200);
  });

  test('stays valid after further changes, whose own links to a thief do not', async () => {
    await change('first@example.test');
    const first = await newestCode('email-change-started');
    const second = await changeAndConfirm('second@example.test');
    const third = await changeAndConfirm('third@example.test');
    expect(await pressUndo(first)).toBe(UNDONE);
    const { jwt } = (await reset(site, await newestCode('reset-password'))).json();
    expect(await emailOf(String(jwt))).toBe(ALICE);
    expect(await pressUndo(third)).toBe('/undo-email-change#link-not-good');
    await pressUndo(second);
    expect(await emailOf(String(jwt))).toBe(ALICE);
  });

  test('stays valid after a thief cancels the change and sets a new password', async () => {
    await change(THIEF);
    const undo = await newestCode('email-change-started');
    await drop();
    const { jwt } = (await changePassword('of the thief')).json();
    expect(await pressUndo(undo)).toBe(UNDONE);
    expect((await me(site, String(jwt))).status).toBe(401);
  });

  test('reserves the old email address for 7 days', async () => {
    await changeAndConfirm(NEW);
    const bob = await register(site, 'bob');
    const taker = { username: 'taker', email: ALICE, password: passwordOf('taker') };
    const taken = await post(site, '/api/auth/local/register', taker);
    expect(messageOf(taken)).toBe('Email or Username are already taken');
    expect(messageOf(await change(ALICE, bob, passwordOf('bob')))).toBe('Email already taken');
    site.wait(7 * DAY);
    await deleteExpired(site.database, site.now());
    const response = await change(ALICE, await logIn(site, 'bob'), passwordOf('bob'));
    expect(response.json()).toMatchObject({ pending_email: ALICE });
  });
});
