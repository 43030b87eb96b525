import { SignJWT, UnsecuredJWT } from 'jose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentId } from '../../site/server/database/document-id.ts';
import type { SignedIn } from '../server/people.ts';
import type { TestSite } from '../server/site.ts';

/** Where the replay of a group stands: the site, and the tokens got so far by name. */
export interface World {
  readonly site: TestSite;
  readonly tokens: Map<string, Pick<SignedIn, 'jwt' | 'refreshToken'>>;
  /** The record of each user, by the name they registered with. */
  readonly users: Map<string, SignedIn['user']>;
}

/** The password nearly everybody has in the recording. */
export const PASSWORD = 'Passw0rd-1';

/** Registers a user and keeps the tokens under the username. */
async function signUp(world: World, username: string, password = PASSWORD): Promise<void> {
  const body = { username, email: `${username}@example.test`, password };
  keep(world, username, (await world.site.send('/api/auth/local/register', { method: 'POST', body })).json());
}

/** Registers people as the set-up of the recording did. */
export const given =
  (...names: readonly string[]) =>
  async (world: World): Promise<void> => {
    for (const name of names) await signUp(world, name);
  };

/** Logs somebody in once more and keeps the tokens under another name. */
export const another =
  (name: string, as: string) =>
  async (world: World): Promise<void> => {
    keep(
      world,
      as,
      (
        await world.site.send('/api/auth/local', { method: 'POST', body: { identifier: name, password: PASSWORD } })
      ).json(),
    );
  };

/** Uses a refresh token and keeps what comes under another name. */
export const rotated =
  (name: string, as: string) =>
  async (world: World): Promise<void> => {
    const refreshToken = world.tokens.get(name)?.refreshToken;
    keep(world, as, (await world.site.send('/api/auth/refresh', { method: 'POST', body: { refreshToken } })).json());
  };

/** Presses the button that the link of the newest mail of an event leads to. */
export const confirmed =
  (event: string) =>
  async ({ site }: World): Promise<void> => {
    const mails = await site.mailed();
    const code = mails.findLast((mail) => mail.event === event)?.code;
    await site.send(`/confirm-email?code=${code}`, { method: 'POST' });
  };

/** One after the other. */
export const steps =
  (...all: readonly ((world: World) => Promise<void>)[]) =>
  async (world: World): Promise<void> => {
    for (const step of all) await step(world);
  };

/** Lets time pass, in milliseconds. */
export const passed =
  (milliseconds: number) =>
  (world: World): Promise<void> =>
    Promise.resolve(world.site.wait(milliseconds));

/** Keeps the tokens and the user a response brings. */
export function keep({ tokens, users }: World, name: string, response: Record<string, unknown>): void {
  const { jwt, refreshToken, user } = response as Partial<SignedIn>;
  if (jwt !== undefined && refreshToken !== undefined) tokens.set(name, { jwt, refreshToken });
  if (user !== undefined) users.set(name, user);
}

/** The id the recording asks one entry by. */
const RECORDED_ID = 'a094i8yb16ifgntwp0aydfdh';

/** Puts the recorded site-wide content in place of the server's own. */
export async function recordedCommons({ site }: World): Promise<void> {
  const now = new Date().toISOString();
  const values = {
    site_title: 'Probe',
    support_email: 'help@example.test',
    flags: { newCheckout: true, beta: false },
    prices: [
      { id: 'basic', eur: 5 },
      { id: 'pro', eur: 12 },
    ],
    nothing: null,
  };
  await site.database.deleteFrom('commons').execute();
  const rows = Object.entries(values).map(([key, value]) => ({
    document_id: key === 'site_title' ? RECORDED_ID : documentId(),
    key,
    value: JSON.stringify(value),
    created_at: now,
    updated_at: now,
  }));
  await site.database.insertInto('commons').values(rows).execute();
}

/** Makes tokens a server must reject, and one by the same hand that it must take. */
export async function forgedTokens(world: World): Promise<void> {
  const jwt = world.tokens.get('alice')?.jwt ?? '';
  const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as {
    userId: string;
    sessionId: string;
    type: string;
  };
  const { userId, sessionId, type } = claims;
  const key = readFileSync(join(world.site.dataDir, 'jwt-secret'));
  const sign = (secret: Uint8Array, ends: string) =>
    new SignJWT({ userId, sessionId, type })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt('-1h')
      .setExpirationTime(ends)
      .sign(secret);
  const add = (name: string, token: string) => world.tokens.set(name, { jwt: token, refreshToken: '' });
  add('expired', await sign(key, '-10s'));
  add('another key', await sign(Buffer.from('x'.repeat(64)), '1h'));
  add('no algorithm', new UnsecuredJWT({ userId, sessionId, type }).setIssuedAt().setExpirationTime('1h').encode());
  add('by hand', await sign(key, '1h'));
  add('refresh as access', world.tokens.get('alice')?.refreshToken ?? '');
}

/** Nine more guesses at a password. */
export async function wrongPasswords({ site }: World): Promise<void> {
  for (let count = 0; count < 9; count += 1)
    await site.send('/api/auth/local', { method: 'POST', body: { identifier: 'alice', password: 'wrong' } });
}

/** What an administrator can do, done in the database. */
export const block = async ({ site }: World): Promise<void> =>
  void (await site.database.updateTable('users').set({ blocked: 1 }).where('username', '=', 'gina').execute());
export const remove =
  (name: string) =>
  async ({ site }: World): Promise<void> =>
    void (await site.database.deleteFrom('users').where('username', '=', name).execute());
export const withoutRole =
  (name: string) =>
  async ({ site }: World): Promise<void> =>
    void (await site.database.updateTable('users').set({ role: 'none' }).where('username', '=', name).execute());

/** Asks for a mail to set a new password. */
export const forgotten =
  (name: string) =>
  async ({ site }: World): Promise<void> =>
    void (await site.send('/api/auth/forgot-password', {
      method: 'POST',
      body: { email: `${name}@example.test` },
    }));

/** Registers Frank and logs him in from a phone and from something that does not say what it is. */
export async function frankEverywhere(world: World): Promise<void> {
  await given('frank')(world);
  await another('frank', 'frank elsewhere')(world);
  // The newest comes first in the list.
  world.site.wait(1);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
  const phone = await world.site.send('/api/auth/local', {
    method: 'POST',
    headers: { 'user-agent': agent },
    body: { identifier: 'frank', password: PASSWORD, deviceId: 'phone' },
  });
  keep(world, 'frank phone', phone.json());
}

/** The session a kept access token belongs to. */
export function sessionOf({ tokens }: World, name: string): string {
  const claims: unknown = JSON.parse(
    Buffer.from(tokens.get(name)?.jwt.split('.')[1] ?? '', 'base64url').toString() || '{}',
  );
  return typeof claims === 'object' && claims !== null && 'sessionId' in claims ? String(claims.sessionId) : '';
}

/** Registers the users of the group about taking over a username. */
export async function victims(world: World): Promise<void> {
  await signUp(world, 'early');
  await signUp(world, 'victim', 'Victim-pass-1');
  await signUp(world, 'later');
}
