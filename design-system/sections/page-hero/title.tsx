import { Playhead } from '../../illustrations/playhead/index.ts';
import { TimelineRuler } from '../../illustrations/timeline-ruler/index.ts';
import { OpeningWords } from './opening-words.tsx';
import type { Opening } from './opening.tsx';

/** The words alone, on the ruler. The ruler begins where the page does, and so does the playhead. */
export function Title({ opening }: { opening: Opening }) {
  return (
    <>
      <OpeningWords opening={opening} className="pb-10 @lg:pb-14" />
      <div className="border-t border-line">
        <div className="page relative">
          <TimelineRuler seconds={30} className="w-[100cqi]" />
          <Playhead className="absolute inset-y-0 start-0" />
        </div>
      </div>
    </>
  );
}
