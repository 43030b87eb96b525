import type { Section } from '../statement.ts';

export const section8: Section = {
  number: 8,
  title: 'Error catalogue',
  statements: [
    {
      says: 'The server’s error.message, if present; otherwise HTTP error! status: {code}.',
      heldBy: [
        'tests/session/specification.test.ts › specification 8: what is said of an error',
        'site/adapters/http/http.test.ts › error responses › %s: the message names the status',
        'tests/e2e/other-servers.test.ts › specification 8: the alert of a form has the server’s message verbatim, and help after it',
        'site/connected/offered.test.ts › specification 8: what a server does not offer is said so, and is no error of it',
      ],
    },
    {
      says: 'Invalid response from server.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › a response without %s is: Invalid response from server',
        'tests/session/replies.test.ts › specification 8: Invalid response from server, where the jwt or the user is missing',
      ],
    },
    {
      says: 'No refresh token available.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › refreshing without a refresh token: No refresh token available (signed in: %s)',
      ],
    },
    {
      says: 'Session expired. Please login again., and the session is cleared.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › a failed refresh clears the session: Session expired. Please login again.',
        'tests/session/restore.test.ts › specification 4: if the refresh fails or no refresh token exists, the session is cleared, with its message',
        'tests/e2e/other-servers.test.ts › specification 4: the messages of a session that could not be checked, and of one that has ended, are seen on every page',
      ],
    },
    {
      says: 'User not authenticated.',
      heldBy: [
        'tests/session/specification.test.ts › specification 5: who may change an account',
        'tests/e2e/session.test.ts › a session that is gone › leaves the forms as they are, and the way to log in brings back what was typed',
      ],
    },
    {
      says: 'Failed to fetch commons data.',
      heldBy: [
        'tests/session/specification.test.ts › specification 4: states › the commons are fetched once; a failure is kept as: Failed to fetch commons data',
        'site/adapters/commons/commons.test.ts › specification 4: a failure of the commons is kept as Failed to fetch commons data',
      ],
    },
    {
      says: 'Unknown route middleware errors.',
      heldBy: [
        'site/compositor/middleware.test.ts › specification 8: unknown route middleware fails, by name: %j',
        'tests/e2e/errors.test.ts › specification 2: an error after the page is there',
      ],
    },
    {
      says: 'Page Not Found: {path} gives a 404 page.',
      heldBy: [
        'tests/e2e/not-found.test.ts › a path nobody made › is answered with 404 and the error screen in the default layout',
        'tests/e2e/not-found.test.ts › a path nobody made › tells a program in JSON',
      ],
    },
    {
      says: 'Crawlers never get the error page.',
      heldBy: [
        'tests/e2e/errors.test.ts › specification 8: %s never gets the error page',
        'tests/server/error-pages.test.ts › specification 8: where the renderer %s',
      ],
    },
  ],
};
