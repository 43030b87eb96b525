import { TimelineRuler } from '../../illustrations/timeline-ruler/index.ts';
import { Waveform } from '../../illustrations/waveform/index.ts';
import { statusTimecode } from './status-timecode.ts';

/**
 * The status code on a clip of a timeline: as wide as the viewport, cut at the playhead, where one frame is
 * missing. For assistive technology there is the code alone.
 */
export function MissingFrame({ statusCode }: { statusCode: number | undefined }) {
  return (
    // The distances of cut and playhead beyond the code are those of ruler, padding and sound around it.
    <div
      data-slot="track"
      className="flex flex-col gap-1.5 [--inset:2.5rem] [--sound:2.75rem] @lg:[--inset:3rem] @lg:[--sound:3.5rem]"
    >
      <TimelineRuler seconds={30} className="border-b border-line" />
      <div className="relative z-raised bg-clip-screen py-(--inset) forced-colors:border-y">
        <div className="page">
          <p
            data-slot="status-code"
            className="display relative -ms-[0.02em] w-fit text-[min(31cqi,23rem)] leading-[0.76] tracking-[-0.045em] text-on-clip"
          >
            {statusCode ?? 'Error'}
            <span
              aria-hidden="true"
              className="absolute start-[63%] -top-(--inset) -bottom-[calc(var(--inset)+var(--sound)+0.375rem)] w-[0.24em] border-e border-dashed border-line-strong bg-canvas bg-[repeating-linear-gradient(135deg,var(--onset-color-line)_0_1px,transparent_1px_9px)]"
            />
            <Playhead at={statusTimecode(statusCode)} />
          </p>
        </div>
      </div>
      <div aria-hidden="true" className="h-(--sound) bg-clip-sound py-2 text-on-clip">
        <Waveform bars={320} seed={4} />
      </div>
    </div>
  );
}

/** It moves to the cut once and stops there. */
function Playhead({ at }: { at: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute start-[63%] -top-[calc(var(--inset)+1.5rem)] -bottom-[calc(var(--inset)+var(--sound)+2rem)] w-0.5 -translate-x-1/2 bg-record motion-safe:transition-[inset-inline-start] motion-safe:duration-slow motion-safe:ease-in-out motion-safe:starting:start-0 forced-colors:bg-[Highlight] rtl:translate-x-1/2"
    >
      <span className="absolute start-1/2 top-0 size-3 -translate-x-1/2 rotate-45 rounded-xs bg-record rtl:translate-x-1/2" />
      {/* Its place is on the page's side of the playhead, so only the figures read from left to right. */}
      <span className="timecode absolute start-3 bottom-0 leading-none font-normal whitespace-nowrap text-ink-muted">
        <bdi dir="ltr">{at}</bdi>
      </span>
    </span>
  );
}
