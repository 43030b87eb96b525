import { NO_REFRESH_TOKEN, NOT_AUTHENTICATED, NOT_CHECKED, SESSION_EXPIRED } from '../messages.ts';
import { json, refusal } from './account-server.ts';
import { AS_ADA, AS_BOB, cutOff, FORM } from './scene.ts';
import type { Scene } from './scene.ts';

type State = 'unknown' | 'signed out' | 'signed in';

/** What the storage holds afterwards. The test knows how to tell each from what was there before. */
export type Stored =
  | 'nothing'
  | 'as before'
  | 'the new session'
  | 'the new session, no refresh token'
  | 'both new tokens'
  | 'the new token'
  | 'the merged user';

/** What is said, and where: in the state (`error`, `notice`), or by the rejection of the call. */
export interface Message {
  error?: string;
  notice?: string;
  rejects?: string;
}

/** One row of the table in `docs/session.md`, and the way to make it happen. */
export interface Transition {
  from: State;
  event: string;
  guard: string;
  to: State;
  stored: Stored;
  message: Message;
  /** What there is beforehand, beyond the state. */
  given?: (scene: Scene) => unknown;
  act: (scene: Scene) => unknown;
}

const EXPIRED: Message = { error: SESSION_EXPIRED, rejects: SESSION_EXPIRED };
const INVALID = 'Invalid response from server';
const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';
const ME = 'GET /api/users/me';
const LOGIN = 'POST /api/auth/local';
const REFRESH = 'POST /api/auth/refresh';
const CHANGE = { currentPassword: 'correct', newPassword: 'better' };

const noRefreshToken = ({ browser }: Scene): unknown => browser.values.delete('auth_refresh_token');
const runOut = ({ server }: Scene): void => server.expireTokens();
const runOutForGood = (scene: Scene): void => {
  runOut(scene);
  noRefreshToken(scene);
};
const over = ({ server }: Scene): void => server.endSessions();
const restore = ({ auth }: Scene): Promise<void> => auth.restore();
const login = ({ auth }: Scene): unknown => auth.login(AS_ADA);
const logout = ({ auth }: Scene): void => auth.logout();
const refresh = ({ auth }: Scene): unknown => auth.refresh();
const call = ({ auth }: Scene): unknown => auth.http.get('/api/users/me');
const update = ({ auth }: Scene): unknown => auth.updateProfile({ company: 'Engines' });
const change = ({ auth }: Scene): unknown => auth.changePassword(CHANGE);

function when(from: State, event: string, act: Transition['act']) {
  return (
    guard: string,
    to: State,
    stored: Stored,
    message: Message = {},
    given?: Transition['given'],
    instead: Transition['act'] = act,
  ): Transition => ({ from, event, guard, to, stored, message, act: instead, ...(given && { given }) });
}

const start = when('unknown', '`restore()`, at start-up', restore);
const outLogin = when('signed out', '`login()`', login);
const inLogin = when('signed in', '`login()`', login);
const inRefresh = when('signed in', '`refresh()`', refresh);
const inCall = when('signed in', 'any account call', call);
const inUpdate = when('signed in', '`updateProfile()`', update);
const inChange = when('signed in', '`changePassword()`', change);

/** Every transition of the session (specification sections 4, 5 and 8; decisions, Account). */
export const TRANSITIONS: Transition[] = [
  start('nothing is stored', 'signed out', 'nothing', {}, ({ browser }) => browser.values.clear()),
  start('what is stored is unreadable or incomplete', 'signed out', 'nothing', {}, ({ browser }) =>
    browser.values.set('auth_user', '{"id":1'),
  ),
  start('the check succeeds', 'signed in', 'the merged user', {}, ({ server }) =>
    server.on(ME, () => json({ id: 1, email: 'ada@example.com', company: 'Engines' })),
  ),
  start('the token is refused, the refresh succeeds', 'signed in', 'both new tokens', {}, runOut),
  start('the token is refused, and so is the refresh', 'signed out', 'nothing', { error: SESSION_EXPIRED }, over),
  start(
    'the token is refused, and there is no refresh token',
    'signed out',
    'nothing',
    { error: SESSION_EXPIRED },
    runOutForGood,
  ),
  start('no answer, 5xx, 429 or 403', 'signed in', 'as before', { notice: NOT_CHECKED }, ({ server }) =>
    server.on(ME, cutOff),
  ),
  start(
    'the token is refused; no answer to the refresh',
    'signed in',
    'as before',
    { notice: NOT_CHECKED },
    (scene) => {
      runOut(scene);
      scene.server.on(REFRESH, cutOff);
    },
  ),

  outLogin('jwt and user come', 'signed in', 'the new session'),
  outLogin('refused, with a message', 'signed out', 'nothing', { rejects: 'Not today' }, ({ server }) =>
    server.on(LOGIN, () => refusal(400, 'Not today')),
  ),
  outLogin('refused, without one', 'signed out', 'nothing', { rejects: 'HTTP error! status: 502' }, ({ server }) =>
    server.on(LOGIN, () => new Response('', { status: 502 })),
  ),
  outLogin('no jwt, or no user, in the reply', 'signed out', 'nothing', { rejects: INVALID }, ({ server }) =>
    server.on(LOGIN, () => json({ jwt: 'alone' })),
  ),
  when('signed out', '`register()`', ({ auth }) => auth.register(FORM))(
    'jwt and user come',
    'signed in',
    'the new session',
  ),
  when('signed out', '`refresh()`', refresh)('', 'signed out', 'nothing', { rejects: NO_REFRESH_TOKEN }),
  when('signed out', '`updateProfile()`', update)('', 'signed out', 'nothing', { rejects: NOT_AUTHENTICATED }),
  when('signed out', '`changePassword()`', change)('', 'signed out', 'nothing', { rejects: NOT_AUTHENTICATED }),
  when('signed out', '`logout()`', logout)('', 'signed out', 'nothing'),
  when('signed out', 'another tab signs in', ({ other }) => other.login(AS_ADA))('', 'signed in', 'the new session'),

  inLogin('jwt and user come', 'signed in', 'the new session', {}, undefined, ({ auth }) => auth.login(AS_BOB)),
  inLogin('they come without a refresh token', 'signed in', 'the new session, no refresh token', {}, ({ server }) =>
    server.on(LOGIN, () => json({ jwt: 'long-lived', user: { id: 2, email: 'bob@example.com' } })),
  ),
  inLogin('refused', 'signed in', 'as before', { rejects: 'Not today' }, ({ server }) =>
    server.on(LOGIN, () => refusal(400, 'Not today')),
  ),
  inLogin('no jwt, or no user, in the reply', 'signed in', 'as before', { rejects: INVALID }, ({ server }) =>
    server.on(LOGIN, () => json({ jwt: 'alone' })),
  ),
  when('signed in', '`logout()`', logout)('the server is told, and not waited for', 'signed out', 'nothing'),
  inRefresh('a token and a refresh token come', 'signed in', 'both new tokens'),
  inRefresh('a token alone comes', 'signed in', 'the new token', {}, ({ server }) =>
    server.on(REFRESH, () => json({ jwt: 'next' })),
  ),
  inRefresh('there is no refresh token', 'signed in', 'as before', { rejects: NO_REFRESH_TOKEN }, noRefreshToken),
  inRefresh('refused; no newer token shows in the storage for 1 s', 'signed out', 'nothing', EXPIRED, over),
  inRefresh(
    'refused; another tab’s newer tokens show within 1 s',
    'signed in',
    'both new tokens',
    {},
    ({ server }) => server.on(REFRESH, () => refusal(401, 'Invalid refresh token')),
    async ({ auth, other, pass }) => {
      const refreshing = auth.refresh();
      await pass(500);
      await other.refresh();
      await refreshing;
    },
  ),
  inRefresh(
    'no answer, 5xx, 408, 429, or not a reply',
    'signed in',
    'as before',
    { rejects: UNREACHABLE },
    ({ server }) => server.on(REFRESH, cutOff),
  ),
  inRefresh(
    'a token comes after a logout; it is given back',
    'signed out',
    'nothing',
    { rejects: NOT_AUTHENTICATED },
    undefined,
    async ({ auth, server }) => {
      const held = server.hold(REFRESH);
      const refreshing = auth.refresh();
      await held.arrived;
      auth.logout();
      held.letGo();
      await refreshing;
    },
  ),
  inCall('401, the refresh succeeds: it is repeated once', 'signed in', 'both new tokens', {}, runOut),
  inCall('401, and the refresh is refused', 'signed out', 'nothing', EXPIRED, over),
  inCall('401, and there is no refresh token', 'signed out', 'nothing', EXPIRED, runOutForGood),
  inCall('401, and the fresh token gets 401 too', 'signed out', 'nothing', EXPIRED, ({ server }) => {
    const blocked = (): Response => refusal(401, 'Invalid credentials');
    server.on(ME, blocked, blocked);
  }),
  inCall(
    '401, and somebody else has signed in: it is not repeated',
    'signed in',
    'the new session',
    {
      rejects: NOT_AUTHENTICATED,
    },
    runOut,
    async ({ auth, other, server }) => {
      const held = server.hold(ME);
      const calling = auth.http.get('/api/users/me');
      await held.arrived;
      await other.login(AS_BOB);
      held.letGo();
      await calling;
    },
  ),
  inCall('403, 5xx, 429 or no answer', 'signed in', 'as before', { rejects: 'Forbidden' }, ({ server }) =>
    server.on(ME, () => refusal(403, 'Forbidden')),
  ),
  inUpdate('the reply is merged', 'signed in', 'the merged user'),
  inUpdate(
    'somebody else has signed in, and is not shown yet',
    'signed in',
    'as before',
    { rejects: NOT_AUTHENTICATED },
    ({ browser }) => browser.values.set('auth_user', JSON.stringify({ id: 2, email: 'bob@example.com' })),
  ),
  inChange('the reply has tokens', 'signed in', 'both new tokens'),
  inChange('the reply has none', 'signed in', 'as before', {}, ({ server }) =>
    server.on('POST /api/auth/change-password', () => json({ ok: true })),
  ),
  when('signed in', 'another tab signs out', ({ other }) => other.logout())('', 'signed out', 'nothing'),
  when('signed in', 'another tab signs in', ({ other }) => other.login(AS_BOB))('', 'signed in', 'the new session'),
];

/** The table as Markdown. */
export function toMarkdown(transitions: readonly Transition[]): string {
  const rows = transitions.map(({ from, event, guard, to, stored, message }) =>
    [from, event, guard, to, stored, said(message)].join(' | '),
  );
  return ['State | Event | When | Next | The storage holds | Message', '--- | --- | --- | --- | --- | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}

function said({ error, notice, rejects }: Message): string {
  // A text of the server, or of the way to it, stands for all of its kind.
  const asCalled = rejects === 'Not today' || rejects === 'Forbidden' || rejects === UNREACHABLE;
  const parts = [
    error && `shown${rejects ? ' and rejected with' : ''}: ${error}`,
    notice && `notice: ${notice}`,
    !error && rejects && `rejects: ${asCalled ? 'the error of the call' : rejects.replace('502', '{code}')}`,
  ];
  return parts.filter(Boolean).join('; ') || '–';
}
