import { createHook } from 'node:async_hooks';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { post, put } from '../calls.ts';
import { messageOf } from '../http.ts';
import { bearer, logIn, passwordOf, register } from '../people.ts';
import type { SignedIn } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});

/** Registers `someone`, with the given differences. */
const signUp = (fields: object = {}) =>
  post(site, '/api/auth/local/register', {
    username: 'someone',
    email: 'someone@example.test',
    password: 'long enough',
    ...fields,
  });

const TAKEN = 'Email or Username are already taken';

describe('registration', () => {
  test('creates one account for concurrent requests with the same email address', async () => {
    const emails = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? 'race@example.test' : 'RACE@example.test',
    );
    const responses = await Promise.all(emails.map((email, index) => signUp({ username: `racer${index}`, email })));
    const rejected = responses.filter(({ status }) => status !== 200);
    expect(rejected.map(messageOf)).toEqual(Array<string>(7).fill(TAKEN));
    expect(await site.database.selectFrom('users').select('email').execute()).toEqual([{ email: 'race@example.test' }]);
  });

  test('accepts one of two concurrent requests if the username of one is the email address of the other', async () => {
    const responses = await Promise.all([
      signUp({ username: 'owner', email: 'owner@example.test' }),
      signUp({ username: 'Owner@example.test', email: 'thief@example.test' }),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  test('accepts passwords of 8 to 72 bytes', async () => {
    const long = 'ü'.repeat(36);
    const passwords = ['1234567', 'ää12345', 'hk4z81qp', 'пароль', long, `${long}x`, 'u\u0308'.repeat(36)];
    const responses = await Promise.all(
      passwords.map((password, index) =>
        signUp({ username: `user${index}`, email: `user${index}@example.test`, password }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([400, 200, 200, 200, 200, 400, 200]);
    expect((await logIn(site, 'user4', long)).jwt).toBeTypeOf('string');
  });

  test.for([
    ['/api/auth/local/register', { username: 'someone', email: 'no address', password: 'S3cret-value', extra: 1 }],
    ['/api/auth/local/register', { username: 'x', email: 'no address', password: ['S3cret-value'] }],
    ['/api/auth/local', { password: { deep: 'S3cret-value' } }],
    ['/api/auth/local', '{"identifier":"someone","password":"S3cret-value" oops'],
    ['/api/auth/local', '{"password": S3cret-value}'],
  ] as const)('does not repeat the password in an error of %s: %j', async ([path, body]) => {
    const response = await site.send(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect(response.status).toBe(400);
    expect(response.text).not.toContain('S3cret');
  });

  test.for([
    ['password123', /^password is one of the most common ones and easy to guess/],
    ['PassWord123', /^password is one of the most common ones/],
    ['someone1', /^password must not be your username or email address$/],
    ['Someone1@Example.test', /^password must not be your username or email address$/],
  ] as const)('rejects the guessable password %s', async ([password, message]) => {
    const response = await signUp({ username: 'Someone1', email: 'someone1@example.test', password });
    expect([response.status, messageOf(response)]).toEqual([400, expect.stringMatching(message) as string]);
    expect(response.json()).toMatchObject({ error: { details: { errors: [{ path: ['password'] }] } } });
    expect(response.text.toLowerCase()).not.toContain(password.toLowerCase());
  });

  test('stores the consent to the terms with its version and time, and exports it', async () => {
    const exportOf = async ({ jwt }: SignedIn) =>
      (await site.send('/api/account/export', { headers: bearer(jwt) })).json();
    const response = await signUp({ consent: '2026-11-22' });
    const at = new Date(site.now()).toISOString();
    expect(response.text).not.toContain('2026-11-22"');
    expect(await site.database.selectFrom('users').select(['consent_version', 'consented_at']).execute()).toEqual([
      { consent_version: '2026-11-22', consented_at: at },
    ]);
    const exported = await exportOf(response.json() as unknown as SignedIn);
    expect(exported).toMatchObject({ consent: { version: '2026-11-22', at } });
    expect(await exportOf(await register(site, 'alice'))).toMatchObject({ consent: null });
  });
});

describe('changing the password', () => {
  test('rejects a common password', async () => {
    const { jwt } = await register(site, 'alice');
    const body = { currentPassword: passwordOf('alice'), password: 'qwertyuiop', passwordConfirmation: 'qwertyuiop' };
    const response = await post(site, '/api/auth/change-password', body, jwt);
    expect(messageOf(response)).toMatch(/^password is one of the most common ones/);
  });
});

describe('an email address on an internationalized domain', () => {
  const A_LABEL = 'user@xn--bcher-kva.example';
  const spellings = [A_LABEL, 'user@bücher.example', 'User@BU\u0308CHER.example'];

  test.for(spellings)('registered as %s belongs to one account in every spelling', async (email) => {
    expect((await signUp({ email })).status).toBe(200);
    const guessable = { username: 'other', email: 'other@bücher.example', password: 'other@bücher.example' };
    expect(messageOf(await signUp(guessable))).toMatch(/must not be your username or/);
    for (const spelling of spellings) {
      expect((await logIn(site, spelling, 'long enough')).user).toMatchObject({ email: A_LABEL });
      expect(messageOf(await signUp({ username: 'other', email: spelling }))).toBe(TAKEN);
    }
  });
});

test('a password is the same in composed and decomposed form', async () => {
  const password = 'Zoe\u0308 and the others';
  await signUp({ password });
  for (const form of ['NFC', 'NFD']) {
    const normalized = password.normalize(form);
    const { jwt } = await logIn(site, 'someone', normalized);
    const change = { currentPassword: normalized, password, passwordConfirmation: normalized };
    expect(messageOf(await post(site, '/api/auth/change-password', change, jwt))).toBe(
      'Your new password must be different than your current password',
    );
  }
});

test('a login of an unknown user gets the response of a wrong password, after one password hash each', async () => {
  await register(site, 'known');
  const work: string[] = [];
  const hook = createHook({ init: (_id, type) => work.push(type) }).enable();
  onTestFinished(() => void hook.disable());
  const tryLogin = async (identifier: string): Promise<string> => {
    work.length = 0;
    const { status, text } = await post(site, '/api/auth/local', { identifier, password: 'wrong password' });
    return `${status} ${text}, ${work.filter((type) => type === 'ARGON2REQUEST').length} hash`;
  };
  const known = await tryLogin('known');
  expect(known).toMatch(/^400 .*, 1 hash$/);
  expect(await tryLogin('unknown')).toBe(known);
});

const CHARACTERS = 'username must contain only letters, digits, dots, hyphens and underscores';
const LINK = 'username must not look like a web address';

describe('a username', () => {
  test('has 3 to 32 letters of any script, digits, dots, underscores or hyphens', async () => {
    const latin = ['abc', 'jane.doe', 'commander.net1', 'J_o-e.9', 'Ng\u0303oc', 'a'.repeat(32), '𝒶𝒷𝒸'];
    const others = ['山田.太郎', '山田太郎', 'प्रिया', 'דוד.לוי', 'ко́лода', '٣٤٥'];
    for (const [index, username] of [...latin, ...others].entries()) {
      const { status } = await signUp({ username, email: `user${index}@example.test` });
      expect([username, status]).toEqual([username, 200]);
    }
  });

  test.for([
    ['ab', 'username must be at least 3 characters'],
    ['a'.repeat(33), 'username must be at most 32 characters'],
    ['jane doe', CHARACTERS],
    ['jane@example.test', CHARACTERS],
    ['jane\u202edoe', CHARACTERS],
    ['jane\u3164doe', CHARACTERS],
    ['\u0301jane', CHARACTERS],
    ['jane😀', CHARACTERS],
    ['jane．doe', CHARACTERS],
    ['onset.example', LINK],
    ['evil.com-now', LINK],
    ['кремль.рф', LINK],
  ] as const)('cannot be %j', async ([username, message]) => {
    const response = await signUp({ username });
    expect([response.status, messageOf(response)]).toEqual([400, message]);
    const { jwt, user } = await register(site, 'alice');
    const renamed = await put(site, user.id, jwt, { username });
    expect([renamed.status, messageOf(renamed)]).toEqual([400, message]);
  });

  test('is the same in composed and decomposed form', async () => {
    await signUp({ username: 'Rene\u0301e' });
    expect(messageOf(await signUp({ username: 'Ren\u00e9e', email: 'other@example.test' }))).toBe(TAKEN);
    for (const name of ['Rene\u0301e', 'Ren\u00e9e'])
      expect((await logIn(site, name, 'long enough')).user['username']).toBe('Ren\u00e9e');
    const { jwt, user } = await register(site, 'alice');
    expect(messageOf(await put(site, user.id, jwt, { username: 'Rene\u0301e' }))).toBe('Username already taken');
  });
});
