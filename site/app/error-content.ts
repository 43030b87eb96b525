import type { ErrorScreenProps } from '@onset/design-system/sections/error-screen';
import { isRouteErrorResponse } from 'react-router';
import { pageNotFound } from '../compositor/not-found.ts';
import { PublicError } from '../compositor/public-error.ts';

/** What the error screen says; it has words of its own for what is left out. */
export type ErrorContent = Pick<ErrorScreenProps, 'statusCode' | 'statusMessage' | 'message' | 'reference' | 'reload'>;

/** What is said of a status, unless whoever threw it said more. */
const WORDS: Readonly<Record<number, Omit<ErrorContent, 'statusCode'>>> = {
  400: {
    statusMessage: 'This URL isn’t valid',
    message: 'It contains a character that URLs can’t have. Check it for an extra %, or start at the home page.',
  },
  404: { statusMessage: 'This page doesn’t exist' },
  410: {
    statusMessage: 'This page was removed',
    message: 'We removed it on purpose, and it won’t come back. You can start at the home page.',
  },
  500: {
    statusMessage: 'Something went wrong on our side',
    message: 'This is our fault. Other pages work, and so does Onset on your Mac.',
  },
  503: {
    statusMessage: 'Back in a moment',
    message:
      'The site is unavailable right now. Nothing is lost. Reload this page in a minute. Onset on your Mac keeps working.',
    reload: true,
  },
};

/** What a failed request is known by. */
interface Failed {
  readonly pathname: string;
  /** The id of the request in the log, where a server answers. */
  readonly reference?: string | undefined;
}

/**
 * What the error screen says of an error on a path. Words for people are those of a `PublicError`, those that the
 * site's own code throws with a status, `data('words', { status })`, and our own for the status. React Router's and the
 * program's own words are left out: they are not for visitors. A failure of the server shows the `reference`.
 */
export function errorContent(error: unknown, { pathname, reference }: Failed): ErrorContent {
  if (error instanceof PublicError) return { message: error.message };
  if (!isRouteErrorResponse(error)) return reference === undefined ? {} : ofServer(500, reference);
  const { status, statusText } = error;
  const words: unknown = isOwn(error) ? error.data : undefined;
  const message = typeof words === 'string' && words !== '' ? words : undefined;
  const said = {
    ...ofServer(status, reference),
    // Those of the protocol are worse than ours.
    ...(statusText !== '' && statusText !== NO_STATUS_TEXT && (isOwn(error) || !WORDS[status])
      ? { statusMessage: statusText }
      : {}),
    ...(message === undefined ? {} : { message }),
  };
  return status === 404 ? { ...said, message: message ?? pageNotFound(pathname) } : said;
}

/** Our words for a status, with the reference where the server is to blame. */
function ofServer(status: number, reference: string | undefined): ErrorContent {
  return { statusCode: status, ...WORDS[status], ...(status >= 500 && reference !== undefined && { reference }) };
}

/** What React Router puts in where a status came without words, whatever the status. */
const NO_STATUS_TEXT = 'Internal Server Error';

/** React Router marks the errors it made itself. */
function isOwn(error: object): boolean {
  return !('internal' in error && error.internal === true);
}
