import { Playhead } from '../../illustrations/playhead/index.ts';
import { TimelineRuler } from '../../illustrations/timeline-ruler/index.ts';
import { Media } from '../media.tsx';
import { OpeningWords } from './opening-words.tsx';
import type { Opening } from './opening.tsx';

/** A film as wide as the page, under the words. The ruler below it is as long as the film. */
export function Screening({ opening }: { opening: Opening }) {
  const { media } = opening;
  return (
    <>
      <OpeningWords opening={opening} />
      <div className="page pt-10 pb-section @lg:pt-14">
        {media && <Media eager media={media} className="rounded-b-none" />}
        {media?.kind === 'video' && (
          <div className="relative">
            <TimelineRuler
              seconds={media.seconds}
              every={rulerStep(media.seconds)}
              className="rounded-b-lg border border-t-0 border-line"
            />
            <Playhead className="absolute top-0 start-0 h-full" />
          </div>
        )}
      </div>
    </>
  );
}

/** Seconds between two figures of a ruler, so that it has ten of them at the most. */
function rulerStep(seconds: number): number {
  return [1, 2, 5, 10, 15, 30, 60, 120, 300, 600].find((step) => seconds / step <= 10) ?? 900;
}
