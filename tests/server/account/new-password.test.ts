import { beforeEach, describe, expect, test } from 'vitest';
import { addCode } from '../../../site/server/database/codes.ts';
import { inTransaction } from '../../../site/server/database/transaction.ts';
import { DAY, HOUR, MINUTE } from '../../../site/server/process/clock.ts';
import { confirm, forgot, me, post, put, refresh, reset } from '../calls.ts';
import { messageOf } from '../http.ts';
import { logIn, passwordOf, register } from '../people.ts';
import type { SignedIn } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const ALICE = 'alice@example.test';

describe('a password reset by email', () => {
  let site: TestSite;
  let alice: SignedIn;
  beforeEach(async () => {
    site = await startSite({ config: { trustedProxies: 1, siteUrl: 'https://www.onset.example' } });
    alice = await register(site, 'alice');
  });

  /** Requests a code and returns it. */
  async function requestCode(email = ALICE): Promise<string> {
    expect((await forgot(site, email)).json()).toEqual({ ok: true });
    return (await site.mailed()).findLast(({ event }) => event === 'reset-password')?.code ?? '';
  }

  test('sets a new password, ends all earlier sessions and sends a notice', async () => {
    const code = await requestCode('ALICE@example.test');
    expect(code).toMatch(/^[0-9a-f]{128}$/);
    const after = (await reset(site, code)).json() as unknown as SignedIn;
    expect((await me(site, after.jwt)).json()).toMatchObject({ username: 'alice' });
    expect((await me(site, alice.jwt)).status).toBe(401);
    expect((await refresh(site, alice.refreshToken)).status).toBe(401);
    expect((await logIn(site, 'alice', 'a brand new one')).user.id).toBe(alice.user.id);
    expect((await site.mailed()).map(({ event, to }) => [event, to])).toEqual([
      ['reset-password', ALICE],
      ['password-changed', ALICE],
    ]);
  });

  test('sends a link to the site whose code is neither stored nor logged', async () => {
    const code = await requestCode();
    expect(site.outbox()[0]?.text).toContain(`https://www.onset.example/reset-password?code=${code}`);
    const stored = JSON.stringify([
      await site.database.selectFrom('codes').selectAll().execute(),
      await site.database.selectFrom('mails').selectAll().execute(),
    ]);
    expect(stored).not.toContain(code);
    expect(site.logged.join('')).not.toContain(code);
    expect(site.logged.join('')).not.toContain('example.test');
  });

  test('rejects a code after an hour', async () => {
    const code = await requestCode();
    site.wait(HOUR);
    const response = await reset(site, code);
    expect([response.status, messageOf(response)]).toEqual([400, 'Incorrect code provided']);
  });

  test('rejects a code after a change of the password or the email address', async () => {
    const code = await requestCode();
    const currentPassword = 'changed by hand';
    const passwords = { password: currentPassword, passwordConfirmation: currentPassword };
    const body = { currentPassword: passwordOf('alice'), ...passwords };
    const { jwt } = (await post(site, '/api/auth/change-password', body, alice.jwt)).json();
    expect((await reset(site, code)).status).toBe(400);
    const second = await requestCode();
    // Changed back too, because the code was sent to that email address.
    for (const email of ['elsewhere@example.test', ALICE]) {
      await put(site, alice.user.id, String(jwt), { email, currentPassword });
      const link = (await site.mailed()).findLast(({ event }) => event === 'confirm-new-email');
      await confirm(site, link?.code ?? '');
      expect((await me(site, String(jwt))).json()).toMatchObject({ email });
      expect((await reset(site, second)).status).toBe(400);
    }
  });

  test('rejects a code that was sent to another email address than the account has', async () => {
    const fields = { purpose: 'reset', email: 'thief@example.test', expiresAt: site.now() + DAY } as const;
    const code = await inTransaction(site.database, (transaction) =>
      addCode(transaction, { user_id: alice.user.id }, fields, site.now()),
    );
    expect((await reset(site, code)).status).toBe(400);
  });

  test('accepts a code once, also for concurrent requests', async () => {
    const code = await requestCode();
    const responses = await Promise.all(
      ['the first new one', 'the second new one'].map((one) => reset(site, code, one)),
    );
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  test('is not available to a blocked user', async () => {
    const code = await requestCode();
    await site.database.updateTable('users').set({ blocked: 1 }).execute();
    expect((await reset(site, code)).status).toBe(400);
    await forgot(site, ALICE);
    expect(await site.mailed()).toHaveLength(1);
  });

  test('pauses longer after each email beyond five, and does not reveal which email addresses have an account', async () => {
    const request = async (email: string, index: number) => {
      const headers = { 'x-forwarded-for': `198.51.100.${index}` };
      const sent = { method: 'POST', headers, body: { email } };
      const { status, text, headers: received } = await site.send('/api/auth/forgot-password', sent);
      return { status, text, pause: received['retry-after'] };
    };
    const responses = [];
    for (let index = 0; index < 9; index += 1) {
      if (index === 7) site.wait(MINUTE);
      const response = await request(ALICE, index);
      expect(await request('unknown@example.test', index)).toEqual(response);
      responses.push(response);
    }
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 200, 429]);
    expect([responses[6]?.pause, responses[8]?.pause]).toEqual(['60', '120']);
    expect(new Set((await site.mailed()).map(({ to }) => to))).toEqual(new Set([ALICE]));
    expect(await site.database.selectFrom('mails').select('id').execute()).toEqual([]);
  });
});
