import { createContext } from 'react-router';

/** What the server knows of the request a page is drawn for. */
export interface RequestFacts {
  /** The id of the request in the log: an error shows it, so that support finds what happened. */
  readonly reference: string;
  /** Tells the log of an error, beside that id. */
  readonly tell?: (error: unknown) => void;
}

/** Null at the build, and in development. */
export const requestFacts = createContext<RequestFacts | null>(null);
