import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { Page } from './page.ts';

/** What a render on the server knows and a render in the browser does not need. */
export interface RenderFacts {
  /** Draws an island as a React root of its own, so that its ids are the same when it is hydrated alone. */
  readonly renderIsland: ((island: ReactNode, identifierPrefix: string) => string) | undefined;
  /** The address of the runtime's script. */
  readonly runtime: string | undefined;
  /** Every page of the site. */
  readonly pages: readonly Page[];
  /** True when a search engine or another machine asks. */
  readonly crawler: boolean;
}

/** The facts of the render under way; in the browser, in tests and in Storybook there are none. */
export const RenderContext = createContext<RenderFacts>({
  renderIsland: undefined,
  runtime: undefined,
  pages: [],
  crawler: false,
});
