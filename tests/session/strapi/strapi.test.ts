import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findRejectedFields } from '../../../site/connected/account/profile/profile-values.ts';
import { NOT_OFFERED, explainMissingCall } from '../../../site/connected/form/call-errors.ts';
import { CHANGE, EXPIRED, FORM, NOTHING_STORED } from '../scene.ts';
import { replay } from './replayed.ts';
import type { StoredSession } from './replayed.ts';

/* Each row of the table in `docs/guides/strapi.md` is tested here with recorded responses of Strapi 5.54. */

type Replay = ReturnType<typeof replay>;

const PROFILE = { username: 'grace', email: 'grace@example.test', full_name: 'Grace', company: 'Navy', country: null };
const CONFIRM = 'Confirm your email address with the link we sent you';

const register = ({ auth }: Replay) => auth.register(FORM);
const logIn = ({ auth }: Replay) => auth.login({ identifier: 'grace', password: 'Passw0rd-1' });
const changePassword = ({ auth }: Replay) => auth.changePassword(CHANGE);
const resetPassword = ({ auth }: Replay) => auth.resetPassword({ code: 'code', password: 'Passw0rd-2' });
const saveProfile = ({ auth }: Replay) => auth.updateProfile(PROFILE);
const listSessions = ({ account }: Replay) => explainMissingCall(account.listSessions());
const exportData = ({ account }: Replay) => explainMissingCall(account.exportData());
const deleteAccount = ({ auth }: Replay) => explainMissingCall(auth.deleteAccount('Passw0rd-1'));

let current: Replay | undefined;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  if (current?.unanswered[0] !== undefined) throw new Error(`No response is named for ${current.unanswered[0]}`);
});

const open = (replies: readonly string[], session?: StoredSession): Replay => (current = replay(replies, session));

/** Returns the state, and which of the stored tokens are those of the recorded response. */
function sessionOf({ auth, stored }: Replay): object {
  const { status, error, notice } = auth.getState();
  const [token, , refreshToken] = stored();
  return { status, error, notice, isTokenNew: token === '<jwt>', isRefreshTokenNew: refreshToken === '<jwt>' };
}

const SIGNED_IN = { status: 'signed-in', error: null, notice: null, isTokenNew: true, isRefreshTokenNew: true };

describe('specification 7: with the recorded responses of Strapi 5.54, the site', () => {
  test.for<[string, StoredSession | undefined, (opened: Replay) => Promise<unknown>]>([
    ['[main] register: success', undefined, register],
    ['[main] login: success by username', undefined, logIn],
    ['[refresh] change-password', 'both tokens', changePassword],
    ['[legacy] register', undefined, register],
    ['[legacy] change-password', 'access token', changePassword],
  ])('stores the tokens: %s', async ([reply, session, call]) => {
    const opened = open([reply], session);
    await call(opened);
    expect(sessionOf(opened)).toEqual({ ...SIGNED_IN, isRefreshTokenNew: !reply.startsWith('[legacy]') });
  });

  test.for<[string, string, StoredSession | undefined, (opened: Replay) => Promise<unknown>]>([
    [CONFIRM, '[confirm] confirmation on: register', undefined, register],
    ['Email or Username are already taken', '[main] register: duplicate username, new e-mail', undefined, register],
    ['Your account email is not confirmed', '[confirm] confirmation on: login before', undefined, logIn],
    ['Too many requests, please try again later.', '[rate] 429 as a browser sees it (Origin)', undefined, logIn],
    ['Forbidden', '[ungranted] PUT own without the permission', 'both tokens', saveProfile],
    [NOT_OFFERED, '[legacy] sessions', 'access token', listSessions],
    [NOT_OFFERED, '[refresh] export', 'both tokens', exportData],
    [NOT_OFFERED, '[refresh] deletion', 'both tokens', deleteAccount],
  ])('shows “%s” for %s and keeps the session', async ([message, reply, session, call]) => {
    const opened = open([reply], session);
    await expect(call(opened)).rejects.toThrow(message);
    expect(opened.auth.getState().status === 'signed-in').toBe(session !== undefined);
  });

  const EXPIRED_TOKEN = '[expiry] expiry: access token past its 2 s';
  const WITH_ROLE = '[rolefind] role.find granted: me?populate=role';
  const LOST_RESPONSE = '[main] refresh: same token a second time (reuse)';
  const RESTORED = { status: 'signed-in', error: null, notice: null };
  const ENDED = { status: 'signed-out', error: EXPIRED };
  test.for<[string, string[], StoredSession, object]>([
    ['a valid token', ['[refresh] me: populate=role'], 'both tokens', { ...RESTORED, role: null }],
    ['the permission role.find', [WITH_ROLE], 'both tokens', { ...RESTORED, role: 'Authenticated' }],
    ['an expired refresh token', [EXPIRED_TOKEN, '[expiry] expiry: refresh token idle too long'], 'both tokens', ENDED],
    ['a refresh token whose response was lost', [EXPIRED_TOKEN, LOST_RESPONSE], 'both tokens', ENDED],
    ['a blocked user', ['[main] blocked: access token', '[main] blocked: refresh'], 'both tokens', ENDED],
    ['an expired token in legacy mode', ['[main] me: expired token (good signature)'], 'access token', ENDED],
  ])('restores or ends the stored session with %s', async ([, replies, session, state]) => {
    const { auth } = open(replies, session);
    const restored = auth.restore();
    // After a rejected refresh, the session waits a second for the tokens of another tab.
    await vi.advanceTimersByTimeAsync(1000);
    await restored;
    expect(auth.getState()).toMatchObject(state);
  });

  test('refreshes an expired token and repeats the call', async () => {
    const opened = open([EXPIRED_TOKEN, '[main] me: success', '[expiry] expiry: refresh token in time'], 'both tokens');
    await opened.auth.restore();
    expect(sessionOf(opened)).toEqual(SIGNED_IN);
  });

  test('names the profile fields that the server lacks', async () => {
    const user = await saveProfile(open(['[refresh] PUT own: a field this server has not'], 'both tokens'));
    expect(findRejectedFields(PROFILE, user)).toBe('This server doesn’t store: Company. Everything else is saved.');
  });

  test('resets a password once with each code', async () => {
    const opened = open([
      '[main] forgot-password: known e-mail',
      '[main] reset-password: success',
      '[main] reset-password: superseded code',
    ]);
    await opened.account.forgotPassword('grace@example.test');
    await resetPassword(opened);
    expect(sessionOf(opened)).toEqual(SIGNED_IN);
    await expect(resetPassword(opened)).rejects.toThrow('Incorrect code provided');
  });

  test('asks to confirm the email address after the password of an unconfirmed user is reset', async () => {
    const opened = open([
      '[confirm] confirmation on: unconfirmed user resets password',
      '[confirm] confirmation on: me with the token from reset, unconfirmed',
    ]);
    await expect(resetPassword(opened)).rejects.toThrow(CONFIRM);
    expect(opened.auth.getState()).toMatchObject({ user: null, error: null });
    expect(opened.stored()).toEqual(NOTHING_STORED);
    expect(opened.calls).toEqual(['POST /api/auth/reset-password', 'GET /api/users/me']);
  });

  test.for([
    ['superseded token', false],
    ['token used twice', false],
    ['newest token', true],
  ] as const)('confirms an email address with the %s: %s', async ([name, confirms]) => {
    const { account } = open([`[confirm] confirmation on: ${name}`, '[confirm] confirmation on: send again']);
    expect(await account.confirmEmail('code')).toBe(confirms);
    await account.sendConfirmation('alice@example.test');
  });

  test('lists sessions, this device first', async () => {
    const sessions = await listSessions(open(['[main] sessions: list'], 'both tokens'));
    expect(sessions.length).toBeGreaterThan(1);
    expect(sessions.map(({ current: isCurrent }) => isCurrent)).toEqual(sessions.map((_, at) => at === 0));
    expect(sessions.map(({ deviceName }) => deviceName)).toContain('Chrome on Linux');
  });

  test('lists sessions after a password change without the device and the time of the login, which Strapi omits', async () => {
    const opened = open(['[refresh] sessions: after a change of the password'], 'both tokens');
    expect(await listSessions(opened)).toMatchObject([{ current: true, deviceName: undefined, loginAt: undefined }]);
  });

  test.for<[string, StoredSession]>([
    ['[extra] logout: rotated session, refreshToken in body', 'both tokens'],
    ['[legacy] logout', 'access token'],
  ])('logs out immediately: %s', ([reply, session]) => {
    const { auth, calls, stored } = open([reply], session);
    auth.logout();
    expect(auth.getState()).toMatchObject({ status: 'signed-out', error: null });
    expect(stored()).toEqual(NOTHING_STORED);
    expect(calls).toEqual(['POST /api/auth/logout']);
  });

  test('fetches all pages of the site settings and ignores an entry without a key', async () => {
    const { commons } = open(
      ['first of 60', 'page 2 of 60', 'page 3 of 60'].map((page) => `[refresh] commons: ${page}`),
    );
    await commons.load();
    expect(commons.getState()).toMatchObject({ status: 'ready', error: null });
    expect(commons.getState().values.size).toBe(59);
    expect(commons.text('support_email', '')).toBe('people@onset.example');
  });

  test('reads site settings in the format of Strapi 4', async () => {
    const { commons } = open(['[main] commons: Strapi-Response-Format v4']);
    await commons.load();
    expect(commons.text('site_title', '')).toBe('Probe');
  });

  test('shows the default texts without the permission to read the site settings', async () => {
    const { commons } = open(['[ungranted] commons without the permission']);
    await commons.load();
    expect(commons.getState()).toMatchObject({ status: 'failed', error: 'Failed to fetch commons data' });
    expect(commons.text('support_email', 'built in')).toBe('built in');
  });
});
