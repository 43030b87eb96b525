import { describe, expect, test } from 'vitest';
import { tidy } from '../../../site/server/account/tidy.ts';
import { DAY, HOUR, MINUTE } from '../../../site/server/process/clock.ts';
import { confirm, forgot, me, post, press, put, refresh, reset } from '../calls.ts';
import { messageOf } from '../http.ts';
import { bearer, logIn, passwordOf, register } from '../people.ts';
import type { SignedIn } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';
import type { WrittenMail } from '../outbox.ts';

const ALICE = 'alice@example.test';
const currentPassword = passwordOf('alice');

const change = (site: TestSite, { user, jwt }: SignedIn, email: string) =>
  put(site, user.id, jwt, { email, currentPassword });
const waiting = (site: TestSite, jwt: string) =>
  site.send('/api/account/email-change', { headers: bearer(jwt) }).then((response) => response.json()['data']);
const drop = (site: TestSite, jwt: string) =>
  site.send('/api/account/email-change', { method: 'DELETE', headers: bearer(jwt) });
const resend = (site: TestSite, jwt: string) => post(site, '/api/account/email-change/resend', {}, jwt);

/** The mails of an event so far, the newest last. */
const mailsOf = async (site: TestSite, event: string): Promise<WrittenMail[]> =>
  (await site.mailed()).filter((mail) => mail.event === event);
const newestCode = async (site: TestSite, event: string) => (await mailsOf(site, event)).at(-1)?.code ?? '';

/** Starts a change and confirms it; the code that undoes it. */
async function changed(site: TestSite, person: SignedIn, email: string): Promise<string> {
  expect((await change(site, person, email)).status).toBe(200);
  const undo = await newestCode(site, 'email-change-started');
  expect((await confirm(site, await newestCode(site, 'confirm-new-email'))).status).toBe(200);
  return undo;
}

/** A site on which Alice has started to change her email address. */
async function startChange(email = 'new@example.test') {
  const site = await startSite();
  const person = await register(site, 'alice');
  await change(site, person, email);
  return { site, person };
}

const emailOf = async (site: TestSite, jwt: string) => (await me(site, jwt)).json()['email'];
const undoIt = async (site: TestSite, code: string) => (await press(site, 'undo-email-change', code)).headers.location;

describe('changing the e-mail', () => {
  test('asks for the current password: a token alone does not take the account', async () => {
    const site = await startSite();
    const { jwt, user } = await register(site, 'alice');
    const without = await put(site, user.id, jwt, { email: 'thief@example.test', company: 'Thieves' });
    expect([without.status, messageOf(without)]).toEqual([400, 'currentPassword is a required field']);
    expect(without.json()['error']).toMatchObject({
      name: 'ValidationError',
      details: { errors: [{ path: ['currentPassword'] }] },
    });
    const wrong = await put(site, user.id, jwt, { email: 'thief@example.test', currentPassword: 'a guess' });
    expect([wrong.status, messageOf(wrong)]).toEqual([400, 'The provided current password is invalid']);
    expect(wrong.text).not.toContain('a guess');
    expect((await me(site, jwt)).json()).toEqual(user);
    expect(await site.mailed()).toEqual([]);
  });

  test('shares the limit of wrong passwords with a change of password', async () => {
    const site = await startSite();
    const { jwt, user } = await register(site, 'alice');
    for (let guess = 0; guess < 10; guess += 1)
      await put(site, user.id, jwt, { email: 'thief@example.test', currentPassword: `guess ${guess}` });
    const next = await put(site, user.id, jwt, { email: 'thief@example.test', currentPassword });
    expect([next.status, next.headers['retry-after']]).toEqual([429, '6']);
    const body = { currentPassword, password: 'a brand new one', passwordConfirmation: 'a brand new one' };
    expect((await post(site, '/api/auth/change-password', body, jwt)).status).toBe(429);
  });

  test('waits for the link sent to the new address, and tells the present one at once; the rest is saved', async () => {
    const site = await startSite();
    const person = await register(site, 'alice');
    const body = { email: 'New@example.test', company: 'Onset', currentPassword };
    const response = await put(site, person.user.id, person.jwt, body);
    expect(response.json()).toMatchObject({ email: ALICE, pending_email: 'new@example.test', company: 'Onset' });
    expect(await waiting(site, person.jwt)).toEqual({
      email: 'new@example.test',
      startedAt: new Date(site.now()).toISOString(),
    });
    expect((await site.mailed()).map(({ event, to }) => [event, to])).toEqual([
      ['confirm-new-email', 'new@example.test'],
      ['email-change-started', ALICE],
    ]);
    for (const { text } of site.outbox()) expect(text).toMatch(/^Hello,$/m);
    const code = await newestCode(site, 'confirm-new-email');
    expect((await press(site, 'confirm-email', code)).headers.location).toBe('/confirm-email#email-changed');
    const after = (await me(site, person.jwt)).json();
    expect(after).toMatchObject({ email: 'new@example.test', confirmed: true });
    expect(after).not.toHaveProperty('pending_email');
    expect(await waiting(site, person.jwt)).toBeNull();
    expect((await site.mailed()).map(({ event, to }) => [event, to]).at(-1)).toEqual(['email-changed', ALICE]);
    expect((await logIn(site, 'new@example.test', currentPassword)).user.id).toBe(person.user.id);
    const old = await post(site, '/api/auth/local', { identifier: ALICE, password: currentPassword });
    expect(old.status).toBe(400);
  });

  test('has its links lead to the server, whose pages send to it, where the site is elsewhere', async () => {
    const config = { siteUrl: 'https://www.onset.example', apiUrl: 'https://api.onset.example' };
    const site = await startSite({ config });
    const person = await register(site, 'alice');
    await change(site, person, 'new@example.test');
    const [asking, telling] = await site.mailed();
    expect(asking?.text).toContain(`https://api.onset.example/confirm-email?code=${asking?.code}`);
    expect(telling?.text).toContain(`https://api.onset.example/undo-email-change?code=${telling?.code}`);
  });

  test('tells of another’s address no more than registering does', async () => {
    const site = await startSite();
    await register(site, 'bob');
    const person = await register(site, 'alice');
    const response = await change(site, person, 'bob@example.test');
    expect([response.status, messageOf(response)]).toEqual([400, 'Email already taken']);
    const guess = await put(site, person.user.id, person.jwt, {
      email: 'bob@example.test',
      currentPassword: 'a guess',
    });
    expect(messageOf(guess)).toBe('The provided current password is invalid');
    expect(await site.mailed()).toEqual([]);
  });

  test('is confirmed once: pressed again, the button changes nothing more', async () => {
    const { site, person } = await startChange();
    const code = await newestCode(site, 'confirm-new-email');
    const pressed = await Promise.all([1, 2, 3].map(() => press(site, 'confirm-email', code)));
    for (const { headers } of pressed) expect(headers.location).toBe('/confirm-email#email-changed');
    expect(await mailsOf(site, 'email-changed')).toHaveLength(1);
    await changed(site, person, 'newer@example.test');
    expect((await press(site, 'confirm-email', code)).headers.location).toBe('/confirm-email#link-not-good');
    expect(await emailOf(site, person.jwt)).toBe('newer@example.test');
  });

  test('cannot be confirmed a day later; the signed-in owner has the link sent again', async () => {
    const { site } = await startChange();
    const late = await newestCode(site, 'confirm-new-email');
    site.wait(DAY);
    expect(messageOf(await confirm(site, late))).toBe('Invalid token');
    const { jwt } = await logIn(site, 'alice');
    expect((await resend(site, jwt)).json()).toEqual({ ok: true });
    expect((await confirm(site, await newestCode(site, 'confirm-new-email'))).status).toBe(200);
  });

  test('is never asked for by somebody signed out', async () => {
    const site = await startSite({ config: { emailConfirmation: true } });
    await post(site, '/api/auth/local/register', { username: 'alice', email: ALICE, password: currentPassword });
    await confirm(site, await newestCode(site, 'confirm-email'));
    const person = await logIn(site, 'alice');
    await change(site, person, 'new@example.test');
    const sent = (await site.mailed()).length;
    await post(site, '/api/auth/send-email-confirmation', { email: 'new@example.test' });
    expect((await site.mailed()).slice(sent)).toEqual([]);
    for (const method of ['GET', 'DELETE'])
      expect((await site.send('/api/account/email-change', { method })).status).toBe(403);
    expect((await post(site, '/api/account/email-change/resend', {})).status).toBe(403);
    expect((await site.send('/api/account/email-change', { method: 'PUT' })).status).toBe(405);
  });

  test('can be dropped by its owner: its link is then no good', async () => {
    const { site, person } = await startChange();
    const code = await newestCode(site, 'confirm-new-email');
    for (let times = 0; times < 2; times += 1) expect((await drop(site, person.jwt)).json()).toEqual({ ok: true });
    expect(await waiting(site, person.jwt)).toBeNull();
    expect(messageOf(await confirm(site, code))).toBe('Invalid token');
    expect((await resend(site, person.jwt)).status).toBe(404);
    await change(site, person, 'new@example.test');
    expect(messageOf(await confirm(site, code))).toBe('Invalid token');
    expect((await me(site, person.jwt)).json()).toMatchObject({ email: ALICE, pending_email: 'new@example.test' });
  });

  test('is dropped by a new password, changed or reset', async () => {
    const { site, person } = await startChange();
    const code = await newestCode(site, 'confirm-new-email');
    const body = { currentPassword, password: 'a brand new one', passwordConfirmation: 'a brand new one' };
    const next = (await post(site, '/api/auth/change-password', body, person.jwt)).json() as unknown as SignedIn;
    expect(next.user).not.toHaveProperty('pending_email');
    expect((await confirm(site, code)).status).toBe(400);
    await put(site, person.user.id, next.jwt, { email: 'new@example.test', currentPassword: 'a brand new one' });
    await forgot(site, ALICE);
    const again = await newestCode(site, 'confirm-new-email');
    const after = (await reset(site, await newestCode(site, 'reset-password'), 'yet another one')).json();
    expect(after['user']).not.toHaveProperty('pending_email');
    expect((await confirm(site, again)).status).toBe(400);
  });

  test('of two who wait for one address, the first to confirm has it, and the other is told', async () => {
    const site = await startSite();
    const alice = await register(site, 'alice');
    const bob = await register(site, 'bob');
    await change(site, alice, 'new@example.test');
    await put(site, bob.user.id, bob.jwt, { email: 'new@example.test', currentPassword: passwordOf('bob') });
    const codes = (await mailsOf(site, 'confirm-new-email')).map(({ code }) => code);
    const results = await Promise.all(codes.map((code) => press(site, 'confirm-email', code)));
    expect(new Set(results.map(({ headers }) => headers.location))).toEqual(
      new Set(['/confirm-email#address-taken', '/confirm-email#email-changed']),
    );
    const emails = [await emailOf(site, alice.jwt), await emailOf(site, bob.jwt)];
    expect(emails.filter((email) => email === 'new@example.test')).toHaveLength(1);
  });
});

describe('the link sent to the old address', () => {
  test('before the confirmation drops the change, and shuts out whoever knew the password', async () => {
    const { site, person } = await startChange('thief@example.test');
    const code = await newestCode(site, 'confirm-new-email');
    expect(await undoIt(site, await newestCode(site, 'email-change-started'))).toBe('/undo-email-change#change-undone');
    expect((await confirm(site, code)).status).toBe(400);
    expect((await me(site, person.jwt)).status).toBe(401);
    const { jwt } = (await reset(site, await newestCode(site, 'reset-password'))).json();
    expect((await me(site, String(jwt))).json()).not.toHaveProperty('pending_email');
  });

  test('after the confirmation restores the old address, ends all sessions and has a new password chosen', async () => {
    const site = await startSite();
    const person = await register(site, 'alice');
    const undo = await changed(site, person, 'thief@example.test');
    await forgot(site, 'thief@example.test');
    const thiefs = await newestCode(site, 'reset-password');
    expect(await undoIt(site, undo)).toBe('/undo-email-change#change-undone');
    expect((await me(site, person.jwt)).status).toBe(401);
    expect((await refresh(site, person.refreshToken)).status).toBe(401);
    expect((await reset(site, thiefs)).status).toBe(400);
    for (const identifier of [ALICE, 'alice', 'thief@example.test'])
      expect((await post(site, '/api/auth/local', { identifier, password: currentPassword })).status).toBe(400);
    expect((await site.mailed()).slice(-2).map(({ event, to }) => [event, to])).toEqual([
      ['reset-password', ALICE],
      ['email-restored', 'thief@example.test'],
    ]);
    const owner = (await reset(site, await newestCode(site, 'reset-password'))).json();
    expect(owner['user']).toMatchObject({ id: person.user.id, email: ALICE });
    // Nobody keeps the other address from being used.
    await post(site, '/api/auth/local/register', {
      username: 'thief',
      email: 'thief@example.test',
      password: passwordOf('thief'),
    });
    expect((await logIn(site, 'thief@example.test', passwordOf('thief'))).user.username).toBe('thief');
  });

  test('is good for 7 days from the confirmation, and no longer', async () => {
    const { site } = await startChange();
    const undo = await newestCode(site, 'email-change-started');
    site.wait(20 * HOUR);
    await confirm(site, await newestCode(site, 'confirm-new-email'));
    site.wait(7 * DAY - MINUTE);
    const { database } = site;
    await tidy(database, site.now());
    expect(await database.selectFrom('email_changes').select('id').execute()).toHaveLength(1);
    site.wait(MINUTE);
    expect(await undoIt(site, undo)).toBe('/undo-email-change#link-not-good');
  });

  test('changes nothing by being looked at, and nothing more when pressed twice', async () => {
    const site = await startSite();
    const person = await register(site, 'alice');
    const undo = await changed(site, person, 'new@example.test');
    for (const method of ['GET', 'HEAD']) await site.send(`/undo-email-change?code=${undo}`, { method });
    expect(await emailOf(site, person.jwt)).toBe('new@example.test');
    const pressed = await Promise.all([undoIt(site, undo), undoIt(site, undo)]);
    expect(pressed).toEqual(['/undo-email-change#change-undone', '/undo-email-change#change-undone']);
    expect(await mailsOf(site, 'reset-password')).toHaveLength(1);
    const { jwt } = (await reset(site, await newestCode(site, 'reset-password'))).json();
    await undoIt(site, undo);
    expect((await me(site, String(jwt))).status).toBe(200);
  });

  test('is not voided by changing again, before or after the confirmation', async () => {
    const { site, person } = await startChange('first@example.test');
    const first = await newestCode(site, 'email-change-started');
    const second = await changed(site, person, 'second@example.test');
    const third = await changed(site, person, 'third@example.test');
    expect(await undoIt(site, first)).toBe('/undo-email-change#change-undone');
    const { jwt } = (await reset(site, await newestCode(site, 'reset-password'))).json();
    expect(await emailOf(site, String(jwt))).toBe(ALICE);
    // The link the thief got at their own address takes nothing back.
    expect(await undoIt(site, third)).toBe('/undo-email-change#link-not-good');
    await undoIt(site, second);
    expect(await emailOf(site, String(jwt))).toBe(ALICE);
  });

  test('is not voided by dropping the change, nor by a new password', async () => {
    const { site, person } = await startChange('thief@example.test');
    const undo = await newestCode(site, 'email-change-started');
    await drop(site, person.jwt);
    const body = { currentPassword, password: 'of the thief', passwordConfirmation: 'of the thief' };
    const { jwt } = (await post(site, '/api/auth/change-password', body, person.jwt)).json();
    expect(await undoIt(site, undo)).toBe('/undo-email-change#change-undone');
    expect((await me(site, String(jwt))).status).toBe(401);
  });

  test('finds the old address kept: for 7 days nobody else has it, then anybody may', async () => {
    const site = await startSite();
    const person = await register(site, 'alice');
    await changed(site, person, 'new@example.test');
    const bob = await register(site, 'bob');
    const taken = await post(site, '/api/auth/local/register', {
      username: 'taker',
      email: ALICE,
      password: passwordOf('taker'),
    });
    expect(messageOf(taken)).toBe('Email or Username are already taken');
    const wanted = { email: ALICE, currentPassword: passwordOf('bob') };
    expect(messageOf(await put(site, bob.user.id, bob.jwt, wanted))).toBe('Email already taken');
    site.wait(7 * DAY);
    await tidy(site.database, site.now());
    const { jwt } = await logIn(site, 'bob');
    expect((await put(site, bob.user.id, jwt, wanted)).json()).toMatchObject({ pending_email: ALICE });
  });
});
