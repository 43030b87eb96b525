/** An intended difference between this server's response and the recorded one. */
export interface Difference {
  readonly reason: string;
  /** The status, if it differs. */
  readonly status?: number;
  /** The error message, if it differs. */
  readonly message?: string;
  /** The body differs and isn't compared. */
  readonly otherBody?: true;
  /** Recorded response headers that must be missing. */
  readonly without?: readonly string[];
  /** Recorded response headers with another value. */
  readonly otherHeaders?: readonly string[];
}

const forbidden = (reason: string): Difference => ({ reason, status: 403, message: 'Forbidden' });
const unauthorized = (reason: string): Difference => ({
  reason,
  status: 401,
  message: 'Missing or invalid credentials',
});
const invalidRefreshToken = (reason: string): Difference => ({
  reason,
  status: 401,
  message: 'Invalid refresh token',
});
const invalidLogin = (reason: string): Difference => ({
  reason,
  status: 400,
  message: 'Invalid identifier or password',
});
const succeeds = (reason: string): Difference => ({ reason, status: 200, otherBody: true });

const OWN_ONLY = 'Users can only change their own record, and the response doesn’t reveal which ids exist.';
const PROFILE_ONLY = 'Only profile fields can be changed. Other fields are ignored like unknown ones.';
const AT_ONCE = 'Access tokens are checked against their session, so they end with it and not minutes later.';
const ENDED = 'A refresh token used twice ends the session.';
const NO_STAFF = 'No role can access other users, so the API neither lists nor deletes users.';
const VERIFIED = 'The code was sent to the email address, so its use confirms the address.';
const EMPTY_BODY = 'The recorded server failed for a request without a body. Here, it is a client error.';
const EMAIL_AS_USERNAME: Difference = {
  reason: 'A username can’t be an email address, because that would lock out the user who has it.',
  status: 400,
  message: 'username must contain only letters, digits, dots, hyphens and underscores',
};
const IGNORED_FIELD: Difference = { reason: PROFILE_ONLY, otherBody: true };
const RATE_LIMIT: Difference = {
  reason: 'A response has Retry-After when the limit is reached, and no other headers about the limit.',
  without: ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
};

/** Every intended difference, by group and name of the request. All other responses must be as recorded. */
export const differences: Readonly<Record<string, Readonly<Record<string, Difference>>>> = {
  main: {
    'unknown path outside /api': {
      reason: 'The site responds with its own page.',
      otherBody: true,
      otherHeaders: ['content-type'],
    },
    root: succeeds('The home page of the site.'),
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
    'sessions: list': { reason: 'A client that sends no device id gets none.', otherBody: true },
    'after reset: access token from before': unauthorized(AT_ONCE),
    'send-email-confirmation: already confirmed': succeeds('The response doesn’t reveal who has an account.'),
    'register: password of 6': {
      reason: 'A password has at least 8 bytes.',
      status: 400,
      message: 'password must be at least 8 characters',
    },
    'register: no body': { reason: EMPTY_BODY, status: 400, message: '3 errors occurred' },
    'register: text/plain body': { reason: 'A text isn’t parsed as parameters.', message: '3 errors occurred' },
    'login: no body': { reason: EMPTY_BODY, status: 400, message: '2 errors occurred' },
    'PUT own: no body': succeeds('No body changes nothing, like an empty one.'),
    'commons: Strapi-Response-Format v4': {
      reason: 'The format of the previous version isn’t supported.',
      otherBody: true,
    },
    'CORS: Origin of an attacker': {
      reason: 'Only listed origins may read responses.',
      without: ['access-control-allow-origin'],
    },
    'PUT own: username and e-mail': {
      reason: 'A new email address needs `currentPassword` and waits for its confirmation. The rest is stored at once.',
      otherBody: true,
    },
    'PUT own: short password': succeeds(PROFILE_ONLY),
    'PUT unknown id': forbidden(OWN_ONLY),
    "PUT ANOTHER's: profile field": forbidden(OWN_ONLY),
    "PUT ANOTHER's: e-mail": forbidden(OWN_ONLY),
    "PUT ANOTHER's: password": forbidden(OWN_ONLY),
    'login as the other user with the stolen password': invalidLogin(OWN_ONLY),
    "PUT ANOTHER's: blocked true": forbidden(OWN_ONLY),
    "PUT ANOTHER's: confirmed, provider, resetPasswordToken": forbidden(OWN_ONLY),
    'PUT own: role removed': succeeds(PROFILE_ONLY),
    'GET users after giving oneself the role': forbidden(PROFILE_ONLY),
    'PUT own: role = nonexistent': succeeds(PROFILE_ONLY),
    'after change: old access token': unauthorized(AT_ONCE),
    'after change: access token of the other session': unauthorized(AT_ONCE),
    'refresh: same token a second time (reuse)': succeeds(
      'A refresh token is accepted again until its successor is used, because the response may have been lost.',
    ),
    'refresh: newest token after the reuse': invalidRefreshToken(ENDED),
    'refresh: first access token still good': unauthorized(ENDED),
    'after logout: access token': unauthorized(AT_ONCE),
    'logout: a second time': unauthorized(AT_ONCE),
    'after that: the rotated refresh token': invalidRefreshToken(
      'Every access token of a session ends it, not only the newest one.',
    ),
    'blocked: refresh': invalidRefreshToken('A blocked user gets no new tokens.'),
    'deleted: refresh': invalidRefreshToken('A deleted user gets no new tokens.'),
  },
  rate: {
    'login attempt 1 (headers)': RATE_LIMIT,
    'login attempt 11: rate limited': RATE_LIMIT,
    '429 as a browser sees it (Origin)': {
      ...RATE_LIMIT,
      without: [...(RATE_LIMIT.without ?? []), 'access-control-allow-credentials'],
    },
    'login with the right password while limited': RATE_LIMIT,
  },
  confirm: {
    'confirmation on: newest token': {
      reason: 'The link leads to a page with a button, because mail scanners open links.',
      otherBody: true,
      otherHeaders: ['location'],
    },
    'confirmation on: unconfirmed user resets password': { reason: VERIFIED, otherBody: true },
    'confirmation on: me with the token from reset, unconfirmed': succeeds(VERIFIED),
  },
  expiry: {
    'expiry: logout with the expired access token': succeeds(
      'The refresh token in the body ends its session, so a user can log out after a long absence.',
    ),
  },
  rolefind: {
    'role.find granted: GET all roles': { reason: NO_STAFF, status: 404, message: 'Not Found' },
    'commons granted to public only: with a valid token': succeeds('Everyone can read the site settings.'),
  },
  extra: {
    'DELETE user by staff': forbidden(NO_STAFF),
    'DELETE unknown user by staff': forbidden(NO_STAFF),
    "register: username = another's e-mail": EMAIL_AS_USERNAME,
    "PUT own: username = another's e-mail": EMAIL_AS_USERNAME,
    'login of that other user by his e-mail afterwards': {
      reason: 'The owner of the email address logs in, not the user who took it as a username.',
      otherBody: true,
    },
    'PUT own: id, documentId, createdAt': succeeds(PROFILE_ONLY),
    'PUT own: provider': IGNORED_FIELD,
    'login after provider was changed': succeeds(PROFILE_ONLY),
    'after PUT password: login with the new one': invalidLogin(PROFILE_ONLY),
  },
  extra2: {
    'after it: GET users': forbidden(NO_STAFF),
    'sessions: list after a change': succeeds(PROFILE_ONLY),
    "a LATER account sets its username to the victim's e-mail": EMAIL_AS_USERNAME,
    "an EARLIER account sets its username to the victim's e-mail": EMAIL_AS_USERNAME,
    'victim logs in by e-mail (after the earlier account did so): locked out': succeeds('No user was locked out.'),
    'PUT own: id alone': succeeds(PROFILE_ONLY),
    'PUT own: documentId alone': IGNORED_FIELD,
    'PUT own: createdAt alone': IGNORED_FIELD,
    'PUT own: createdBy alone': succeeds(PROFILE_ONLY),
    'PUT own: role by connect': IGNORED_FIELD,
  },
};
