import type { ReactNode } from 'react';

/**
 * Appearance of a person in a square of 240. The head is separate from the shoulders, so that it can be combined with
 * another body. Each is in its own file and there is no list of them, so that a page gets only the paths that it shows.
 */
export interface Look {
  readonly Head: () => ReactNode;
  readonly Bust: () => ReactNode;
}
