import { DAY, SECOND } from '../../site/server/process/clock.ts';
import { ACCESS_TOKEN_OVER } from '../server/people.ts';
import {
  another,
  block,
  confirmed,
  forgedTokens,
  forgotten,
  frankEverywhere,
  given,
  PASSWORD,
  passed,
  recordedCommons,
  remove,
  rotated,
  steps,
  victims,
  withoutRole,
  wrongPasswords,
} from './world.ts';
import type { World } from './world.ts';

/** What the recording leaves out of a request. */
export interface Step {
  /** What was done before it, unrecorded. */
  readonly before?: (world: World) => Promise<void>;
  /** Whose access token stands for `<jwt>` in the `Authorization` header. */
  readonly bearer?: string;
  /** Whose refresh token stands for `<jwt>` in the body. */
  readonly refresh?: string;
  /** The name to keep the response's tokens under. */
  readonly keep?: string;
  /** The name to have the session of another token of the asking user ended by. */
  readonly session?: string;
  /** Which code of the mails stands for the one in the request: the newest (0), or one before. */
  readonly code?: number;
  /** The body to send instead, where the recording shortened it. */
  readonly body?: string;
  /** What this server asks for beside what was recorded. */
  readonly add?: Readonly<Record<string, string>>;
}

/** Alice asks, unless a step says otherwise. */
export const USUAL_BEARER: Readonly<Record<string, string>> = {
  main: 'alice',
  extra: 'alice',
  extra2: 'victim',
  expiry: 'alice',
  rolefind: 'alice',
};

/** The users the numbers in recorded paths stand for. */
export const USER_NUMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  main: { 1: 'alice', 5: 'bob' },
  extra: { 1: 'alice', 2: 'bobby', 3: 'carol', 4: 'david' },
  extra2: { 1: 'early', 2: 'victim', 3: 'later' },
  rolefind: { 1: 'alice' },
};

/** The steps that need more than the recording says, by group and name. */
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
    'blocked: login': { before: steps(given('gina'), block) },
    'blocked: access token': { bearer: 'gina' },
    'blocked: refresh': { refresh: 'gina' },
    'deleted: access token': { before: steps(given('harry'), remove('harry')), bearer: 'harry' },
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
    'deleted through the API: access token': { before: steps(given('fiona'), remove('fiona')), bearer: 'fiona' },
    'deleted through the API: refresh': { refresh: 'fiona' },
    'user without a role: me': { before: steps(given('greta'), withoutRole('greta')), bearer: 'greta' },
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
