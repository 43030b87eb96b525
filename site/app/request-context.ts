import { createContext } from 'react-router';

/** Data of the request for which a page is rendered. */
export interface RequestFacts {
  /** ID of the request in the log. Error pages show it, so that support can find the cause. */
  readonly reference: string;
  /** Logs an error with that ID. */
  readonly reportError?: (error: unknown) => void;
}

/** Facts of the current request; null at build time and in development. */
export const requestFacts = createContext<RequestFacts | null>(null);

/**
 * Error that a request has to cause, whatever its URL: a status, or `browser` for an error without one. The build sets it
 * to render the error pages, which are shown if nothing can be rendered. Visitors can't set it.
 */
export const forcedFailure = createContext<'none' | 'browser' | number>('none');
