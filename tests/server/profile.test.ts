import { describe, expect, test } from 'vitest';
import { SECOND } from '../../site/server/clock.ts';
import { messageOf } from './http.ts';
import { bearer, logIn, passwordOf, register } from './people.ts';
import { startSite } from './site.ts';
import type { TestSite } from './site.ts';

const refresh = (site: TestSite, refreshToken: string) =>
  site.send('/api/auth/refresh', { method: 'POST', body: { refreshToken } });
const me = (site: TestSite, jwt: string) => site.send('/api/users/me', { headers: bearer(jwt) });

describe('the profile', () => {
  test('keeps what is set, and only that changes', async () => {
    const site = await startSite();
    const { jwt, user } = await register(site, 'alice');
    site.wait(SECOND);
    const changes = { full_name: 'Alice Ångström', company: 'Ateliér', country: 'SE', email: 'Alice@New.example' };
    const answer = await site.send(`/api/users/${user.id}`, { method: 'PUT', headers: bearer(jwt), body: changes });
    const record = answer.json();
    expect(record).toEqual({
      ...user,
      ...changes,
      email: 'alice@new.example',
      updatedAt: record['updatedAt'],
      publishedAt: record['updatedAt'],
    });
    expect(record['updatedAt']).not.toBe(user['updatedAt']);
    expect((await me(site, jwt)).json()).toEqual(record);
    expect((await logIn(site, 'ALICE@new.example', passwordOf('alice'))).user.id).toBe(user.id);
    const cleared = await site.send(`/api/users/${user.id}`, {
      method: 'PUT',
      headers: bearer(jwt),
      body: { company: null },
    });
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
    const answer = await site.send(`/api/users/${user.id}`, { method: 'PUT', headers: bearer(jwt), body });
    expect([answer.status, answer.json()]).toEqual([200, user]);
    expect(await site.database.selectFrom('users').selectAll().executeTakeFirstOrThrow()).toEqual(before);
    expect((await refresh(site, refreshToken)).status).toBe(200);
  });

  test('another’s is out of reach, with one’s own token', async () => {
    const site = await startSite();
    const alice = await register(site, 'alice');
    const bob = await register(site, 'bob');
    for (const id of [bob.user.id, 99_999]) {
      const answer = await site.send(`/api/users/${id}`, {
        method: 'PUT',
        headers: bearer(alice.jwt),
        body: { full_name: 'Mallory' },
      });
      expect([answer.status, messageOf(answer)]).toEqual([403, 'Forbidden']);
    }
    expect((await me(site, bob.jwt)).json()).toEqual(bob.user);
  });

  test('a name given up can be taken by another', async () => {
    const site = await startSite();
    const { jwt, user } = await register(site, 'alice');
    await site.send(`/api/users/${user.id}`, {
      method: 'PUT',
      headers: bearer(jwt),
      body: { email: 'elsewhere@example.test', username: 'alice@old.example' },
    });
    const taken = await site.send('/api/auth/local/register', {
      method: 'POST',
      body: { username: 'bob', email: 'ALICE@old.example', password: 'long enough' },
    });
    expect(messageOf(taken)).toBe('Email or Username are already taken');
    await site.send(`/api/users/${user.id}`, { method: 'PUT', headers: bearer(jwt), body: { username: 'alice' } });
    for (const email of ['alice@example.test', 'alice@old.example']) {
      const answer = await site.send('/api/auth/local/register', {
        method: 'POST',
        body: { username: email.replace('@', '-'), email, password: 'long enough' },
      });
      expect(answer.status).toBe(200);
    }
  });
});
