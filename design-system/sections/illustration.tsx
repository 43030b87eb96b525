import { illustrations } from '../illustrations/index.ts';
import type { IllustrationName } from '../illustrations/index.ts';
import { IllustrationFrame } from './illustration-frame.tsx';

export interface SectionIllustrationProps {
  name: IllustrationName;
  /** Alternative text, if the text beside the illustration doesn't describe it. */
  alt?: string | undefined;
}

/**
 * Illustration with the given name. It renders one `div` that never changes, so islands keep the server-rendered
 * markup, and the client bundle doesn't contain the illustrations.
 */
export function SectionIllustration({ name, alt }: SectionIllustrationProps) {
  const Illustration = illustrations[name];
  return (
    <IllustrationFrame alt={alt}>
      <Illustration />
    </IllustrationFrame>
  );
}
