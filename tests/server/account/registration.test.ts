import { createHook } from 'node:async_hooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { post, put } from '../calls.ts';
import { messageOf } from '../http.ts';
import { logIn, passwordOf, register, bearer } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';
import type { SignedIn } from '../people.ts';

describe('registration', () => {
  test('the same address from many at once makes one account', async () => {
    const site = await startSite();
    const requests = Array.from({ length: 8 }, (_, index) =>
      site.send('/api/auth/local/register', {
        method: 'POST',
        body: {
          username: `racer${index}`,
          email: index % 2 === 0 ? 'race@example.test' : 'RACE@example.test',
          password: 'long enough',
        },
      }),
    );
    const responses = await Promise.all(requests);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(responses.filter(({ status }) => status !== 200).map(messageOf))).toEqual(
      new Set(['Email or Username are already taken']),
    );
    expect(await site.database.selectFrom('users').select('email').execute()).toEqual([{ email: 'race@example.test' }]);
  });

  test('one who takes another’s address as username at the same moment gets nothing', async () => {
    const site = await startSite();
    const people = [
      { username: 'owner', email: 'owner@example.test' },
      { username: 'Owner@example.test', email: 'thief@example.test' },
    ];
    const responses = await Promise.all(
      people.map((person) => post(site, '/api/auth/local/register', { ...person, password: 'long enough' })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  test('a password is counted in bytes, from 8 to 72', async () => {
    const site = await startSite();
    const withPassword = (password: string, index: number) =>
      site.send('/api/auth/local/register', {
        method: 'POST',
        body: { username: `user${index}`, email: `user${index}@example.test`, password },
      });
    const statuses = await Promise.all(
      ['1234567', 'ää12345', 'hk4z81qp', 'пароль', 'ü'.repeat(36), 'ü'.repeat(36) + 'x', 'u\u0308'.repeat(36)].map(
        withPassword,
      ),
    );
    expect(statuses.map(({ status }) => status)).toEqual([400, 200, 200, 200, 200, 400, 200]);
    expect((await logIn(site, 'user4', 'ü'.repeat(36))).jwt).toBeTypeOf('string');
  });

  test.for([
    ['/api/auth/local/register', { username: 'someone', email: 'no address', password: 'S3cret-value', extra: 1 }],
    ['/api/auth/local/register', { username: 'x', email: 'no address', password: ['S3cret-value'] }],
    ['/api/auth/local', { password: { deep: 'S3cret-value' } }],
    ['/api/auth/local', '{"identifier":"someone","password":"S3cret-value" oops'],
    ['/api/auth/local', '{"password": S3cret-value}'],
  ] as const)('no response of %s repeats a password: %j', async ([path, body]) => {
    const site = await startSite();
    const response = await site.send(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect(response.status).toBe(400);
    expect(response.text).not.toContain('S3cret');
  });
});

describe('a password that guessing begins with is rejected', () => {
  test.for([
    ['password123', /^password is one of the most common ones and easy to guess/],
    ['PassWord123', /^password is one of the most common ones/],
    ['1q2w3e4r5t', /^password is one of the most common ones/],
    ['somebody', /^password must not be your username or email address$/],
    ['Somebody@Example.test', /^password must not be your username or email address$/],
  ] as const)('%s', async ([password, message]) => {
    const site = await startSite();
    const body = { username: 'Somebody', email: 'somebody@example.test', password };
    const response = await post(site, '/api/auth/local/register', body);
    expect([response.status, messageOf(response)]).toEqual([400, expect.stringMatching(message) as string]);
    expect(response.json()).toMatchObject({ error: { details: { errors: [{ path: ['password'] }] } } });
    expect(response.text.toLowerCase()).not.toContain(password.toLowerCase());
  });

  test('also as a change of it', async () => {
    const site = await startSite();
    const { jwt } = await register(site, 'alice');
    const response = await post(
      site,
      '/api/auth/change-password',
      { currentPassword: passwordOf('alice'), password: 'qwertyuiop', passwordConfirmation: 'qwertyuiop' },
      jwt,
    );
    expect(messageOf(response)).toMatch(/^password is one of the most common ones/);
  });
});

describe('an email address on an internationalized domain', () => {
  const A_LABEL = 'user@xn--bcher-kva.example';
  const spellings = [A_LABEL, 'user@bücher.example', 'User@BU\u0308CHER.example'];

  test.for(spellings)('registered as %s belongs to one account in every spelling', async (email) => {
    const site = await startSite();
    const person = { username: 'reader', email, password: 'long enough' };
    expect((await post(site, '/api/auth/local/register', person)).status).toBe(200);
    for (const identifier of spellings)
      expect((await logIn(site, identifier, person.password)).user).toMatchObject({ email: A_LABEL });
    const guessable = { ...person, username: 'other', email: 'other@bücher.example', password: 'other@bücher.example' };
    expect(messageOf(await post(site, '/api/auth/local/register', guessable))).toMatch(/must not be your username or/);
    for (const other of spellings) {
      const response = await post(site, '/api/auth/local/register', { ...person, username: 'other', email: other });
      expect(messageOf(response)).toBe('Email or Username are already taken');
    }
  });
});

test('a password opens the account in composed and decomposed form', async () => {
  const site = await startSite();
  const person = { username: 'zoe', email: 'zoe@example.test', password: 'Zoe\u0308 and the others' };
  await post(site, '/api/auth/local/register', person);
  for (const form of ['NFC', 'NFD']) {
    const { jwt } = await logIn(site, 'zoe', person.password.normalize(form));
    const same = { password: person.password, passwordConfirmation: person.password.normalize(form) };
    const change = { currentPassword: person.password.normalize(form), ...same };
    expect(messageOf(await post(site, '/api/auth/change-password', change, jwt))).toBe(
      'Your new password must be different than your current password',
    );
  }
});

describe('logging in', () => {
  test('answers an unknown user like a wrong password, after one password hash each', async () => {
    const site = await startSite();
    await register(site, 'known');
    const work: string[] = [];
    const hook = createHook({ init: (_id, type) => work.push(type) }).enable();
    onTestFinished(() => void hook.disable());
    const answerTo = async (identifier: string): Promise<string> => {
      const body = { identifier, password: 'wrong password' };
      work.length = 0;
      const { status, text } = await post(site, '/api/auth/local', body);
      const hashes = work.filter((type) => type === 'ARGON2REQUEST').length;
      return `${status} ${text}, ${hashes} hash`;
    };
    const known = await answerTo('known');
    expect(known).toMatch(/^400 .*, 1 hash$/);
    expect(await answerTo('unknown')).toBe(known);
  });
});

const registerAs = (site: TestSite, username: string, number = 0) =>
  post(site, '/api/auth/local/register', {
    username,
    email: `person${number}@example.test`,
    password: 'long enough',
  });

const CHARACTERS = 'username must contain only letters, digits, dots, hyphens and underscores';
const LINK = 'username must not look like a web address';

describe('a username', () => {
  test('is 3–32 letters of any script, digits, dots, underscores and hyphens', async () => {
    const site = await startSite();
    const good = [
      'abc',
      'jane.doe',
      '山田.太郎',
      'commander.net1',
      'J_o-e.9',
      '山田太郎',
      'प्रिया',
      'דוד.לוי',
      'Ng\u0303oc',
      'ко́лода',
      '٣٤٥',
      'a'.repeat(32),
      '𝒶𝒷𝒸',
    ];
    for (const [number, name] of good.entries())
      expect([name, (await registerAs(site, name, number)).status]).toEqual([name, 200]);
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
  ] as const)('is not %j', async ([name, message]) => {
    const site = await startSite();
    const response = await registerAs(site, name);
    expect([response.status, messageOf(response)]).toEqual([400, message]);
    const { jwt, user } = await register(site, 'alice');
    const renamed = await put(site, user.id, jwt, { username: name });
    expect([renamed.status, messageOf(renamed)]).toEqual([400, message]);
  });

  test('is one however it was typed: composed or not, at registering, changing and logging in', async () => {
    const site = await startSite();
    await registerAs(site, 'Rene\u0301e');
    expect(messageOf(await registerAs(site, 'Ren\u00e9e', 1))).toBe('Email or Username are already taken');
    for (const name of ['Rene\u0301e', 'Ren\u00e9e'])
      expect((await logIn(site, name, 'long enough')).user['username']).toBe('Ren\u00e9e');
    const { jwt, user } = await register(site, 'alice');
    expect(messageOf(await put(site, user.id, jwt, { username: 'Rene\u0301e' }))).toBe('Username already taken');
  });
});

const person = { username: 'alice', email: 'alice@example.test', password: 'password of alice' };

const exportOf = async (site: Awaited<ReturnType<typeof startSite>>, { jwt }: SignedIn) =>
  (await site.send('/api/account/export', { headers: bearer(jwt) })).json();

test('the consent to the terms is kept with its version and its moment, and is in the own data', async () => {
  const site = await startSite();
  const response = await post(site, '/api/auth/local/register', { ...person, consent: '2026-11-22' });
  const at = new Date(site.now()).toISOString();
  expect(response.status).toBe(200);
  expect(response.text).not.toContain('2026-11-22"');
  expect(await site.database.selectFrom('users').select(['consent_version', 'consented_at']).execute()).toEqual([
    { consent_version: '2026-11-22', consented_at: at },
  ]);
  expect(await exportOf(site, response.json() as unknown as SignedIn)).toMatchObject({
    consent: { version: '2026-11-22', at },
  });
});

test('other clients register without it, as before', async () => {
  const site = await startSite();
  const response = await post(site, '/api/auth/local/register', person);
  expect(response.status).toBe(200);
  expect(await exportOf(site, response.json() as unknown as SignedIn)).toMatchObject({ consent: null });
});
