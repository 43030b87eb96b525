import { beforeEach, describe, expect, test } from 'vitest';
import { SECOND } from '../../../site/server/process/clock.ts';
import { me, post, put, refresh } from '../calls.ts';
import { logIn, passwordOf, register } from '../people.ts';
import type { SignedIn } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

describe('the profile', () => {
  let site: TestSite;
  let alice: SignedIn;
  beforeEach(async () => {
    site = await startSite();
    alice = await register(site, 'alice');
  });

  const change = (body: object) => put(site, alice.user.id, alice.jwt, body);

  test('stores the changed fields and no others', async () => {
    site.wait(SECOND);
    const changes = { full_name: 'Alice Ångström', company: 'Ateliér', country: 'SE', username: 'Ålice' };
    const record = (await change(changes)).json();
    const updatedAt = record['updatedAt'];
    expect(record).toEqual({ ...alice.user, ...changes, updatedAt, publishedAt: updatedAt });
    expect(updatedAt).not.toBe(alice.user['updatedAt']);
    expect((await me(site, alice.jwt)).json()).toEqual(record);
    expect((await logIn(site, 'Ålice', passwordOf('alice'))).user.id).toBe(alice.user.id);
    const cleared = await change({ company: null });
    expect(cleared.json()).toMatchObject({ company: null, full_name: 'Alice Ångström' });
  });

  test('ignores the role, the customer ID, the password and the state of the account', async () => {
    const readRow = () => site.database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const before = await readRow();
    const response = await change({
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
    });
    expect([response.status, response.json()]).toEqual([200, alice.user]);
    expect(await readRow()).toEqual(before);
    expect((await refresh(site, alice.refreshToken)).status).toBe(200);
  });

  test('frees the previous username for other accounts', async () => {
    await change({ username: 'alice.old' });
    const person = { username: 'alice', email: 'bob@example.test', password: 'long enough' };
    expect((await post(site, '/api/auth/local/register', person)).status).toBe(200);
  });
});
