import { describe, expect, test } from 'vitest';
import { forgot, me, post, refresh } from '../calls.ts';
import { messageOf } from '../http.ts';
import { bearer, logIn, passwordOf, register } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const remove = (site: TestSite, body: object, jwt?: string) => post(site, '/api/account/delete', body, jwt);

describe('deleting one’s account', () => {
  test('removes everything that belonged to it, and nothing else', async () => {
    const site = await startSite();
    const bob = await register(site, 'bob');
    const { jwt, refreshToken, user } = await register(site, 'alice');
    await forgot(site, 'alice@example.test');
    await site.mailed();
    expect((await remove(site, { password: passwordOf('alice') }, jwt)).json()).toEqual({ ok: true });
    expect((await me(site, jwt)).status).toBe(401);
    expect((await refresh(site, refreshToken)).status).toBe(401);
    for (const table of ['login_names', 'sessions', 'known_devices', 'codes', 'mails'] as const)
      expect(
        (await site.database.selectFrom(table).select('user_id').execute()).filter((row) => row.user_id === user.id),
      ).toEqual([]);
    expect((await me(site, bob.jwt)).status).toBe(200);
    expect((await register(site, 'alice')).user['email']).toBe('alice@example.test');
  });

  test('needs the password, which cannot be guessed this way', async () => {
    const site = await startSite();
    const { jwt } = await register(site, 'alice');
    const wrong = await remove(site, { password: 'not this one' }, jwt);
    expect([wrong.status, messageOf(wrong)]).toEqual([400, 'The provided current password is invalid']);
    expect(messageOf(await remove(site, {}, jwt))).toBe('password is a required field');
    expect((await remove(site, { password: passwordOf('alice') })).status).toBe(403);
    for (let count = 0; count < 9; count += 1) await remove(site, { password: 'not this one' }, jwt);
    expect((await remove(site, { password: passwordOf('alice') }, jwt)).status).toBe(429);
    expect((await me(site, jwt)).status).toBe(200);
  });
});

describe('exporting one’s data', () => {
  test('gives all of it as a file, without a secret', async () => {
    const site = await startSite();
    const { jwt, refreshToken, user } = await register(site, 'alice');
    await register(site, 'bob');
    await logIn(site, 'alice');
    await forgot(site, 'alice@example.test');
    const code = (await site.mailed())[0]?.code ?? '';
    const response = await site.send('/api/account/export', { headers: bearer(jwt) });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="onset-account.json"',
      'cache-control': 'no-store',
    });
    expect(response.json()).toMatchObject({
      user: { id: user.id, username: 'alice', email: 'alice@example.test' },
      sessions: [{ deviceName: 'Unknown client' }, { deviceName: 'Unknown client' }],
      devices: expect.arrayContaining([expect.objectContaining({ device: 'address' })]) as unknown,
      codes: [{ purpose: 'reset', email: 'alice@example.test' }],
      mailsWaiting: [],
    });
    for (const secret of ['argon2', refreshToken, code, jwt, 'bob']) expect(response.text).not.toContain(secret);
  });

  test('is for the signed-in', async () => {
    const site = await startSite();
    expect((await site.send('/api/account/export')).status).toBe(403);
  });
});
