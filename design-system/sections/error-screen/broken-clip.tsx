import { TimelineRuler } from '../../illustrations/timeline-ruler.tsx';
import { Waveform } from '../../illustrations/waveform.tsx';
import type { ErrorScreenContent } from './error-screen.schema.ts';

/** Kind of damage that the illustration shows. */
type DamageKind = NonNullable<ErrorScreenContent['drawing']>;

/** Returns the kind of damage that is shown by default for a status code. */
export function getDamageKind(statusCode: number | undefined): DamageKind {
  if (statusCode === 410) return 'cut-off';
  return statusCode === 503 ? 'paused' : 'missing-frame';
}

interface BrokenClipProps {
  /** Large text on the clip: the status code, or a word if there is none. */
  sign: number | string;
  /** Timecode at the marker. */
  at: string;
  drawing: DamageKind;
  /** Time in ISO 8601 (UTC) at which the page is expected to work again. Only `paused` shows it. */
  until?: string | undefined;
  /**
   * True for a smaller font size: for a word, which is longer than a status code, and for errors of one part of a page.
   */
  isSmall: boolean;
}

/**
 * Illustration of an error: the status code on a damaged clip of a timeline, as wide as the viewport, with a marker at
 * the damage. Assistive technology gets only the code.
 */
export function BrokenClip({ sign, at, drawing, until, isSmall }: BrokenClipProps) {
  const isCode = typeof sign === 'number';
  return (
    // `--inset` is the padding of the clip, and `--sound` the height of the waveform. The cut and the marker use both
    // to extend beyond the status code.
    <div
      data-slot="track"
      className="flex flex-col gap-1.5 [--inset:2.5rem] [--sound:2.75rem] @lg:[--inset:3rem] @lg:[--sound:3.5rem]"
    >
      {isCode ? (
        <div className="h-9 border-b border-line" />
      ) : (
        <TimelineRuler seconds={30} className="border-b border-line" />
      )}
      <div className="relative z-raised bg-clip-screen py-(--inset) forced-colors:border-y">
        <div className="page">
          <div
            data-slot="status-code"
            className={`display relative -ms-[0.02em] w-fit leading-[0.76] tracking-[-0.045em] text-on-clip ${isSmall ? 'text-[min(19cqi,15rem)]' : 'text-[min(31cqi,23rem)]'} ${markerPositionClasses[drawing]}`}
          >
            {sign}
            {isCode && <Ruler code={sign} />}
            <DamagedPart drawing={drawing} until={until} />
            <Playhead at={at} />
          </div>
        </div>
      </div>
      <div aria-hidden="true" className="h-(--sound) bg-clip-sound py-2 text-on-clip-sound">
        <Waveform bars={320} seed={4} />
      </div>
    </div>
  );
}

/** Classes that set the position of the marker by kind of damage, relative to the width of the status code. */
const markerPositionClasses: Readonly<Record<DamageKind, string>> = {
  'missing-frame': '[--cut:63%]',
  'cut-off': '[--cut:calc(100%+0.1em)]',
  paused: '[--cut:calc(100%+0.1em)]',
  'breaking-up': '[--cut:42.5%]',
  'missing-clip': '[--cut:calc(100%+0.1em)]',
};

/** Ruler above the clip. Its second number is at the marker and equals the first digit of the status code. */
function Ruler({ code }: { code: number }) {
  const intervalSeconds = Math.floor(code / 100);
  const labelCount = 15;
  return (
    <div
      className="absolute font-normal"
      style={{
        insetInlineStart: 0,
        top: 'calc(-2.625rem - var(--inset))',
        width: `calc(${labelCount} * var(--cut))`,
        letterSpacing: 0,
      }}
    >
      <TimelineRuler seconds={(labelCount - 1) * intervalSeconds} every={intervalSeconds} />
    </div>
  );
}

/** Marker with a timecode. When it appears, it moves from the start to the damage. */
function Playhead({ at }: { at: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute start-(--cut) -top-[calc(var(--inset)+1.5rem)] -bottom-[calc(var(--inset)+var(--sound)+2rem)] w-0.5 -translate-x-1/2 bg-record motion-safe:transition-[inset-inline-start] motion-safe:duration-slow motion-safe:ease-in-out motion-safe:starting:start-0 forced-colors:bg-[Highlight] rtl:translate-x-1/2"
    >
      <span className="absolute start-1/2 top-0 size-3 -translate-x-1/2 rotate-45 rounded-xs bg-record rtl:translate-x-1/2" />
      {/* The position of the timecode depends on the text direction, but its digits are always left-to-right. */}
      <span className="timecode absolute start-3 bottom-0 leading-none font-normal whitespace-nowrap text-ink-muted">
        <bdi dir="ltr">{at}</bdi>
      </span>
    </span>
  );
}

/** Position classes of a cut through the video track and the audio track. */
const damagePositionClasses = 'absolute -top-(--inset) -bottom-[calc(var(--inset)+var(--sound)+0.375rem)]';
const hatchStyles =
  'bg-canvas bg-[repeating-linear-gradient(135deg,var(--onset-color-line)_0_1px,transparent_1px_9px)]';

interface DamagedPartProps {
  drawing: DamageKind;
  /** Time in ISO 8601 (UTC) at which the page is expected to work again. Only `paused` shows it. */
  until?: string | undefined;
}

/** Damaged part of the clip. It begins at the marker (`--cut`). */
function DamagedPart({ drawing, until }: DamagedPartProps) {
  switch (drawing) {
    case 'missing-frame':
      return <ClipGap className="start-(--cut) w-[0.24em] border-e" />;
    case 'missing-clip':
      return <ClipGap className="start-(--cut) w-[1.6em] border-e" />;
    case 'cut-off':
      return <ClipGap className="start-(--cut) w-[100vw]" />;
    case 'paused':
      return <PausedRest until={until} />;
    case 'breaking-up':
      return gapClasses.map((className) => <ClipGap key={className} className={`border-e ${className}`} />);
  }
}

function ClipGap({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`border-dashed border-line-strong ${damagePositionClasses} ${hatchStyles} ${className}`}
    />
  );
}

/** Position and width classes of the gaps of `breaking-up`. Each gap is wider than the one before it. */
const gapClasses = [
  'start-(--cut) w-[0.07em]',
  'start-[58%] w-[0.16em]',
  'start-[76%] w-[0.3em]',
  'start-[101%] w-[100vw]',
] as const;

/**
 * Dimmed remainder of a paused clip. With `until`, it ends in wide containers at a mark with this time; otherwise, it
 * continues to the edge of the window.
 */
function PausedRest({ until }: { until: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={`start-(--cut) w-[100vw] bg-canvas/70 ${until ? '@lg:w-[0.98em]' : ''} ${damagePositionClasses}`}
    >
      <span className="absolute start-[0.3em] top-(--inset) flex h-[0.76em] gap-[0.16em] forced-colors:hidden">
        <span className="w-[0.2em] bg-on-clip" />
        <span className="w-[0.2em] bg-on-clip" />
      </span>
      {until && <ContinuationMark at={until} />}
    </span>
  );
}

/** Mark with the time at which the clip continues. The text below the clip has the date. */
function ContinuationMark({ at }: { at: string }) {
  return (
    <span className="absolute end-0 -top-6 -bottom-7 hidden w-px bg-ink @lg:block">
      <span className="absolute start-1/2 top-0 size-3 -translate-x-1/2 rotate-45 rounded-xs border border-ink bg-canvas rtl:translate-x-1/2" />
      <span className="timecode absolute end-3 bottom-0 leading-none font-normal whitespace-nowrap text-ink-muted">
        <bdi dir="ltr">{at.slice(11, 16)} UTC</bdi>
      </span>
    </span>
  );
}
