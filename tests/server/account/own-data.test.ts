import { beforeEach, expect, test } from 'vitest';
import { forgot, me, post, refresh } from '../calls.ts';
import { messageOf } from '../http.ts';
import { bearer, logIn, passwordOf, register } from '../people.ts';
import type { SignedIn } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

let site: TestSite;
let alice: SignedIn;
let bob: SignedIn;
beforeEach(async () => {
  site = await startSite();
  bob = await register(site, 'bob');
  alice = await register(site, 'alice');
});

const remove = (body: object, jwt?: string) => post(site, '/api/account/delete', body, jwt);

test('deleting an account removes all of its data, and no other data', async () => {
  await forgot(site, 'alice@example.test');
  await site.mailed();
  expect((await remove({ password: passwordOf('alice') }, alice.jwt)).json()).toEqual({ ok: true });
  expect((await me(site, alice.jwt)).status).toBe(401);
  expect((await refresh(site, alice.refreshToken)).status).toBe(401);
  for (const table of ['login_names', 'sessions', 'known_devices', 'codes', 'mails'] as const) {
    const rows = site.database.selectFrom(table).select('user_id').where('user_id', '=', alice.user.id);
    expect(await rows.execute()).toEqual([]);
  }
  expect((await me(site, bob.jwt)).status).toBe(200);
  expect((await register(site, 'alice')).user['email']).toBe('alice@example.test');
});

test('deleting an account requires its password and limits wrong passwords', async () => {
  const wrong = await remove({ password: 'not this one' }, alice.jwt);
  expect([wrong.status, messageOf(wrong)]).toEqual([400, 'The provided current password is invalid']);
  expect(messageOf(await remove({}, alice.jwt))).toBe('password is a required field');
  expect((await remove({ password: passwordOf('alice') })).status).toBe(403);
  for (let count = 0; count < 9; count += 1) await remove({ password: 'not this one' }, alice.jwt);
  expect((await remove({ password: passwordOf('alice') }, alice.jwt)).status).toBe(429);
  expect((await me(site, alice.jwt)).status).toBe(200);
});

test('the export contains all data of the signed-in user and no secret', async () => {
  await logIn(site, 'alice');
  await forgot(site, 'alice@example.test');
  const code = (await site.mailed())[0]?.code ?? '';
  const response = await site.send('/api/account/export', { headers: bearer(alice.jwt) });
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="onset-account.json"',
    'cache-control': 'no-store',
  });
  expect(response.json()).toMatchObject({
    user: { id: alice.user.id, username: 'alice', email: 'alice@example.test' },
    sessions: [{ deviceName: 'Unknown client' }, { deviceName: 'Unknown client' }],
    devices: expect.arrayContaining([expect.objectContaining({ device: 'address' })]) as unknown,
    codes: [{ purpose: 'reset', email: 'alice@example.test' }],
    mailsWaiting: [],
  });
  for (const secret of ['argon2', alice.refreshToken, code, alice.jwt, 'bob'])
    expect(response.text).not.toContain(secret);
  expect((await site.send('/api/account/export')).status).toBe(403);
});
