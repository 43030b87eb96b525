import { expect } from 'vitest';
import { NOT_OFFERED, offered } from '../../../site/connected/offered.ts';
import { findRejectedFields } from '../../../site/connected/account/profile-values.ts';
import type { Replay } from './replayed.ts';

/** One row of the table in `docs/guides/strapi.md`: what a Strapi responds, and what the site makes of it. */
export interface Row {
  readonly what: string;
  /** What must be set up for it, beyond a stock Strapi; empty where nothing must. */
  readonly needs: string;
  readonly site: string;
  /** The names of the recorded responses. */
  readonly replies: readonly string[];
  /** Tokens of the user who is logged in before the call. */
  readonly session?: 'both tokens' | 'a token alone';
  readonly check: (replay: Replay) => Promise<void>;
}

const CREDENTIALS = { identifier: 'grace', password: 'Passw0rd-1' };
const FORM = { username: 'grace', email: 'grace@example.test', password: 'Passw0rd-1' };
const CHANGE = { currentPassword: 'Passw0rd-1', newPassword: 'Passw0rd-2' };
const RESET = { code: 'code', password: 'Passw0rd-2' };
const ENDED = { status: 'signed-out', error: 'Session expired. Please login again.' };
const PROFILE = {
  username: 'grace',
  email: 'grace@example.test',
  full_name: 'Grace',
  company: 'Navy',
  country: null,
};
const REFRESH_MODE = 'refresh mode';

function isSignedIn({ auth, stored }: Replay, tokens: [boolean, boolean]): void {
  expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null, notice: null });
  const [token, , refreshToken] = stored();
  expect([token === '<jwt>', refreshToken === '<jwt>']).toEqual(tokens);
}

function logsOut({ auth, asked, stored }: Replay): Promise<void> {
  auth.logout();
  expect(auth.getState()).toMatchObject({ status: 'signed-out', error: null });
  expect(stored()).toEqual([null, null, null]);
  expect(asked).toEqual(['POST /api/auth/logout']);
  return Promise.resolve();
}

export const ROWS: readonly Row[] = [
  {
    what: 'Register',
    needs: '',
    site: 'logged in; both tokens are stored',
    replies: ['[main] register: success'],
    async check(replay) {
      await replay.auth.register(FORM);
      isSignedIn(replay, [true, true]);
    },
  },
  {
    what: 'Register if email addresses must be confirmed',
    needs: 'email confirmation',
    site: 'no one is logged in; the form asks to open the link in the email',
    replies: ['[confirm] confirmation on: register'],
    async check({ auth }) {
      await expect(auth.register(FORM)).rejects.toThrow('Confirm your email address with the link we sent you');
    },
  },
  {
    what: 'Register with a username or email address that is taken',
    needs: '',
    site: 'the form shows the server’s message',
    replies: ['[main] register: duplicate username, new e-mail'],
    async check({ auth }) {
      await expect(auth.register(FORM)).rejects.toThrow('Email or Username are already taken');
    },
  },
  {
    what: 'Log in',
    needs: '',
    site: 'logged in; both tokens are stored',
    replies: ['[main] login: success by username'],
    async check(replay) {
      await replay.auth.login(CREDENTIALS);
      isSignedIn(replay, [true, true]);
    },
  },
  {
    what: 'Log in before the email address is confirmed',
    needs: 'email confirmation',
    site: 'the form says so and offers to send the email again',
    replies: ['[confirm] confirmation on: login before', '[confirm] confirmation on: send again'],
    async check({ auth, account }) {
      await expect(auth.login(CREDENTIALS)).rejects.toThrow('Your account email is not confirmed');
      await account.sendConfirmation('alice@example.test');
    },
  },
  {
    what: 'Too many attempts',
    needs: '',
    site: 'the form shows the server’s message, but not when to try again',
    replies: ['[rate] 429 as a browser sees it (Origin)'],
    async check({ auth }) {
      await expect(auth.login(CREDENTIALS)).rejects.toThrow('Too many requests, please try again later.');
    },
  },
  {
    what: 'Open a page while logged in',
    needs: '',
    site: 'logged in; the role is unknown, which has no effect',
    replies: ['[refresh] me: populate=role'],
    session: 'both tokens',
    async check({ auth }) {
      await auth.restore();
      expect(auth.getState()).toMatchObject({ status: 'signed-in', role: null, error: null, notice: null });
    },
  },
  {
    what: 'Show the name of the role',
    needs: 'grant `role.find` (every user can then list all roles)',
    site: 'the role is known',
    replies: ['[rolefind] role.find granted: me?populate=role'],
    session: 'both tokens',
    async check({ auth }) {
      await auth.restore();
      expect(auth.getState()).toMatchObject({ status: 'signed-in', role: 'Authenticated', notice: null });
    },
  },
  {
    what: 'An expired token',
    needs: REFRESH_MODE,
    site: 'the token is refreshed, both new tokens are stored, and the call is repeated',
    replies: [
      '[expiry] expiry: access token past its 2 s',
      '[main] me: success',
      '[expiry] expiry: refresh token in time',
    ],
    session: 'both tokens',
    async check(replay) {
      await replay.auth.restore();
      isSignedIn(replay, [true, true]);
    },
  },
  {
    what: 'A refresh token that expired, was used or was ended elsewhere',
    needs: REFRESH_MODE,
    site: 'logged out, with “Session expired. Please login again.”',
    replies: ['[expiry] expiry: access token past its 2 s', '[expiry] expiry: refresh token idle too long'],
    session: 'both tokens',
    async check({ auth }) {
      await auth.restore();
      expect(auth.getState()).toMatchObject(ENDED);
    },
  },
  {
    what: 'A blocked user',
    needs: '',
    site: 'logged out with the same message, after one successful refresh',
    replies: ['[main] blocked: access token', '[main] blocked: refresh'],
    session: 'both tokens',
    async check({ auth }) {
      await auth.restore();
      expect(auth.getState()).toMatchObject(ENDED);
    },
  },
  {
    what: 'Register or log in, in legacy mode',
    needs: 'nothing (the default); not recommended',
    site: 'logged in until the token expires',
    replies: ['[legacy] register'],
    async check(replay) {
      await replay.auth.register(FORM);
      isSignedIn(replay, [true, false]);
    },
  },
  {
    what: 'An expired token, in legacy mode',
    needs: '',
    site: 'logged out, with “Session expired. Please login again.”',
    replies: ['[main] me: expired token (good signature)'],
    session: 'a token alone',
    async check({ auth }) {
      await auth.restore();
      expect(auth.getState()).toMatchObject(ENDED);
    },
  },
  {
    what: 'Save the profile',
    needs: 'grant `user.update`, with the guard above; the fields `full_name`, `company`, `country`',
    site: 'saved; fields that the server lacks are named (“This server doesn’t store: Company.”) and stay in the form',
    replies: ['[refresh] PUT own: a field this server has not'],
    session: 'both tokens',
    async check({ auth }) {
      const user = await auth.updateProfile(PROFILE);
      expect(findRejectedFields(PROFILE, user)).toBe('This server doesn’t store: Company. Everything else is saved.');
    },
  },
  {
    what: 'Save the profile without this permission',
    needs: '',
    site: 'the form shows “Forbidden”; the session continues',
    replies: ['[ungranted] PUT own without the permission'],
    session: 'both tokens',
    async check({ auth }) {
      await expect(auth.updateProfile(PROFILE)).rejects.toThrow('Forbidden');
      expect(auth.getState().status).toBe('signed-in');
    },
  },
  {
    what: 'Change the password',
    needs: '',
    site: 'changed; both new tokens are stored',
    replies: ['[refresh] change-password'],
    session: 'both tokens',
    async check(replay) {
      await replay.auth.changePassword(CHANGE);
      isSignedIn(replay, [true, true]);
    },
  },
  {
    what: 'Change the password, in legacy mode',
    needs: '',
    site: 'changed; the new token is stored. Other devices stay logged in until their token expires',
    replies: ['[legacy] change-password'],
    session: 'a token alone',
    async check(replay) {
      await replay.auth.changePassword(CHANGE);
      isSignedIn(replay, [true, false]);
    },
  },
  {
    what: 'Reset a forgotten password',
    needs: 'the URL of the reset page; an email provider',
    site: 'a link is sent; it sets a new password and logs in. An old link shows a message and how to get a new one',
    replies: [
      '[main] forgot-password: known e-mail',
      '[main] reset-password: success',
      '[main] reset-password: superseded code',
    ],
    async check(replay) {
      await replay.account.forgotPassword('grace@example.test');
      await replay.auth.resetPassword(RESET);
      isSignedIn(replay, [true, true]);
      await expect(replay.auth.resetPassword(RESET)).rejects.toThrow('Incorrect code provided');
    },
  },
  {
    what: 'Reset a password before the email address is confirmed',
    needs: 'email confirmation',
    site: 'the password is set; no one is logged in, and the form asks to confirm the email address and log in',
    replies: [
      '[confirm] confirmation on: unconfirmed user resets password',
      '[confirm] confirmation on: me with the token from reset, unconfirmed',
    ],
    async check({ auth, asked, stored }) {
      await expect(auth.resetPassword(RESET)).rejects.toThrow('Confirm your email address with the link we sent you');
      expect(auth.getState()).toMatchObject({ user: null, error: null });
      expect(stored()).toEqual([null, null, null]);
      expect(asked).toEqual(['POST /api/auth/reset-password', 'GET /api/users/me']);
    },
  },
  {
    what: 'A confirmation link to the site',
    needs: 'the email template above',
    site: 'a button confirms. An old link shows a message',
    replies: ['[confirm] confirmation on: superseded token', '[confirm] confirmation on: newest token'],
    async check({ account }) {
      expect(await account.confirmEmail('superseded')).toBe(false);
      expect(await account.confirmEmail('newest')).toBe(true);
    },
  },
  {
    what: 'A confirmation link to Strapi, as in the stock email',
    needs: 'the redirection URL',
    site: 'the first visit leads to the login page. An old link shows Strapi’s JSON',
    replies: ['[confirm] confirmation on: token used twice'],
    async check({ account }) {
      expect(await account.confirmEmail('used')).toBe(false);
    },
  },
  {
    what: 'List sessions',
    needs: REFRESH_MODE,
    site: 'shown, this device first; each can be ended',
    replies: ['[main] sessions: list', '[main] sessions: revoke one of mine'],
    session: 'both tokens',
    async check({ account }) {
      const sessions = await account.listSessions();
      expect(sessions.length).toBeGreaterThan(1);
      expect(sessions.map(({ current }) => current)).toEqual(sessions.map((_, at) => at === 0));
    },
  },
  {
    what: 'List sessions after a password change or reset',
    needs: REFRESH_MODE,
    site: 'shown; “Logged in at an unknown time”, because Strapi leaves the time out',
    replies: ['[refresh] sessions: after a change of the password'],
    session: 'both tokens',
    async check({ account }) {
      expect(await account.listSessions()).toMatchObject([{ current: true, loginAt: undefined }]);
    },
  },
  {
    what: 'List sessions, in legacy mode',
    needs: '',
    site: 'not shown',
    replies: ['[legacy] sessions'],
    session: 'a token alone',
    async check({ account }) {
      await expect(offered(account.listSessions())).rejects.toThrow(NOT_OFFERED);
    },
  },
  {
    what: 'Download the user’s data',
    needs: '',
    site: 'the page says that this server does not offer it',
    replies: ['[refresh] export'],
    session: 'both tokens',
    async check({ account }) {
      await expect(offered(account.exportData())).rejects.toThrow(NOT_OFFERED);
    },
  },
  {
    what: 'Delete the account',
    needs: '',
    site: 'the page says that this server does not offer it; account and session remain',
    replies: ['[refresh] deletion'],
    session: 'both tokens',
    async check({ auth }) {
      await expect(offered(auth.deleteAccount('Passw0rd-1'))).rejects.toThrow(NOT_OFFERED);
      expect(auth.getState().status).toBe('signed-in');
    },
  },
  {
    what: 'Log out',
    needs: REFRESH_MODE,
    site: 'logged out immediately, and the session ends on the server. Access tokens are valid until they expire',
    replies: ['[extra] logout: rotated session, refreshToken in body'],
    session: 'both tokens',
    check: logsOut,
  },
  {
    what: 'Log out, in legacy mode',
    needs: '',
    site: 'logged out immediately; the server has no such endpoint, and the token is valid until it expires',
    replies: ['[legacy] logout'],
    session: 'a token alone',
    check: logsOut,
  },
  {
    what: 'Site settings with 60 entries, one of them without a key',
    needs: 'the content type `common`; grant `find` to both roles',
    site: 'all pages of the list are fetched; the entry without a key is ignored',
    replies: ['[refresh] commons: first of 60', '[refresh] commons: page 2 of 60', '[refresh] commons: page 3 of 60'],
    async check({ commons }) {
      await commons.load();
      expect(commons.getState()).toMatchObject({ status: 'ready', error: null });
      expect(commons.getState().values.size).toBe(59);
      expect(commons.text('support_email', '')).toBe('people@onset.example');
    },
  },
  {
    what: 'Site settings in the format of Strapi 4',
    needs: '',
    site: 'supported',
    replies: ['[main] commons: Strapi-Response-Format v4'],
    async check({ commons }) {
      await commons.load();
      expect(commons.getState().status).not.toBe('idle');
      expect(commons.getState().values.has('site_title')).toBe(true);
    },
  },
  {
    what: 'Site settings without this permission',
    needs: '',
    site: 'the default texts are shown',
    replies: ['[ungranted] commons without the permission'],
    async check({ commons }) {
      await commons.load();
      expect(commons.getState()).toMatchObject({ status: 'failed', error: 'Failed to fetch commons data' });
      expect(commons.text('support_email', 'built in')).toBe('built in');
    },
  },
];

/** The table as Markdown. */
export function toMarkdown(rows: readonly Row[]): string {
  const lines = rows.map(({ what, needs, site }) => [what, needs || '–', site].join(' | '));
  return ['What | Needs | The site', '--- | --- | ---', ...lines].map((line) => `| ${line} |`).join('\n');
}
