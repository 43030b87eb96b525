import { describe, expect, test } from 'vitest';
import { me, post, put, refresh } from '../calls.ts';
import { SECOND } from '../../../site/server/process/clock.ts';
import { messageOf } from '../http.ts';
import { logIn, passwordOf, register } from '../people.ts';
import { startSite } from '../site.ts';

describe('the profile', () => {
  test('keeps what is set, and only that changes', async () => {
    const site = await startSite();
    const { jwt, user } = await register(site, 'alice');
    site.wait(SECOND);
    const changes = { full_name: 'Alice Ångström', company: 'Ateliér', country: 'SE', username: 'Ålice' };
    const response = await put(site, user.id, jwt, changes);
    const record = response.json();
    expect(record).toEqual({
      ...user,
      ...changes,
      updatedAt: record['updatedAt'],
      publishedAt: record['updatedAt'],
    });
    expect(record['updatedAt']).not.toBe(user['updatedAt']);
    expect((await me(site, jwt)).json()).toEqual(record);
    expect((await logIn(site, 'Ålice', passwordOf('alice'))).user.id).toBe(user.id);
    const cleared = await put(site, user.id, jwt, { company: null });
    expect(cleared.json()).toMatchObject({ company: null, full_name: 'Alice Ångström' });
  });

  test('gives nobody a role, a customer id, a password or another state', async () => {
    const site = await startSite();
    const { jwt, user, refreshToken } = await register(site, 'alice');
    const before = await site.database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const body = {
      id: 99,
      documentId: 'mine',
      role: 2,
      paddle_customer_id: 'ctm_1',
      password: 'another password',
      password_hash: 'x',
      blocked: true,
      confirmed: false,
      provider: 'other',
      createdAt: '2000',
      created_at: '2000',
    };
    const response = await put(site, user.id, jwt, body);
    expect([response.status, response.json()]).toEqual([200, user]);
    expect(await site.database.selectFrom('users').selectAll().executeTakeFirstOrThrow()).toEqual(before);
    expect((await refresh(site, refreshToken)).status).toBe(200);
  });

  test('a name given up can be taken by another', async () => {
    const site = await startSite();
    const { jwt, user } = await register(site, 'alice');
    await put(site, user.id, jwt, { username: 'alice.old' });
    const sent = { username: 'alice', email: 'bob@example.test', password: 'long enough' };
    const again = () => post(site, '/api/auth/local/register', sent);
    expect((await again()).status).toBe(200);
    expect(messageOf(await again())).toBe('Email or Username are already taken');
  });
});
