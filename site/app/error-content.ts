import type { ErrorScreenProps } from '@onset/design-system/sections/error-screen';
import { isRouteErrorResponse } from 'react-router';
import { pageNotFound } from '../compositor/not-found.ts';
import { PublicError } from '../compositor/public-error.ts';

/** What the error screen says; it has words of its own for what is left out. */
export type ErrorContent = Pick<ErrorScreenProps, 'statusCode' | 'statusMessage' | 'message'>;

/**
 * What the error screen says of an error on a path. Words for people are those of a `PublicError` and those that the
 * site's own code throws with a status, `data('words', { status })`. React Router's and the program's own words are
 * left out: they are not for visitors.
 */
export function errorContent(error: unknown, pathname: string): ErrorContent {
  if (error instanceof PublicError) return { message: error.message };
  if (!isRouteErrorResponse(error)) return {};
  const { status, statusText } = error;
  const words: unknown = isOwn(error) ? error.data : undefined;
  const message = typeof words === 'string' && words !== '' ? words : undefined;
  if (status === 404)
    return { statusCode: 404, statusMessage: 'Page not found', message: message ?? pageNotFound(pathname) };
  return {
    statusCode: status,
    ...(statusText === '' || statusText === NO_STATUS_TEXT ? {} : { statusMessage: statusText }),
    ...(message === undefined ? {} : { message }),
  };
}

/** What React Router puts in where a status came without words, whatever the status. */
const NO_STATUS_TEXT = 'Internal Server Error';

/** React Router marks the errors it made itself. */
function isOwn(error: object): boolean {
  return !('internal' in error && error.internal === true);
}
