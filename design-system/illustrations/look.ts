import type { ReactNode } from 'react';

/**
 * What somebody looks like, in a square of 240: the head apart from the shoulders, so that it may stand on a body that
 * does something. One file a look, and no list of them: a page gets the paths of those it shows.
 */
export interface Look {
  readonly Head: () => ReactNode;
  readonly Bust: () => ReactNode;
}
