import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What the server knows of the render under way. */
export interface RenderFacts {
  /** Draws an island as a React root of its own, so that its ids are the same when it is hydrated alone. */
  readonly renderIsland: ((island: ReactNode, identifierPrefix: string) => string) | undefined;
  /** The address of the runtime's script. */
  readonly runtime: string | undefined;
  /** True when a search engine or another machine asks. */
  readonly crawler: boolean;
  /** The id of the request in the log, where a server answers one. */
  readonly reference: string | undefined;
}

/** The facts of the render under way; in tests and in Storybook there are none. */
export const RenderContext = createContext<RenderFacts>({
  renderIsland: undefined,
  runtime: undefined,
  crawler: false,
  reference: undefined,
});
