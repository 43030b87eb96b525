import { Playhead } from '../../illustrations/playhead/index.ts';
import { Timecode } from '../../primitives/timecode.tsx';
import { Media } from '../media.tsx';
import { EDGE_TO_EDGE, WINDOW_WIDE } from '../timeline-section.tsx';
import { OpeningActions, OpeningHeading, OpeningLede } from './opening.tsx';
import type { Opening } from './opening.tsx';

/** Words in the middle, and under them what is shown, as wide as the window. The playhead leads from one to the other. */
export function Centered({ opening }: { opening: Opening }) {
  const { at, label, media } = opening;
  return (
    <div className="page pt-12 pb-section @lg:pt-20">
      <div className="flex flex-col items-center gap-5 text-center @lg:gap-6">
        <Timecode at={at}>{label}</Timecode>
        <OpeningHeading opening={opening} className="max-w-[13.32em] text-title" />
        <OpeningLede opening={opening} className="text-balance" />
        <OpeningActions opening={opening} className="items-center [&>div]:justify-center" />
      </div>
      {media && (
        <div className={`relative mt-16 @lg:mt-20 ${WINDOW_WIDE}`}>
          <Playhead className="absolute bottom-full left-1/2 h-8 -translate-x-1/2 @lg:h-10" />
          <Media eager media={media} shape="aspect-4/3 @lg:aspect-2/1" className={`w-full ${EDGE_TO_EDGE}`} />
        </div>
      )}
    </div>
  );
}
