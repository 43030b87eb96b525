import type { ReactNode } from 'react';

/**
 * Appearance of a person in a square of 240 units. The head is separate from the shoulders, so that it can be combined
 * with another body. Each look is in its own file and there is no list of them, so that a page loads only the looks
 * that it shows.
 */
export interface Look {
  readonly Head: () => ReactNode;
  readonly Bust: () => ReactNode;
}
