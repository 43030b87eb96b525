import { SignJWT, UnsecuredJWT } from 'jose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentId } from '../../site/server/database/ids.ts';
import { DAY, SECOND } from '../../site/server/process/clock.ts';
import { ACCESS_TOKEN_OVER } from '../server/people.ts';
import type { SignedIn } from '../server/people.ts';
import type { TestSite } from '../server/site.ts';

/** The site on which a group is replayed, and the tokens and users so far, by name. */
export interface World {
  readonly site: TestSite;
  readonly tokens: Map<string, Pick<SignedIn, 'jwt' | 'refreshToken'>>;
  readonly users: Map<string, SignedIn['user']>;
}

type Setup = (world: World) => Promise<void>;

/** The password of most users in the recording. */
const PASSWORD = 'Passw0rd-1';

/** Stores the tokens and the user of a response. */
export function keep({ tokens, users }: World, name: string, response: Record<string, unknown>): void {
  const { jwt, refreshToken, user } = response as Partial<SignedIn>;
  if (jwt !== undefined && refreshToken !== undefined) tokens.set(name, { jwt, refreshToken });
  if (user !== undefined) users.set(name, user);
}

/** Sends a request and keeps the tokens of the response. */
async function postAndKeep(world: World, name: string, path: string, body: object, headers = {}): Promise<void> {
  keep(world, name, (await world.site.send(path, { method: 'POST', headers, body })).json());
}

const register = (world: World, username: string, password = PASSWORD): Promise<void> =>
  postAndKeep(world, username, '/api/auth/local/register', { username, email: `${username}@example.test`, password });

/** Runs several setups in order. */
const steps =
  (...all: readonly Setup[]): Setup =>
  async (world) => {
    for (const step of all) await step(world);
  };

/** Registers users and keeps their tokens. */
const given = (...names: readonly string[]): Setup =>
  steps(
    ...names.map(
      (name): Setup =>
        (world) =>
          register(world, name),
    ),
  );

/** Logs a user in again and keeps the tokens with another name. */
const another =
  (identifier: string, as: string): Setup =>
  (world) =>
    postAndKeep(world, as, '/api/auth/local', { identifier, password: PASSWORD });

/** Uses a refresh token and keeps its successor with another name. */
const rotated =
  (name: string, as: string): Setup =>
  (world) =>
    postAndKeep(world, as, '/api/auth/refresh', { refreshToken: world.tokens.get(name)?.refreshToken });

/** Confirms with the code of the newest email of an event. */
const confirmed =
  (event: string): Setup =>
  async ({ site }) => {
    const code = (await site.mailed()).findLast((mail) => mail.event === event)?.code;
    await site.send(`/confirm-email?code=${code}`, { method: 'POST' });
  };

const passed =
  (milliseconds: number): Setup =>
  ({ site }) =>
    Promise.resolve(site.wait(milliseconds));

/** Requests the email to reset a password. */
const forgotten =
  (name: string): Setup =>
  async ({ site }) =>
    void (await site.send('/api/auth/forgot-password', { method: 'POST', body: { email: `${name}@example.test` } }));

/** Sends nine wrong passwords. */
const wrongPasswords: Setup = async ({ site }) => {
  const body = { identifier: 'alice', password: 'wrong' };
  for (let count = 0; count < 9; count += 1) await site.send('/api/auth/local', { method: 'POST', body });
};

/** Changes a user in the database, as an administrator of Strapi can. */
const withColumns =
  (username: string, columns: { readonly blocked?: number; readonly role?: string }): Setup =>
  async ({ site }) =>
    void (await site.database.updateTable('users').set(columns).where('username', '=', username).execute());

const removed =
  (username: string): Setup =>
  async ({ site }) =>
    void (await site.database.deleteFrom('users').where('username', '=', username).execute());

/** The recorded site settings; one entry is requested by its id. */
const COMMONS = {
  site_title: 'Probe',
  support_email: 'help@example.test',
  flags: { newCheckout: true, beta: false },
  prices: [
    { id: 'basic', eur: 5 },
    { id: 'pro', eur: 12 },
  ],
  nothing: null,
};
const SITE_TITLE_ID = 'a094i8yb16ifgntwp0aydfdh';

/** Replaces the site settings with the recorded ones. */
const recordedCommons: Setup = async ({ site }) => {
  const now = new Date().toISOString();
  const rows = Object.entries(COMMONS).map(([key, value]) => ({
    document_id: key === 'site_title' ? SITE_TITLE_ID : documentId(),
    key,
    value: JSON.stringify(value),
    created_at: now,
    updated_at: now,
  }));
  await site.database.deleteFrom('commons').execute();
  await site.database.insertInto('commons').values(rows).execute();
};

/** Creates tokens that the server must reject, and one of the same kind that it must accept. */
const forgedTokens: Setup = async (world) => {
  const alice = world.tokens.get('alice') ?? { jwt: '', refreshToken: '' };
  const { userId, sessionId, type } = claimsOf(alice.jwt);
  const claims = { userId, sessionId, type };
  const key = readFileSync(join(world.site.dataDir, 'jwt-secret'));
  const sign = (secret: Uint8Array, expiresIn: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt('-1h')
      .setExpirationTime(expiresIn)
      .sign(secret);
  const forged = {
    expired: await sign(key, '-10s'),
    'another key': await sign(Buffer.from('x'.repeat(64)), '1h'),
    'no algorithm': new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('1h').encode(),
    'by hand': await sign(key, '1h'),
    'refresh as access': alice.refreshToken,
  };
  for (const [name, jwt] of Object.entries(forged)) world.tokens.set(name, { jwt, refreshToken: '' });
};

/** Registers Frank, and logs him in with a browser and with a client without a name. */
const frankEverywhere: Setup = async (world) => {
  await steps(given('frank'), another('frank', 'frank elsewhere'))(world);
  // The list of sessions is sorted by time.
  world.site.wait(1);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
  const body = { identifier: 'frank', password: PASSWORD, deviceId: 'phone' };
  await postAndKeep(world, 'frank phone', '/api/auth/local', body, { 'user-agent': agent });
};

/** Registers the users of the group about usernames that are email addresses. */
const victims: Setup = async (world) => {
  await register(world, 'early');
  await register(world, 'victim', 'Victim-pass-1');
  await register(world, 'later');
};

interface Claims {
  readonly userId: string;
  readonly sessionId: string;
  readonly type: string;
}

const claimsOf = (jwt: string): Claims =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString() || '{}') as Claims;

/** Returns the session of a kept access token. */
export const sessionOf = ({ tokens }: World, name: string): string => claimsOf(tokens.get(name)?.jwt ?? '').sessionId;

/** The parts of a request that the recording doesn't contain. */
export interface Step {
  /** Unrecorded setup. */
  readonly before?: (world: World) => Promise<void>;
  /** Name of the access token for `<jwt>` in the `Authorization` header. */
  readonly bearer?: string;
  /** Name of the refresh token for `<jwt>` in the body. */
  readonly refresh?: string;
  /** Name with which the tokens of the response are kept. */
  readonly keep?: string;
  /** Name of the tokens whose session is the last part of the path. */
  readonly session?: string;
  /** Index of the emailed code that is sent: 0 for the newest. */
  readonly code?: number;
  /** Body in place of the recorded one, which is shortened. */
  readonly body?: string;
  /** Parameters that only this server requires. */
  readonly add?: Readonly<Record<string, string>>;
}

/** Name of the access token of each group, unless a step has another. */
export const USUAL_BEARER: Readonly<Record<string, string>> = {
  main: 'alice',
  extra: 'alice',
  extra2: 'victim',
  expiry: 'alice',
  rolefind: 'alice',
};

/** The users of the ids in recorded paths. */
export const USER_NUMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  main: { 1: 'alice', 5: 'bob' },
  extra: { 1: 'alice', 2: 'bobby', 3: 'carol', 4: 'david' },
  extra2: { 1: 'early', 2: 'victim', 3: 'later' },
  rolefind: { 1: 'alice' },
};

/** The steps of requests that the recording describes incompletely, by group and name. */
export const STEPS: Readonly<Record<string, Readonly<Record<string, Step>>>> = {
  main: {
    'register: success': { keep: 'alice' },
    'register: body of 2 MB': {
      body: JSON.stringify({ username: 'big', email: 'big@example.test', password: 'x'.repeat(2_000_000) }),
    },
    'me: success': { before: steps(forgedTokens, recordedCommons) },
    'me: expired token (good signature)': { bearer: 'expired' },
    'me: token signed with another key': { bearer: 'another key' },
    'me: token with alg none': { bearer: 'no algorithm' },
    'me: refresh token used as access token': { bearer: 'refresh as access' },
    'me: control, hand-signed good token': { bearer: 'by hand' },
    'commons: with expired token': { bearer: 'expired' },
    'PUT own: partial profile': { before: given('bob') },
    'PUT own: username and e-mail': { add: { currentPassword: PASSWORD } },
    'PUT own: e-mail of another user': {
      before: confirmed('confirm-new-email'),
      add: { currentPassword: PASSWORD },
    },
    "the other user's refresh token after his password was changed by PUT": { refresh: 'bob' },
    'change-password: wrong current': {
      before: steps(given('carol'), another('carol', 'carol elsewhere')),
      bearer: 'carol',
    },
    'change-password: mismatch': { bearer: 'carol' },
    'change-password: same as the current': { bearer: 'carol' },
    'change-password: success': { bearer: 'carol', keep: 'carol again' },
    'after change: old access token': { bearer: 'carol' },
    'after change: access token of the other session': { bearer: 'carol elsewhere' },
    'after change: old refresh token': { refresh: 'carol' },
    'after change: refresh token of the other session': { refresh: 'carol elsewhere' },
    'after change: new access token': { bearer: 'carol again' },
    'refresh: success': { before: given('dave'), refresh: 'dave', keep: 'dave refreshed' },
    'refresh: same token a second time (reuse)': { before: passed(61 * SECOND), refresh: 'dave' },
    'refresh: newest token after the reuse': { refresh: 'dave refreshed' },
    'refresh: first access token still good': { bearer: 'dave' },
    'refresh: access token as refresh token': { refresh: 'by hand' },
    'refresh: with a valid Bearer token': { refresh: 'alice' },
    'refresh: with an expired Bearer token': { bearer: 'expired', refresh: 'alice' },
    'sessions: list': { before: frankEverywhere, bearer: 'frank' },
    'sessions: revoke unknown': { bearer: 'frank' },
    "sessions: revoke another user's": { bearer: 'frank', session: 'alice' },
    'sessions: revoke one of mine': { bearer: 'frank', session: 'frank phone' },
    'sessions: refresh token of the revoked one': { refresh: 'frank phone' },
    'reset-password: mismatch': { code: 0 },
    'reset-password: short': { code: 0 },
    'reset-password: success': { code: 0 },
    'reset-password: code used twice': { code: 0 },
    'after reset: refresh token from before': { refresh: 'frank' },
    'after reset: access token from before': { bearer: 'frank' },
    'logout: success, empty body': { before: steps(given('erin'), another('erin', 'erin elsewhere')), bearer: 'erin' },
    'after logout: refresh token': { refresh: 'erin' },
    'after logout: access token': { bearer: 'erin' },
    'after logout: refresh token of the other session': { refresh: 'erin elsewhere', keep: 'erin elsewhere' },
    'logout: a second time': { bearer: 'erin' },
    'after the second logout: refresh token of the other session': {
      refresh: 'erin elsewhere',
      keep: 'erin elsewhere',
    },
    'logout: scope all': { before: another('erin', 'erin third'), bearer: 'erin elsewhere' },
    'after logout all: refresh token of another session': { refresh: 'erin third' },
    'logout: old access token after a rotation, no refreshToken in body': {
      before: steps(another('erin', 'erin old'), rotated('erin old', 'erin new')),
      bearer: 'erin old',
    },
    'after that: the rotated refresh token': { refresh: 'erin new' },
    'blocked: login': { before: steps(given('gina'), withColumns('gina', { blocked: 1 })) },
    'blocked: access token': { bearer: 'gina' },
    'blocked: refresh': { refresh: 'gina' },
    'deleted: access token': { before: steps(given('harry'), removed('harry')), bearer: 'harry' },
    'deleted: refresh': { refresh: 'harry' },
  },
  rate: {
    'login attempt 1 (headers)': { before: given('alice') },
    'login attempt 11: rate limited': { before: wrongPasswords },
  },
  confirm: {
    'confirmation on: superseded token': { code: 1 },
    'confirmation on: newest token': { code: 0 },
    'confirmation on: token used twice': { before: confirmed('confirm-email'), code: 0 },
    'confirmation on: unconfirmed user resets password': {
      before: steps(given('bob'), forgotten('bob')),
      code: 0,
      keep: 'bob',
    },
    'confirmation on: me with the token from reset, unconfirmed': { bearer: 'bob' },
  },
  rolefind: {
    'role.find granted: me?populate=role': { before: steps(given('alice'), recordedCommons) },
  },
  extra: {
    'DELETE user by staff': { bearer: 'carol' },
    'DELETE unknown user by staff': { bearer: 'carol' },
    'deleted through the API: access token': { before: steps(given('fiona'), removed('fiona')), bearer: 'fiona' },
    'deleted through the API: refresh': { refresh: 'fiona' },
    'user without a role: me': {
      before: steps(given('greta'), withColumns('greta', { role: 'none' })),
      bearer: 'greta',
    },
    'POST to an unknown path': {
      before: steps(given('alice', 'bobby', 'carol', 'david'), another('david', 'david elsewhere')),
    },
    'PUT own: id, documentId, createdAt': { bearer: 'carol' },
    'PUT own: provider': { bearer: 'carol' },
    'PUT own: password, without the current one': { bearer: 'david' },
    'after PUT password: refresh token of the other session': { refresh: 'david elsewhere' },
    'after PUT password: access token of the other session': { bearer: 'david elsewhere' },
    'logout: rotated session, refreshToken in body': {
      before: rotated('alice', 'alice new'),
      bearer: 'alice',
      refresh: 'alice new',
    },
    'after that: the rotated refresh token': { refresh: 'alice new' },
    'logout: newest access token after a rotation, empty body': {
      before: rotated('bobby', 'bobby new'),
      bearer: 'bobby new',
    },
    'after that: the newest refresh token': { refresh: 'bobby new' },
  },
  extra2: {
    'victim logs in by e-mail (before)': { before: victims },
    "a LATER account sets its username to the victim's e-mail": { bearer: 'later' },
    "an EARLIER account sets its username to the victim's e-mail": { bearer: 'early' },
    'PUT own: role by connect': { bearer: 'early' },
  },
  expiry: {
    'expiry: access token past its 2 s': { before: steps(given('alice'), passed(ACCESS_TOKEN_OVER)) },
    'expiry: logout with the expired access token': { refresh: 'alice' },
    'expiry: refresh token in time, expired Authorization also sent': { refresh: 'alice' },
    'expiry: refresh token in time': { before: another('alice', 'alice'), refresh: 'alice', keep: 'alice refreshed' },
    'expiry: refresh token idle too long': { before: passed(14 * DAY + SECOND), refresh: 'alice refreshed' },
    'refresh past the maximum of the family (12 s)': {
      before: steps(
        another('alice', 'first'),
        passed(13 * DAY),
        rotated('first', 'second'),
        passed(13 * DAY),
        rotated('second', 'third'),
        passed(5 * DAY),
      ),
      refresh: 'third',
    },
  },
};
