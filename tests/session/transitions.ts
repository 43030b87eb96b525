import {
  ConfirmationNeeded,
  NO_REFRESH_TOKEN,
  NOT_AUTHENTICATED,
  NOT_CHECKED,
  SESSION_EXPIRED,
} from '../../site/adapters/auth/messages.ts';
import { ADA, errorResponse, json } from './account-server.ts';
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
  | 'the merged user'
  | 'the whole session';

/** The text there is, and where: in the state (`error`, `notice`), or by the rejection of the call. */
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
  /** The requests the server gets, in order, by the names in `REQUESTS`. */
  sends: string;
  message: Message;
  /** What there is beforehand, beyond the state. */
  given?: (scene: Scene) => unknown;
  act: (scene: Scene) => unknown;
}

const EXPIRED: Message = { error: SESSION_EXPIRED, rejects: SESSION_EXPIRED };
const SHOWN: Message = { error: SESSION_EXPIRED };
export const INVALID = 'Invalid response from server';
export const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';
const ME = 'GET /api/users/me';
const LOGIN = 'POST /api/auth/local';
const REGISTER = 'POST /api/auth/local/register';
const REFRESH = 'POST /api/auth/refresh';
const CHANGE_PASSWORD = 'POST /api/auth/change-password';
const RESET_PASSWORD = 'POST /api/auth/reset-password';
const DELETE = 'POST /api/account/delete';

/** What the table calls each request. */
export const REQUESTS: Readonly<Record<string, string>> = {
  [ME]: 'me',
  [LOGIN]: 'login',
  [REGISTER]: 'register',
  [REFRESH]: 'refresh',
  'POST /api/auth/logout': 'logout',
  'PUT /api/users/1': 'profile',
  [CHANGE_PASSWORD]: 'password',
  [RESET_PASSWORD]: 'reset',
  [DELETE]: 'delete',
};

const CHANGE = { currentPassword: 'correct', newPassword: 'better' };

const noRefreshToken = ({ browser }: Scene): unknown => browser.values.delete('auth_refresh_token');
const runOut = ({ server }: Scene): void => server.expireTokens();
const runOutForGood = (scene: Scene): void => {
  runOut(scene);
  noRefreshToken(scene);
};
/** Leaves a refresh token of a session whose token has run out. */
const refreshTokenAlone = ({ browser }: Scene): void => {
  browser.values.delete('auth_token');
  browser.values.delete('auth_user');
};
const over = ({ server }: Scene): void => server.endSessions();
const restore = ({ auth }: Scene): Promise<void> => auth.restore();
const login = ({ auth }: Scene): unknown => auth.login(AS_ADA);
const logout = ({ auth }: Scene): void => auth.logout();
const refresh = ({ auth }: Scene): unknown => auth.refresh();
const call = ({ auth }: Scene): unknown => auth.http.get('/api/users/me');
const update = ({ auth }: Scene): unknown => auth.updateProfile({ company: 'Engines' });
const change = ({ auth }: Scene): unknown => auth.changePassword(CHANGE);
const remove = ({ auth }: Scene): unknown => auth.deleteAccount('correct');

/** Lets the server respond to the next call of a route with what `make` makes. */
const on =
  (route: string, make: () => Response | Error) =>
  ({ server }: Scene): void =>
    server.on(route, make);
const notToday = (): Response => errorResponse(400, 'Not today');

/** Makes the rows of one event. `told` is a message, or the text a call rejects with. */
function when(from: State, event: string, act: Transition['act']) {
  return (
    guard: string,
    stored: Stored,
    sends = '',
    told: Message | string = {},
    given?: Transition['given'],
    instead: Transition['act'] = act,
  ): Transition => ({
    from,
    event,
    guard,
    to: stored === 'nothing' ? 'signed out' : 'signed in',
    stored,
    sends,
    message: typeof told === 'string' ? { rejects: told } : told,
    act: instead,
    ...(given && { given }),
  });
}

const start = when('unknown', '`restore()`, at start-up', restore);
const outLogin = when('signed out', '`login()`', login);
const outRegister = when('signed out', '`register()`', ({ auth }) => auth.register(FORM));
const outReset = when('signed out', '`resetPassword()`', ({ auth }) =>
  auth.resetPassword({ code: 'abc', password: 'better' }),
);
const inLogin = when('signed in', '`login()`', login);
const inRefresh = when('signed in', '`refresh()`', refresh);
const inCall = when('signed in', 'any account call', call);
const inUpdate = when('signed in', '`updateProfile()`', update);
const inChange = when('signed in', '`changePassword()`', change);
const inDelete = when('signed in', '`deleteAccount()`', remove);

/** Every transition of the session. */
export const TRANSITIONS: Transition[] = [
  start('nothing is stored', 'nothing', '', {}, ({ browser }) => browser.values.clear()),
  start('a user is stored, but no token that can be used', 'nothing', '', {}, ({ browser }) => {
    browser.values.set('auth_token', '');
    browser.values.delete('auth_refresh_token');
  }),
  start(
    'the stored user is missing or unreadable, and the check succeeds',
    'the whole session',
    'me',
    {},
    ({ browser }) => browser.values.delete('auth_user'),
  ),
  start(
    'a refresh token alone is stored, and the refresh and the check succeed',
    'the whole session',
    'refresh, me',
    {},
    refreshTokenAlone,
  ),
  start('a refresh token alone is stored, and the refresh is rejected', 'nothing', 'refresh', SHOWN, (scene) => {
    refreshTokenAlone(scene);
    over(scene);
  }),
  start(
    'the check succeeds',
    'the merged user',
    'me',
    {},
    on(ME, () => json({ id: 1, email: 'ada@example.com', company: 'Engines' })),
  ),
  start('the check fails, the refresh succeeds, so does the check', 'both new tokens', 'me, refresh, me', {}, runOut),
  start('the check fails, and the refresh is rejected', 'nothing', 'me, refresh', SHOWN, (scene) => {
    over(scene);
    on(REFRESH, () => errorResponse(403, 'Forbidden'))(scene);
  }),
  start('the check is rejected, and there is no refresh token', 'nothing', 'me', SHOWN, runOutForGood),
  start('the check is rejected with the fresh token too', 'nothing', 'me, refresh, me', SHOWN, ({ server }) => {
    const none = (): Response => json({});
    server.on(ME, none, none);
  }),
  start(
    'no answer to the check, and there is no refresh token',
    'as before',
    'me',
    { notice: NOT_CHECKED },
    (scene) => {
      noRefreshToken(scene);
      on(ME, cutOff)(scene);
    },
  ),
  start(
    'no answer to the check with the fresh token either',
    'both new tokens',
    'me, refresh, me',
    { notice: NOT_CHECKED },
    ({ server }) => server.on(ME, cutOff, cutOff),
  ),
  start(
    'the check fails, and there is no answer to the refresh',
    'as before',
    'me, refresh',
    { notice: NOT_CHECKED },
    (scene) => {
      runOut(scene);
      on(REFRESH, cutOff)(scene);
    },
  ),
  start(
    'the page before went in the middle of a refresh',
    'both new tokens',
    'refresh, me, refresh, me',
    {},
    (scene) => {
      runOut(scene);
      scene.server.repeatsSuccessor = true;
    },
    async ({ auth, other, server }) => {
      // The page that went never gets its response.
      const { arrived } = server.hold(REFRESH);
      void other.refresh();
      await arrived;
      await auth.restore();
    },
  ),

  outLogin('jwt and user come', 'the new session', 'login'),
  outLogin('rejected, with a message', 'nothing', 'login', 'Not today', on(LOGIN, notToday)),
  outLogin(
    'rejected, without one',
    'nothing',
    'login',
    'HTTP error! status: 502',
    on(LOGIN, () => new Response('', { status: 502 })),
  ),
  outLogin(
    'no jwt, or no user, in the response',
    'nothing',
    'login',
    INVALID,
    on(LOGIN, () => json({ jwt: 'alone' })),
  ),
  outRegister('jwt and user come', 'the new session', 'register'),
  outRegister(
    'the address must be confirmed first',
    'nothing',
    'register',
    new ConfirmationNeeded().message,
    on(REGISTER, () => json({ user: { id: 3, email: 'cleo@example.com', confirmed: false } })),
  ),
  outReset(
    'jwt and user come',
    'the new session',
    'reset',
    {},
    on(RESET_PASSWORD, () => json({ jwt: 'new', refreshToken: 'new refresh', user: ADA })),
  ),
  outReset(
    'they come, but the address must be confirmed first: the check with the new token is rejected',
    'nothing',
    'reset, me',
    new ConfirmationNeeded().message,
    on(RESET_PASSWORD, () => json({ jwt: 'new', refreshToken: 'new refresh', user: { ...ADA, confirmed: false } })),
  ),
  when('signed out', '`refresh()`', refresh)('', 'nothing', '', NO_REFRESH_TOKEN),
  when('signed out', '`updateProfile()`', update)('', 'nothing', '', NOT_AUTHENTICATED),
  when('signed out', '`changePassword()`', change)('', 'nothing', '', NOT_AUTHENTICATED),
  when('signed out', '`deleteAccount()`', remove)('', 'nothing', '', NOT_AUTHENTICATED),
  when('signed out', '`logout()`', logout)('', 'nothing'),
  when('signed out', 'another tab signs in', ({ other }) => other.login(AS_ADA))('', 'the new session', 'login'),

  inLogin('jwt and user come', 'the new session', 'login', {}, undefined, ({ auth }) => auth.login(AS_BOB)),
  inLogin(
    'they come without a refresh token',
    'the new session, no refresh token',
    'login',
    {},
    on(LOGIN, () => json({ jwt: 'long-lived', user: { id: 2, email: 'bob@example.com' } })),
  ),
  inLogin('rejected', 'as before', 'login', 'Not today', on(LOGIN, notToday)),
  inLogin(
    'no jwt, or no user, in the response',
    'as before',
    'login',
    INVALID,
    on(LOGIN, () => json({ jwt: 'alone' })),
  ),
  when('signed in', '`logout()`', logout)('the server is told, and not waited for', 'nothing', 'logout'),
  inRefresh('a token and a refresh token come', 'both new tokens', 'refresh'),
  inRefresh(
    'a token alone comes',
    'the new token',
    'refresh',
    {},
    on(REFRESH, () => json({ jwt: 'next' })),
  ),
  inRefresh('there is no refresh token', 'as before', '', NO_REFRESH_TOKEN, noRefreshToken),
  inRefresh(
    'rejected, or JSON without a token; no newer token shows in the storage for 1 s',
    'nothing',
    'refresh',
    EXPIRED,
    over,
  ),
  inRefresh(
    'rejected; another tab’s newer tokens show within 1 s',
    'both new tokens',
    'refresh, refresh',
    {},
    on(REFRESH, () => errorResponse(401, 'Invalid refresh token')),
    async ({ auth, other, pass }) => {
      const refreshing = auth.refresh();
      await pass(500);
      await other.refresh();
      await refreshing;
    },
  ),
  inRefresh('no answer', 'as before', 'refresh', UNREACHABLE, on(REFRESH, cutOff)),
  inRefresh(
    'a token comes after a logout; it is given back',
    'nothing',
    'refresh, logout, logout, refresh',
    NOT_AUTHENTICATED,
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
  inCall('401, the refresh succeeds: it is repeated once', 'both new tokens', 'me, refresh, me', {}, runOut),
  inCall('401, and the refresh is rejected', 'nothing', 'me, refresh', EXPIRED, over),
  inCall('401, and there is no refresh token', 'nothing', 'me', EXPIRED, runOutForGood),
  inCall('401, and the fresh token gets 401 too', 'nothing', 'me, refresh, me', EXPIRED, ({ server }) => {
    const blocked = (): Response => errorResponse(401, 'Invalid credentials');
    server.on(ME, blocked, blocked);
  }),
  inCall(
    '401, and somebody else has signed in: it is not repeated',
    'the new session',
    'me, login',
    NOT_AUTHENTICATED,
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
  inCall(
    '403, 5xx, 429 or no response',
    'as before',
    'me',
    'Forbidden',
    on(ME, () => errorResponse(403, 'Forbidden')),
  ),
  inUpdate('the response is merged', 'the merged user', 'profile'),
  inUpdate('somebody else has signed in, and is not shown yet', 'as before', '', NOT_AUTHENTICATED, ({ browser }) =>
    browser.values.set('auth_user', JSON.stringify({ id: 2, email: 'bob@example.com' })),
  ),
  inChange('the response has tokens', 'both new tokens', 'password'),
  inChange(
    'the response has none',
    'as before',
    'password',
    {},
    on(CHANGE_PASSWORD, () => json({ ok: true })),
  ),
  inDelete(
    'the account is deleted',
    'nothing',
    'delete',
    {},
    on(DELETE, () => json({ ok: true })),
  ),
  inDelete('rejected', 'as before', 'delete', 'Not today', on(DELETE, notToday)),
  when('signed in', 'another tab signs out', ({ other }) => other.logout())('', 'nothing', 'logout'),
  when('signed in', 'another tab signs in', ({ other }) => other.login(AS_BOB))('', 'the new session', 'login'),
  when('signed in', 'another tab changes the profile', ({ other }) => other.updateProfile({ company: 'Engines' }))(
    '',
    'the merged user',
    'profile',
  ),
];

/** The table as Markdown. */
export function toMarkdown(transitions: readonly Transition[]): string {
  const rows = transitions.map(({ from, event, guard, to, stored, sends, message }) =>
    [from, event, guard, to, stored, sends || '–', describe(message)].join(' | '),
  );
  return [
    'State | Event | When | Next | The storage holds | Requests | Message',
    '--- | --- | --- | --- | --- | --- | ---',
    ...rows,
  ]
    .map((row) => `| ${row} |`)
    .join('\n');
}

function describe({ error, notice, rejects }: Message): string {
  // A text of the server, or of the way to it, stands for all of its kind.
  const asCalled = rejects === 'Not today' || rejects === 'Forbidden' || rejects === UNREACHABLE;
  const parts = [
    error && `shown${rejects ? ' and rejected with' : ''}: ${error}`,
    notice && `notice: ${notice}`,
    !error && rejects && `rejects: ${asCalled ? 'the error of the call' : rejects.replace('502', '{code}')}`,
  ];
  return parts.filter(Boolean).join('; ') || '–';
}
