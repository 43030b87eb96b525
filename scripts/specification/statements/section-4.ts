import type { Section } from '../statement.ts';

export const section4: Section = {
  number: 4,
  title: 'States and transitions',
  statements: [
    {
      says: 'Signed out, then signed in after a successful login or registration.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › signed out, then signed in after a login, or after a registration',
        'tests/session/replies.test.ts › specification 4: a reply that has both a jwt and a user is a sign-in, whatever else is null or odd',
        'tests/e2e/other-servers.test.ts › specification 4: a reply with a jwt and a user is a sign-in, and every view stands the user',
      ],
    },
    {
      says: 'The reply must contain both a jwt and a user; otherwise the error is Invalid response from server.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › a response without %s is: Invalid response from server',
        'tests/session/replies.test.ts › specification 8: Invalid response from server, where the jwt or the user is missing',
        'tests/session/replies.test.ts › specification 4: a reply that has both a jwt and a user is a sign-in, whatever else is null or odd',
      ],
    },
    {
      says: 'On start-up the stored session is restored and checked with the own-profile call.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › on start-up the stored session is restored, and checked with the own-profile call',
        'tests/session/restore.test.ts › a stored session is shown before it is checked, and checked with the own-profile call',
        'tests/session/restore.test.ts › a session that is stored in part',
        'tests/e2e/session.test.ts › a session that is stored in part › is restored from %s',
        'tests/session/restore.test.ts › specification 4: the role is asked for with the own-profile call',
        'tests/e2e/other-servers.test.ts › specification 4: the messages of a session that could not be checked, and of one that has ended, are seen on every page',
      ],
    },
    {
      says: 'If that fails and a refresh token exists, a refresh is tried.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › where that check fails and there is a refresh token, a refresh is tried',
        'tests/session/restore.test.ts › specification 4: when the own-profile check fails and there is a refresh token, a refresh is tried',
        'tests/session/restore.test.ts › a server that could not answer does not end a session, and a notice says so',
        'tests/e2e/other-servers.test.ts › specification 4: when the own-profile check fails, a refresh is tried',
      ],
    },
    {
      says: 'If the refresh fails or no refresh token exists, the session is cleared.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › where %s, the session is cleared',
        'tests/session/restore.test.ts › specification 4: if the refresh fails or no refresh token exists, the session is cleared, with its message',
        'tests/e2e/other-servers.test.ts › specification 4: when the own-profile check fails, a refresh is tried › %s: the session is cleared where the refresh is rejected',
      ],
    },
    {
      says: 'Logout clears the user, token, refresh token and all three stored values.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › logout clears the user, the token, the refresh token and all three stored values',
        'tests/e2e/account.test.ts › the header › logs out from any page',
      ],
    },
    {
      says: 'A failed refresh clears the session with the message Session expired. Please login again.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › a failed refresh clears the session: Session expired. Please login again.',
        'tests/e2e/session.test.ts › a token that runs out › and whose refresh is rejected ends the session, and says so',
        'tests/e2e/navigation.test.ts › what the visitor must hear › is heard on %s: a session that has ended',
        'tests/session/restore.test.ts › specification 4: if the refresh fails or no refresh token exists, the session is cleared, with its message',
        'tests/e2e/other-servers.test.ts › specification 4: the messages of a session that could not be checked, and of one that has ended, are seen on every page',
      ],
    },
    {
      says: 'Refreshing without a refresh token fails with No refresh token available.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › refreshing without a refresh token: No refresh token available (signed in: %s)',
      ],
    },
    {
      says: 'A loading flag is set during login and registration.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › a loading flag is set during %s, and gone after it, well or not',
      ],
    },
    {
      says: 'On start-up the site-wide content is fetched once.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › the commons are fetched once; a failure is kept as: Failed to fetch commons data',
        'tests/e2e/specification.test.ts › specification 2: no route is guarded › %s leads nobody elsewhere, and fetches the commons once, when all scripts have run',
        'site/adapters/commons/commons.test.ts › specification 4: the site-wide content is fetched once: one GET without a bearer, however often it is asked for',
      ],
    },
    {
      says: 'A failure of it is recorded as the error text Failed to fetch commons data.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › the commons are fetched once; a failure is kept as: Failed to fetch commons data',
        'site/adapters/commons/commons.test.ts › specification 4: a failure of the commons is kept as Failed to fetch commons data',
      ],
    },
    {
      says: 'The site checks at intervals whether a new build exists and announces an update if the latest id differs.',
      heldBy: [
        'site/adapters/builds/builds.test.ts › specification 4: whether a new build exists',
        'tests/e2e/deploy.test.ts › a deployment while a page is open › specification 4: is announced within one interval, and the next click loads the new build',
        'tests/e2e/deploy.test.ts › a deployment while a page is open › dismissed it stays away; and nothing is said of an equal build, of nonsense, or while there is no connection',
      ],
    },
    {
      says: 'How long the interval of the check for a new build is, is left open.',
      heldBy: [
        'site/adapters/builds/builds.test.ts › specification 4: whether a new build exists › is asked every 60 minutes, and announced when the id differs, once',
        'site/adapters/builds/builds.test.ts › specification 4: whether a new build exists › is asked when the page comes into sight after 10 minutes, and not before',
      ],
    },
    {
      says: 'The states of checkout and purchase are left open.',
      heldBy: ['site/connected/checkout-desk.test.ts › from payment to purchase, over a card that was declined'],
    },
  ],
};
