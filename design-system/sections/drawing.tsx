import { illustrations } from '../illustrations/index.ts';
import type { IllustrationName } from '../illustrations/index.ts';
import { DrawingFrame } from './drawing-frame.tsx';

export interface DrawingProps {
  name: IllustrationName;
  /** Alternative text, if the text beside the illustration doesn't describe it. */
  alt?: string | undefined;
}

/**
 * Illustration by name. It renders one `div` that never changes, so that islands leave it as it is in the document and
 * visitors don't download illustrations as scripts.
 */
export function Drawing({ name, alt }: DrawingProps) {
  const Illustration = illustrations[name];
  return (
    <DrawingFrame alt={alt}>
      <Illustration />
    </DrawingFrame>
  );
}
