import { illustrations } from '../illustrations/index.ts';
import type { IllustrationName } from '../illustrations/index.ts';
import { IllustrationFrame } from './illustration-frame.tsx';

export interface SectionIllustrationProps {
  name: IllustrationName;
  /** Alternative text, if the text beside the illustration doesn't describe it. */
  alt?: string | undefined;
}

/**
 * Illustration by name. It renders one `div` that never changes, so that islands leave it as it is in the document and
 * visitors don't download illustrations as scripts.
 */
export function SectionIllustration({ name, alt }: SectionIllustrationProps) {
  const Illustration = illustrations[name];
  return (
    <IllustrationFrame alt={alt}>
      <Illustration />
    </IllustrationFrame>
  );
}
