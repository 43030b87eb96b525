import { Playhead } from '../../illustrations/playhead/index.ts';
import { TimelineRuler } from '../../illustrations/timeline-ruler/index.ts';
import { Timecode } from '../../primitives/timecode.tsx';
import { Media } from '../media.tsx';
import { OpeningActions, OpeningHeading, OpeningLede } from './opening.tsx';
import type { Opening } from './opening.tsx';

/** Words on five columns; on the other seven a clip, which begins at the playhead, and under it the ruler. */
export function Split({ opening }: { opening: Opening }) {
  const { at, label, media } = opening;
  return (
    <div className="border-b border-line">
      <div className="page grid grid-cols-1 gap-x-6 gap-y-10 pt-8 @lg:pt-12 @xl:grid-cols-12">
        <div className="flex flex-col gap-5 @lg:gap-6 @xl:col-span-5 @xl:pb-12">
          <Timecode at={at}>{label}</Timecode>
          <OpeningHeading opening={opening} className="text-title" />
          <OpeningLede opening={opening} />
          <OpeningActions opening={opening} className="@xl:mt-auto @xl:pt-8" />
        </div>
        {media && (
          <div className="relative grid grid-cols-1 grid-rows-[1fr_auto] @xl:col-span-7 @xl:col-start-6">
            <Media
              eager
              media={media}
              shape="aspect-4/3 @lg:aspect-16/9 @xl:aspect-4/3"
              // As wide as its columns also where the words are taller: else the shape would make it wider than the page.
              className="w-full rounded-ss-none rounded-b-none border-b-0 @xl:self-stretch"
            />
            <TimelineRuler seconds={30} className="w-[100cqi] border-t border-line" />
            <Playhead className="absolute inset-y-0 start-0" />
          </div>
        )}
      </div>
    </div>
  );
}
