import { Media } from '../media.tsx';
import type { BeforeAfterContent } from './before-after.schema.ts';

type StateProps = BeforeAfterContent['before'] & {
  /** Drawn over the other, from the divider to the end. */
  over?: boolean;
};

/** One of the two states: its picture, and below it what it is. Over the other it ends at the divider. */
export function State({ label, media, over = false }: StateProps) {
  return (
    <figure className={`select-none ${over ? 'absolute inset-0 noninteractive:static' : ''}`}>
      <Media
        media={media}
        shape="aspect-16/10"
        className={
          over
            ? '[clip-path:inset(0_0_0_var(--at))] rtl:[clip-path:inset(0_var(--at)_0_0)] noninteractive:[clip-path:none]!'
            : ''
        }
      />
      <figcaption
        className={`timecode pt-3 text-ink-muted ${over ? 'ms-auto w-1/2 text-end noninteractive:ms-0 noninteractive:text-start' : 'w-1/2'}`}
      >
        {label}
      </figcaption>
    </figure>
  );
}
