import { Timecode } from '../../primitives/timecode.tsx';
import { OpeningActions, OpeningHeading, OpeningLede } from './opening.tsx';
import type { Opening } from './opening.tsx';

/** The words across the page: the heading on eight columns, what it means and what can be done on the other four. */
export function OpeningWords({ opening, className = '' }: { opening: Opening; className?: string }) {
  return (
    <div className={`page grid gap-x-6 gap-y-6 pt-8 @lg:grid-cols-12 @lg:gap-y-8 @lg:pt-12 ${className}`}>
      <Timecode at={opening.at} className="@lg:col-span-12">
        {opening.label}
      </Timecode>
      <OpeningHeading opening={opening} className="max-w-[13.32em] text-title @lg:col-span-8" />
      <div className="flex flex-col gap-6 @lg:col-span-4 @lg:self-end">
        <OpeningLede opening={opening} />
        <OpeningActions opening={opening} />
      </div>
    </div>
  );
}
