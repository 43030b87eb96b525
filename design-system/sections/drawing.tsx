import { illustrations } from '../illustrations/index.ts';
import type { IllustrationName } from '../illustrations/index.ts';

export interface DrawingProps {
  name: IllustrationName;
  /** What the drawing shows, where the words beside it do not say it. */
  alt?: string | undefined;
}

/**
 * A drawing by its name, as large as its frame, which is positioned and has its size from elsewhere. So the drawing is laid
 * out once, when that size is known: within the flow each pass over the grids around it laid it out again, and one drawing
 * cost up to 13 ms. It is one `div` that never changes, so that an island that holds it can leave it as the document has
 * it, and no visitor fetches drawings as scripts.
 */
export function Drawing({ name, alt }: DrawingProps) {
  const Illustration = illustrations[name];
  return (
    <div
      className="absolute inset-0 select-none"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <Illustration />
    </div>
  );
}
