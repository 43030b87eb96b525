import type { ErrorScreenProps } from '@onset/design-system/sections/error-screen';
import { isRouteErrorResponse } from 'react-router';
import { PublicError } from '../compositor/middleware.ts';

/** Texts of the error screen, which has defaults for omitted ones. */
type ErrorContent = Pick<ErrorScreenProps, 'statusCode' | 'statusMessage' | 'message' | 'reference' | 'reload'>;

/** Texts by status, unless the error has its own. */
const TEXTS: Readonly<Record<number, Omit<ErrorContent, 'statusCode'>>> = {
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
    message: 'This is our fault. Other pages work, and so does the app on your Mac.',
  },
  503: {
    statusMessage: 'Back in a moment',
    message:
      'The site is unavailable right now. Nothing is lost. Reload this page in a minute. The app on your Mac keeps working.',
    reload: true,
  },
};

/** Failed request. */
interface FailedRequest {
  readonly pathname: string;
  /** ID of the request in the log; `undefined` at build time and in the browser. */
  readonly reference?: string | undefined;
}

/**
 * Returns the texts of the error screen for an error. Texts for visitors are the message of a `PublicError`, those that
 * the site throws with `data('text', { status })`, and those in `TEXTS`. Messages of React Router and of other errors
 * aren't for visitors. Server errors show the `reference`.
 */
export function errorContent(error: unknown, { pathname, reference }: FailedRequest): ErrorContent {
  if (error instanceof PublicError) return { message: error.message };
  if (!isRouteErrorResponse(error)) return reference === undefined ? {} : getStatusContent(500, reference);
  const { status, statusText } = error;
  const text: unknown = isThrownBySite(error) ? error.data : undefined;
  const message = typeof text === 'string' && text !== '' ? text : undefined;
  const content = {
    ...getStatusContent(status, reference),
    // React Router's status texts are those of HTTP, so texts for visitors are preferred.
    ...(statusText !== '' && statusText !== NO_STATUS_TEXT && (isThrownBySite(error) || !TEXTS[status])
      ? { statusMessage: statusText }
      : {}),
    ...(message === undefined ? {} : { message }),
  };
  return status === 404 ? { ...content, message: message ?? pageNotFound(pathname) } : content;
}

/** Returns the texts for a status. Server errors also show the reference. */
function getStatusContent(status: number, reference: string | undefined): ErrorContent {
  return { statusCode: status, ...TEXTS[status], ...(status >= 500 && reference !== undefined && { reference }) };
}

/** Status text that React Router adds to a response without one, for any status. */
const NO_STATUS_TEXT = 'Internal Server Error';

/** Returns true if the site has thrown an error. React Router marks its own errors as internal. */
function isThrownBySite(error: object): boolean {
  return !('internal' in error && error.internal === true);
}

/** Returns the message about a path without a page. The path is decoded if possible, so that it can be read. */
export function pageNotFound(pathname: string): string {
  return `Page not found: ${decodePath(pathname)}`;
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname; // Contains a percent sign that isn't part of an encoded character.
  }
}
