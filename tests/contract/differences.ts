/** An intended difference between the response and the recorded one. */
export interface Difference {
  /** Why. */
  readonly reason: string;
  /** The status instead of the recorded one. */
  readonly status?: number;
  /** The error message instead of the recorded one. */
  readonly message?: string;
  /** The body is compared with nothing: the recorded one says what must not be so. */
  readonly otherBody?: true;
  /** Recorded response headers that must not be there. */
  readonly without?: readonly string[];
  /** Recorded response headers that have another value. */
  readonly otherHeaders?: readonly string[];
}

const UNREADABLE = 'A request without a body is a mistake of the client: the recorded server fell over it.';
const OWN_ONLY = 'A user changes their own record only, and the response does not tell which ids exist.';
const PROFILE_ONLY = 'Only profile fields can be changed; anything else is passed over like an unknown field.';
const AT_ONCE = 'Access tokens are checked against their session, so they end with it and not minutes later.';
const ENDED = 'A refresh token used twice ends the session.';
const LOST_RESPONSE =
  'Until its successor has arrived, a refresh token is accepted again: the response may have been lost.';

const NO_STAFF = 'Nobody has a role that reaches other people: the API lists and deletes nobody.';
const NOT_AN_ADDRESS = 'A username is no address: it would lock the other user out.';
const NAME_RULE = 'username must contain only letters, digits, dots, hyphens and underscores';
const PROVED = 'The code came to that address by mail, which is what confirming it proves.';

/** Every intended difference, by group and name of the request. Whatever is not listed must be as recorded. */
export const differences: Readonly<Record<string, Readonly<Record<string, Difference>>>> = {
  main: {
    'unknown path outside /api': {
      reason: 'The site responds, with its own page.',
      otherBody: true,
      otherHeaders: ['content-type'],
    },
    root: { reason: 'The home page of the site.', status: 200, otherBody: true },
    'admin page': {
      reason: 'There is no administration over the network.',
      otherBody: true,
      otherHeaders: ['content-type'],
    },
    'reset-password with the token set by PUT': {
      reason: PROFILE_ONLY,
      status: 400,
      message: 'Incorrect code provided',
    },
    'sessions: list': { reason: 'A client that names no device has none: no id is made up for it.', otherBody: true },
    'after reset: access token from before': {
      reason: AT_ONCE,
      status: 401,
      message: 'Missing or invalid credentials',
    },
    'send-email-confirmation: already confirmed': {
      reason: 'The response does not tell who has an account.',
      status: 200,
      otherBody: true,
    },
    'register: password of 6': {
      reason: 'A password has at least 8 bytes.',
      status: 400,
      message: 'password must be at least 8 characters',
    },
    'register: no body': { reason: UNREADABLE, status: 400, message: '3 errors occurred' },
    'register: text/plain body': {
      reason: 'The characters of a text are not parameters.',
      message: '3 errors occurred',
    },
    'login: no body': { reason: UNREADABLE, status: 400, message: '2 errors occurred' },
    'PUT own: no body': { reason: 'No body changes nothing, as an empty one does.', status: 200, otherBody: true },
    'commons: Strapi-Response-Format v4': { reason: 'The form of the version before is not offered.', otherBody: true },
    'CORS: Origin of an attacker': {
      reason: 'Only listed origins may read responses.',
      without: ['access-control-allow-origin'],
    },
    'PUT own: username and e-mail': {
      reason: 'Another e-mail asks for `currentPassword` and waits until it is confirmed; the rest is stored at once.',
      otherBody: true,
    },
    'PUT own: short password': { reason: PROFILE_ONLY, status: 200, otherBody: true },
    'PUT unknown id': { reason: OWN_ONLY, status: 403, message: 'Forbidden' },
    "PUT ANOTHER's: profile field": { reason: OWN_ONLY, status: 403, message: 'Forbidden' },
    "PUT ANOTHER's: e-mail": { reason: OWN_ONLY, status: 403, message: 'Forbidden' },
    "PUT ANOTHER's: password": { reason: OWN_ONLY, status: 403, message: 'Forbidden' },
    'login as the other user with the stolen password': {
      reason: OWN_ONLY,
      status: 400,
      message: 'Invalid identifier or password',
    },
    "PUT ANOTHER's: blocked true": { reason: OWN_ONLY, status: 403, message: 'Forbidden' },
    "PUT ANOTHER's: confirmed, provider, resetPasswordToken": { reason: OWN_ONLY, status: 403, message: 'Forbidden' },
    'PUT own: role removed': { reason: PROFILE_ONLY, status: 200, otherBody: true },
    'GET users after giving oneself the role': { reason: PROFILE_ONLY, status: 403, message: 'Forbidden' },
    'PUT own: role = nonexistent': { reason: PROFILE_ONLY, status: 200, otherBody: true },
    'after change: old access token': { reason: AT_ONCE, status: 401, message: 'Missing or invalid credentials' },
    'after change: access token of the other session': {
      reason: AT_ONCE,
      status: 401,
      message: 'Missing or invalid credentials',
    },
    'refresh: same token a second time (reuse)': { reason: LOST_RESPONSE, status: 200, otherBody: true },
    'refresh: newest token after the reuse': { reason: ENDED, status: 401, message: 'Invalid refresh token' },
    'refresh: first access token still good': { reason: ENDED, status: 401, message: 'Missing or invalid credentials' },
    'after logout: access token': { reason: AT_ONCE, status: 401, message: 'Missing or invalid credentials' },
    'logout: a second time': { reason: AT_ONCE, status: 401, message: 'Missing or invalid credentials' },
    'after that: the rotated refresh token': {
      reason: 'Every access token of a session ends it, not the newest only.',
      status: 401,
      message: 'Invalid refresh token',
    },
    'blocked: refresh': { reason: 'A blocked user gets no new tokens.', status: 401, message: 'Invalid refresh token' },
    'deleted: refresh': { reason: 'A deleted user gets no new tokens.', status: 401, message: 'Invalid refresh token' },
  },
  rate: {
    'login attempt 1 (headers)': {
      reason: 'The limit is in the response when it is reached, by Retry-After.',
      without: ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
    },
    'login attempt 11: rate limited': {
      reason: 'It is in Retry-After.',
      without: ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
    },
    '429 as a browser sees it (Origin)': {
      reason: 'It is in Retry-After.',
      without: ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'access-control-allow-credentials'],
    },
    'login with the right password while limited': {
      reason: 'It is in Retry-After.',
      without: ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
    },
  },
  confirm: {
    'confirmation on: newest token': {
      reason: 'Link the page whose button confirms: looking at a link, as mail scanners do, changes nothing.',
      otherBody: true,
      otherHeaders: ['location'],
    },
    'confirmation on: unconfirmed user resets password': { reason: PROVED, otherBody: true },
    'confirmation on: me with the token from reset, unconfirmed': { reason: PROVED, status: 200, otherBody: true },
  },
  expiry: {
    'expiry: logout with the expired access token': {
      reason: 'The refresh token in the body ends its session: whoever was away for long can still log out for good.',
      status: 200,
      otherBody: true,
    },
  },
  rolefind: {
    'role.find granted: GET all roles': { reason: NO_STAFF, status: 404, message: 'Not Found' },
    'commons granted to public only: with a valid token': {
      reason: 'The site-wide content is everybody’s, signed in or not.',
      status: 200,
      otherBody: true,
    },
  },
  extra: {
    'DELETE user by staff': { reason: NO_STAFF, status: 403, message: 'Forbidden' },
    'DELETE unknown user by staff': { reason: NO_STAFF, status: 403, message: 'Forbidden' },
    "register: username = another's e-mail": { reason: NOT_AN_ADDRESS, message: NAME_RULE },
    "PUT own: username = another's e-mail": { reason: NOT_AN_ADDRESS, status: 400, message: NAME_RULE },
    'login of that other user by his e-mail afterwards': {
      reason: 'It is that user who logs in, not the one who took the name.',
      otherBody: true,
    },
    'PUT own: id, documentId, createdAt': { reason: PROFILE_ONLY, status: 200, otherBody: true },
    'PUT own: provider': { reason: PROFILE_ONLY, otherBody: true },
    'login after provider was changed': { reason: PROFILE_ONLY, status: 200, otherBody: true },
    'after PUT password: login with the new one': {
      reason: PROFILE_ONLY,
      status: 400,
      message: 'Invalid identifier or password',
    },
  },
  extra2: {
    'after it: GET users': { reason: NO_STAFF, status: 403, message: 'Forbidden' },
    'sessions: list after a change': { reason: PROFILE_ONLY, status: 200, otherBody: true },
    "a LATER account sets its username to the victim's e-mail": {
      reason: NOT_AN_ADDRESS,
      status: 400,
      message: NAME_RULE,
    },
    "an EARLIER account sets its username to the victim's e-mail": {
      reason: NOT_AN_ADDRESS,
      status: 400,
      message: NAME_RULE,
    },
    'victim logs in by e-mail (after the earlier account did so): locked out': {
      reason: 'Nobody was locked out.',
      status: 200,
      otherBody: true,
    },
    'PUT own: id alone': { reason: PROFILE_ONLY, status: 200, otherBody: true },
    'PUT own: documentId alone': { reason: PROFILE_ONLY, otherBody: true },
    'PUT own: createdAt alone': { reason: PROFILE_ONLY, otherBody: true },
    'PUT own: createdBy alone': { reason: PROFILE_ONLY, status: 200, otherBody: true },
    'PUT own: role by connect': { reason: PROFILE_ONLY, otherBody: true },
  },
};
