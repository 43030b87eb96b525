import { illustrations } from '../illustrations/index.ts';
import type { IllustrationName } from '../illustrations/index.ts';
import { DrawingFrame } from './drawing-frame.tsx';

export interface DrawingProps {
  name: IllustrationName;
  /** What the drawing shows, where the words beside it do not say it. */
  alt?: string | undefined;
}

/**
 * A drawing by its name. It is one `div` that never changes, so that an island that holds it can leave it as the document
 * has it, and no visitor fetches drawings as scripts.
 */
export function Drawing({ name, alt }: DrawingProps) {
  const Illustration = illustrations[name];
  return (
    <DrawingFrame alt={alt}>
      <Illustration />
    </DrawingFrame>
  );
}
