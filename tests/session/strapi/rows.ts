import { expect } from 'vitest';
import { NOT_OFFERED, offered } from '../../../site/connected/offered.ts';
import { unkeptFields } from '../../../site/connected/unkept-fields.ts';
import type { Replay } from './replayed.ts';

/** One row of the table in `docs/strapi.md`: what a Strapi responds, and what the site makes of it. */
export interface Row {
  readonly what: string;
  /** What must be set up for it, beyond a stock Strapi; empty where nothing must. */
  readonly needs: string;
  readonly site: string;
  /** The names of the recorded responses. */
  readonly replies: readonly string[];
  /** Whether somebody is signed in beforehand, and with which tokens. */
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
    site: 'signed in; both tokens are kept',
    replies: ['[main] register: success'],
    async check(replay) {
      await replay.auth.register(FORM);
      isSignedIn(replay, [true, true]);
    },
  },
  {
    what: 'Register where addresses are confirmed first',
    needs: 'e-mail confirmation',
    site: 'nobody is signed in; the form says to follow the link of the mail',
    replies: ['[confirm] confirmation on: register'],
    async check({ auth }) {
      await expect(auth.register(FORM)).rejects.toThrow('Confirm your email address by the link we have sent you');
    },
  },
  {
    what: 'A name or an address that is taken',
    needs: '',
    site: 'the form says so, in the words of the server',
    replies: ['[main] register: duplicate username, new e-mail'],
    async check({ auth }) {
      await expect(auth.register(FORM)).rejects.toThrow('Email or Username are already taken');
    },
  },
  {
    what: 'Log in',
    needs: '',
    site: 'signed in; both tokens are kept',
    replies: ['[main] login: success by username'],
    async check(replay) {
      await replay.auth.login(CREDENTIALS);
      isSignedIn(replay, [true, true]);
    },
  },
  {
    what: 'Log in before the address is confirmed',
    needs: 'e-mail confirmation',
    site: 'the form says so, and offers to send the mail again',
    replies: ['[confirm] confirmation on: login before', '[confirm] confirmation on: send again'],
    async check({ auth, account }) {
      await expect(auth.login(CREDENTIALS)).rejects.toThrow('Your account email is not confirmed');
      await account.sendConfirmation('alice@example.test');
    },
  },
  {
    what: 'Too many attempts',
    needs: '',
    site: 'the form says so, in the words of the server; when to try again it does not tell',
    replies: ['[rate] 429 as a browser sees it (Origin)'],
    async check({ auth }) {
      await expect(auth.login(CREDENTIALS)).rejects.toThrow('Too many requests, please try again later.');
    },
  },
  {
    what: 'Open a page, signed in',
    needs: '',
    site: 'signed in; the role is unknown, and nothing depends on it',
    replies: ['[refresh] me: populate=role'],
    session: 'both tokens',
    async check({ auth }) {
      await auth.restore();
      expect(auth.getState()).toMatchObject({ status: 'signed-in', role: null, error: null, notice: null });
    },
  },
  {
    what: 'The name of the role',
    needs: 'grant `role.find` (which also shows every user the list of roles)',
    site: 'the role is known',
    replies: ['[rolefind] role.find granted: me?populate=role'],
    session: 'both tokens',
    async check({ auth }) {
      await auth.restore();
      expect(auth.getState()).toMatchObject({ status: 'signed-in', role: 'Authenticated', notice: null });
    },
  },
  {
    what: 'A token that ran out',
    needs: REFRESH_MODE,
    site: 'a refresh, both new tokens are kept, and the work goes on',
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
    what: 'A refresh token that ran out, or was used or ended elsewhere',
    needs: REFRESH_MODE,
    site: 'signed out, with “Session expired. Please login again.”',
    replies: ['[expiry] expiry: access token past its 2 s', '[expiry] expiry: refresh token idle too long'],
    session: 'both tokens',
    async check({ auth }) {
      await auth.restore();
      expect(auth.getState()).toMatchObject(ENDED);
    },
  },
  {
    what: 'A user who was blocked',
    needs: '',
    site: 'signed out with the same message, after one refresh, which the server grants',
    replies: ['[main] blocked: access token', '[main] blocked: refresh'],
    session: 'both tokens',
    async check({ auth }) {
      await auth.restore();
      expect(auth.getState()).toMatchObject(ENDED);
    },
  },
  {
    what: 'Register or log in, in legacy mode',
    needs: 'nothing: it is the default; not recommended',
    site: 'signed in for as long as the one token is good; nothing refreshes it',
    replies: ['[legacy] register'],
    async check(replay) {
      await replay.auth.register(FORM);
      isSignedIn(replay, [true, false]);
    },
  },
  {
    what: 'A token that ran out, in legacy mode',
    needs: '',
    site: 'signed out, with “Session expired. Please login again.”',
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
    site: 'saved; a field the server has not is named (“This server does not keep: Company.”), and what was typed stays',
    replies: ['[refresh] PUT own: a field this server has not'],
    session: 'both tokens',
    async check({ auth }) {
      const user = await auth.updateProfile(PROFILE);
      expect(unkeptFields(PROFILE, user)).toBe('This server does not keep: Company. Everything else is saved.');
    },
  },
  {
    what: 'Save the profile without the grant',
    needs: '',
    site: 'the form says “Forbidden”; the session stays',
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
    site: 'changed; both new tokens are kept',
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
    site: 'changed; the new token is kept. Other devices stay signed in until their token runs out',
    replies: ['[legacy] change-password'],
    session: 'a token alone',
    async check(replay) {
      await replay.auth.changePassword(CHANGE);
      isSignedIn(replay, [true, false]);
    },
  },
  {
    what: 'A forgotten password',
    needs: 'the address of the reset page; a mail provider',
    site: 'a link is sent; it sets a new password and signs in. An old link meets words, and a way to a new one',
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
    what: 'A forgotten password before the address is confirmed',
    needs: 'e-mail confirmation',
    site: 'the new password is set; nobody is signed in, and the form says to confirm the address, then log in',
    replies: [
      '[confirm] confirmation on: unconfirmed user resets password',
      '[confirm] confirmation on: me with the token from reset, unconfirmed',
    ],
    async check({ auth, asked, stored }) {
      await expect(auth.resetPassword(RESET)).rejects.toThrow(
        'Confirm your email address by the link we have sent you',
      );
      expect(auth.getState()).toMatchObject({ user: null, error: null });
      expect(stored()).toEqual([null, null, null]);
      expect(asked).toEqual(['POST /api/auth/reset-password', 'GET /api/users/me']);
    },
  },
  {
    what: 'A link of confirmation that leads to the site',
    needs: 'the template of the mail, as above',
    site: 'a button confirms. A link that was used or superseded meets words',
    replies: ['[confirm] confirmation on: superseded token', '[confirm] confirmation on: newest token'],
    async check({ account }) {
      expect(await account.confirmEmail('superseded')).toBe(false);
      expect(await account.confirmEmail('newest')).toBe(true);
    },
  },
  {
    what: 'A link of confirmation that leads to Strapi, as the stock mail has it',
    needs: 'the address after confirmation',
    site: 'the first visit comes to the log-in page. A link that was used or superseded shows the JSON of Strapi',
    replies: ['[confirm] confirmation on: token used twice'],
    async check({ account }) {
      expect(await account.confirmEmail('used')).toBe(false);
    },
  },
  {
    what: 'The list of sessions',
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
    what: 'The list of sessions after a change or a reset of the password',
    needs: REFRESH_MODE,
    site: 'shown; “Logged in at an unknown time”, because Strapi leaves the time out',
    replies: ['[refresh] sessions: after a change of the password'],
    session: 'both tokens',
    async check({ account }) {
      expect(await account.listSessions()).toMatchObject([{ current: true, loginAt: undefined }]);
    },
  },
  {
    what: 'The list of sessions, in legacy mode',
    needs: '',
    site: 'left out',
    replies: ['[legacy] sessions'],
    session: 'a token alone',
    async check({ account }) {
      await expect(offered(account.listSessions())).rejects.toThrow(NOT_OFFERED);
    },
  },
  {
    what: 'Download my data',
    needs: '',
    site: 'says that this server does not offer it',
    replies: ['[refresh] export'],
    session: 'both tokens',
    async check({ account }) {
      await expect(offered(account.exportData())).rejects.toThrow(NOT_OFFERED);
    },
  },
  {
    what: 'Delete my account',
    needs: '',
    site: 'says that this server does not offer it; the account and the session stay',
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
    site: 'signed out at once, and the session is ended on the server. A token given out before is good until it runs out',
    replies: ['[extra] logout: rotated session, refreshToken in body'],
    session: 'both tokens',
    check: logsOut,
  },
  {
    what: 'Log out, in legacy mode',
    needs: '',
    site: 'signed out at once; the server has no such call, and the token is good until it runs out',
    replies: ['[legacy] logout'],
    session: 'a token alone',
    check: logsOut,
  },
  {
    what: 'Site-wide content of 60 entries, one of them without a key',
    needs: 'the content type `common`; grant `find` to both roles',
    site: 'all pages are fetched; the entry without a key is left out',
    replies: ['[refresh] commons: first of 60', '[refresh] commons: page 2 of 60', '[refresh] commons: page 3 of 60'],
    async check({ commons }) {
      await commons.load();
      expect(commons.getState()).toMatchObject({ status: 'ready', error: null });
      expect(commons.getState().values.size).toBe(59);
      expect(commons.text('support_email', '')).toBe('people@onset.example');
    },
  },
  {
    what: 'Site-wide content in the form of Strapi 4',
    needs: '',
    site: 'read as well',
    replies: ['[main] commons: Strapi-Response-Format v4'],
    async check({ commons }) {
      await commons.load();
      expect(commons.getState().status).not.toBe('idle');
      expect(commons.getState().values.has('site_title')).toBe(true);
    },
  },
  {
    what: 'Site-wide content without the grant',
    needs: '',
    site: 'the texts built into the site are shown',
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
  const lines = rows.map(({ what, needs, site, replies }) =>
    [what, needs || '–', site, replies.map((name) => name.replace(/^\[(.*?)\] /, '$1: ')).join('; ')].join(' | '),
  );
  return ['What | Needs | The site | Recorded as', '--- | --- | --- | ---', ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
}
