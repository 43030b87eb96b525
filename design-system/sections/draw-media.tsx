import type { ReactNode } from 'react';
import type { MediaContent } from '../content/media.schema.ts';
import { Media } from './media.tsx';

/** A figure within a long text: a drawing in a wide frame, a picture in its own shape. */
export function drawMedia(media: MediaContent): ReactNode {
  return <Media media={media} className={media.kind === 'illustration' ? 'aspect-4/3 @lg:aspect-[16/9]' : ''} />;
}
