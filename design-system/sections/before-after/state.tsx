import { Media } from '../media.tsx';
import { EDGE_TO_EDGE } from '../timeline-section.tsx';
import type { BeforeAfterContent } from './before-after.schema.ts';

type StateProps = BeforeAfterContent['before'] & {
  /** Classes of the picture's shape. */
  shape: string;
  /** True if it spans the window. */
  isWide: boolean;
  /** Drawn over the other, from the divider to the end. */
  over?: boolean;
};

/** One of the two states: its picture, and below it what it is. Over the other it ends at the divider. */
export function State({ label, media, shape, isWide, over = false }: StateProps) {
  return (
    <figure className={`select-none ${over ? 'absolute inset-0 noninteractive:static' : ''}`}>
      <Media
        media={media}
        shape={shape}
        className={`${isWide ? `w-full ${EDGE_TO_EDGE}` : ''} ${over ? '[clip-path:inset(0_0_0_var(--at))] rtl:[clip-path:inset(0_var(--at)_0_0)] noninteractive:[clip-path:none]!' : ''}`}
      />
      <figcaption
        className={`timecode pt-3 text-ink-muted ${over ? 'ms-auto text-end noninteractive:text-start' : ''} ${isWide ? `w-[calc(50%-var(--margin))] noninteractive:mx-gutter noninteractive:w-auto print:mx-0! ${over ? 'me-(--margin)' : 'ms-(--margin)'}` : `w-1/2 ${over ? 'noninteractive:ms-0' : ''}`}`}
      >
        {label}
      </figcaption>
    </figure>
  );
}
