import type { ErrorScreenProps } from '@onset/design-system/sections/error-screen';
import { isRouteErrorResponse } from 'react-router';
import { pageNotFound } from '../compositor/not-found.ts';

/** What the error screen says; it has words of its own for what is left out. */
export type ErrorContent = Pick<ErrorScreenProps, 'statusCode' | 'statusMessage' | 'message'>;

/** What the error screen says of an error on a path. A fault's own text is left out: it is not for visitors. */
export function errorContent(error: unknown, pathname: string): ErrorContent {
  if (!isRouteErrorResponse(error)) return {};
  const { status, statusText } = error;
  if (status === 404) return { statusCode: 404, statusMessage: 'Page not found', message: pageNotFound(pathname) };
  return { statusCode: status, ...(statusText === '' ? {} : { statusMessage: statusText }) };
}
