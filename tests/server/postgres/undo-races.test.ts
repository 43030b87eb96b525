import { expect, test } from 'vitest';
import { confirm, forgot, post, press, put, reset } from '../calls.ts';
import { newPostgresDatabase } from '../database.ts';
import { passwordOf, register } from '../people.ts';
import { SHARED_KEYS } from '../shared-keys.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const ALICE = 'alice@example.test';
const THIEF = 'thief@example.test';

async function startTwo(): Promise<readonly [TestSite, TestSite]> {
  const databaseUrl = await newPostgresDatabase();
  const config = { databaseUrl, ...SHARED_KEYS };
  return [await startSite({ config }), await startSite({ config })];
}

/** The mails both have written, and so the newest code of an event to an address. */
async function codeOf(sites: readonly TestSite[], event: string, to: string): Promise<string> {
  for (const site of sites) await site.mailed();
  const mails = sites.flatMap((site) => site.outbox());
  return mails.findLast((mail) => mail.event === event && mail.to === to)?.code ?? '';
}

test('an undone change of address stays undone, whatever a thief sends to another process at the same moment', async () => {
  const [site, other] = await startTwo();
  const both = [site, other];
  const alice = await register(site, 'alice');
  const currentPassword = passwordOf('alice');
  const change = (where: TestSite, email: string) => put(where, alice.user.id, alice.jwt, { email, currentPassword });
  expect((await change(site, THIEF)).status).toBe(200);
  const undo = await codeOf(both, 'email-change-started', ALICE);
  const confirmation = await codeOf(both, 'confirm-new-email', THIEF);
  const password = 'a password of the thief';
  await Promise.all([
    confirm(other, confirmation),
    press(site, 'undo-email-change', undo),
    change(other, 'another@example.test'),
    post(other, '/api/auth/change-password', { currentPassword, password, passwordConfirmation: password }, alice.jwt),
    confirm(other, confirmation),
    forgot(other, THIEF),
    press(other, 'undo-email-change', undo),
  ]);
  // It may have come before the thief's calls, and ended their session; or after, and undone what they did.
  for (const email of [THIEF, 'another@example.test']) {
    // Also where no mail was sent: nothing is no good code either.
    expect((await confirm(other, await codeOf(both, 'confirm-new-email', email))).status).toBe(400);
    expect((await reset(other, await codeOf(both, 'reset-password', email))).status).toBe(400);
  }
  for (const known of [currentPassword, password])
    expect((await post(other, '/api/auth/local', { identifier: 'alice', password: known })).status).toBe(400);
  const { email, pending_email } = await site.database
    .selectFrom('users')
    .select(['email', 'pending_email'])
    .executeTakeFirstOrThrow();
  expect({ email, pending_email }).toEqual({ email: ALICE, pending_email: null });
  expect((await reset(site, await codeOf(both, 'reset-password', ALICE))).status).toBe(200);
});
