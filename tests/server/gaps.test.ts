import { describe, expect, test } from 'vitest';
import { forgot, me, post, put, refresh, reset } from './calls.ts';
import { messageOf } from './http.ts';
import { bearer, logIn, passwordOf, register } from './people.ts';
import type { SignedIn } from './people.ts';
import { startSite } from './site.ts';

/** The gaps of a stock server that the notes on the contract list (their section 3), by number, each closed here. */
describe('the gaps of the recorded server', () => {
  test('1: nobody edits another user', async () => {
    const site = await startSite();
    const alice = await register(site, 'alice');
    const bob = await register(site, 'bob');
    for (const body of [
      { full_name: 'Hacked' },
      { email: 'stolen@example.test' },
      { password: 'stolen password' },
      { blocked: true },
      { resetPasswordToken: 'chosen' },
      { paddle_customer_id: 'ctm_evil' },
    ])
      expect((await put(site, bob.user.id, alice.jwt, body)).status).toBe(403);
    expect((await reset(site, 'chosen')).status).toBe(400);
    expect((await me(site, bob.jwt)).json()).toEqual(bob.user);
  });

  test('2: nobody gives themselves a role', async () => {
    const site = await startSite();
    const { jwt, user } = await register(site, 'alice');
    for (const role of [3, { connect: [{ id: 3 }] }, { set: [3] }, { disconnect: [1] }])
      expect((await put(site, user.id, jwt, { role })).json()['role']).toEqual(user['role']);
    for (const path of ['/api/users', '/api/users/1', '/api/users-permissions/roles'])
      expect((await site.send(path, { headers: bearer(jwt) })).status).toBeGreaterThanOrEqual(403);
  });

  test('3: there is no administration to be first in', async () => {
    const site = await startSite();
    for (const path of ['/admin', '/admin/register-admin', '/admin/login', '/api/admin', '/content-manager/x']) {
      const body = { email: 'a@example.test', password: 'Passw0rd-1', firstname: 'a', lastname: 'b' };
      expect((await site.send(path, { method: 'POST', body })).status).toBeGreaterThanOrEqual(404);
    }
  });

  test('4: no field but those of the profile can be written', async () => {
    const site = await startSite();
    const { jwt, user } = await register(site, 'alice');
    const evil = {
      id: 99,
      documentId: 'mine',
      provider: 'github',
      createdAt: '2000-01-01T00:00:00.000Z',
      confirmed: false,
      confirmationToken: 'chosen',
      blocked: true,
      paddle_customer_id: 'ctm_evil',
      pending_email: 'x@example.test',
      password_hash: 'x',
    };
    expect((await put(site, user.id, jwt, evil)).json()).toEqual(user);
    expect((await logIn(site, 'alice')).user).toEqual(user);
    expect((await post(site, '/api/auth/local/register', { ...evil, username: 'bob' })).status).toBe(400);
  });

  test('5: nobody locks another out by taking their address as a name', async () => {
    const site = await startSite();
    const early = await register(site, 'early');
    const victim = await register(site, 'victim');
    for (const username of ['victim@example.test', 'VICTIM@example.test']) {
      const response = await put(site, early.user.id, early.jwt, { username });
      expect([response.status, messageOf(response)]).toEqual([
        400,
        'username must contain only letters, digits, dots, hyphens and underscores',
      ]);
    }
    expect((await logIn(site, 'victim@example.test', passwordOf('victim'))).user.id).toBe(victim.user.id);
  });

  test('6: the profile call changes no password', async () => {
    const site = await startSite();
    const { jwt, user } = await register(site, 'alice');
    expect((await put(site, user.id, jwt, { password: 'another one' })).status).toBe(200);
    expect((await logIn(site, 'alice')).user.id).toBe(user.id);
  });

  test('7: a new address is not taken for a proved one', async () => {
    const site = await startSite({ config: { emailConfirmation: true } });
    await post(site, '/api/auth/local/register', {
      username: 'alice',
      email: 'alice@example.test',
      password: passwordOf('alice'),
    });
    await site.database.updateTable('users').set({ confirmed: 1 }).execute();
    const { jwt, user } = await logIn(site, 'alice');
    const currentPassword = passwordOf('alice');
    const response = await put(site, user.id, jwt, { email: 'victim@example.test', currentPassword });
    expect(response.json()).toMatchObject({ email: 'alice@example.test', confirmed: true });
    const stored = await site.database.selectFrom('users').select(['email', 'confirmed']).execute();
    expect(stored).toEqual([{ email: 'alice@example.test', confirmed: 1 }]);
  });

  test('8: access tokens end with their session', async () => {
    const site = await startSite();
    const { jwt } = await register(site, 'alice');
    const other = await logIn(site, 'alice');
    await post(site, '/api/auth/logout', {}, jwt);
    expect((await me(site, jwt)).status).toBe(401);
    const change = {
      currentPassword: passwordOf('alice'),
      password: 'another one',
      passwordConfirmation: 'another one',
    };
    await post(site, '/api/auth/change-password', change, other.jwt);
    expect((await me(site, other.jwt)).status).toBe(401);
  });

  test('9: reuse of a refresh token ends the family, and codes run out and are not stored in clear', async () => {
    const site = await startSite();
    const { refreshToken } = await register(site, 'alice');
    const next = (await refresh(site, refreshToken)).json() as unknown as SignedIn;
    site.wait(61_000);
    expect((await refresh(site, refreshToken)).status).toBe(401);
    expect((await refresh(site, next.refreshToken)).status).toBe(401);
    await forgot(site, 'alice@example.test');
    const code = (await site.mailed()).at(-1)?.code ?? '';
    expect(JSON.stringify(await site.database.selectFrom('reset_codes').selectAll().execute())).not.toContain(code);
    site.wait(3_600_000);
    expect((await reset(site, code)).status).toBe(400);
  });

  test('10: nothing but registering tells who has an account', async () => {
    const site = await startSite();
    await register(site, 'known');
    const ask = async (name: string) => [
      await post(site, '/api/auth/local', { identifier: `${name}@example.test`, password: 'a guess' }),
      await forgot(site, `${name}@example.test`),
      await post(site, '/api/auth/send-email-confirmation', { email: `${name}@example.test` }),
    ];
    const seen = async (name: string) =>
      (await ask(name)).map(({ status, text }) => `${status} ${text.replaceAll(name, 'NAME')}`);
    expect(await seen('known')).toEqual(await seen('other'));
  });

  test('11: the database itself lets an address and a name be taken once', async () => {
    const site = await startSite();
    await register(site, 'alice');
    const user = await site.database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const { id, ...values } = user;
    expect(id).toBe(1);
    const insert = (differs: object) =>
      site.database
        .insertInto('users')
        .values({ ...values, document_id: 'another', ...differs })
        .execute();
    await expect(insert({ username: 'bob' })).rejects.toThrow(/unique/i);
    await expect(insert({ email: 'bob@example.test' })).rejects.toThrow(/unique/i);
  });

  test('12: no foreign origin is reflected, no password echoed, no maker named', async () => {
    const site = await startSite();
    const response = await site.send('/api/auth/local/register', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: { username: 'a', email: 'x', password: 'S3cret' },
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expect(response.headers).not.toHaveProperty('x-powered-by');
    const own = await post(site, '/api/auth/local/register', { username: 'a', email: 'x', password: 'S3cret' });
    expect(own.status).toBe(400);
    expect(own.text).not.toContain('S3cret');
  });
});
