import type { Drawing } from './broken-clip.tsx';

/** Through picture and sound, from above the one to below the other. */
const heightStyles = 'absolute -top-(--inset) -bottom-[calc(var(--inset)+var(--sound)+0.375rem)]';
const hatchStyles =
  'bg-canvas bg-[repeating-linear-gradient(135deg,var(--onset-color-line)_0_1px,transparent_1px_9px)]';

interface CutProps {
  drawing: Drawing;
  /** When what is paused goes on, in UTC. */
  until?: string | undefined;
}

/** What is missing of a clip, from the playhead on: `--cut` says where that is. */
export function Cut({ drawing, until }: CutProps) {
  switch (drawing) {
    case 'missing-frame':
      return <Hole className="start-(--cut) w-[0.24em] border-e" />;
    case 'missing-clip':
      return <Hole className="start-(--cut) w-[1.6em] border-e" />;
    case 'cut-off':
      return <Hole className="start-(--cut) w-[100vw]" />;
    case 'paused':
      return <Pause until={until} />;
    case 'breaking-up':
      return dropouts.map((className) => <Hole key={className} className={`border-e ${className}`} />);
  }
}

function Hole({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`border-dashed border-line-strong ${heightStyles} ${hatchStyles} ${className}`}
    />
  );
}

/** The picture breaks up: each time more of it is missing, and at last all of it. */
const dropouts = [
  'start-(--cut) w-[0.07em]',
  'start-[58%] w-[0.16em]',
  'start-[76%] w-[0.3em]',
  'start-[101%] w-[100vw]',
] as const;

/** What is to come is there, and waits: to the end, or, where there is room to say it, until a time. */
function Pause({ until }: { until: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={`start-(--cut) w-[100vw] bg-canvas/70 ${until ? '@lg:w-[0.98em]' : ''} ${heightStyles}`}
    >
      <span className="absolute start-[0.3em] top-(--inset) flex h-[0.76em] gap-[0.16em] forced-colors:hidden">
        <span className="w-[0.2em] bg-on-clip" />
        <span className="w-[0.2em] bg-on-clip" />
      </span>
      {until && <Resume at={until} />}
    </span>
  );
}

/** Where it goes on. The hour is enough here; the day stands below with the words. */
function Resume({ at }: { at: string }) {
  return (
    <span className="absolute end-0 -top-6 -bottom-7 hidden w-px bg-ink @lg:block">
      <span className="absolute start-1/2 top-0 size-3 -translate-x-1/2 rotate-45 rounded-xs border border-ink bg-canvas rtl:translate-x-1/2" />
      <span className="timecode absolute end-3 bottom-0 leading-none font-normal whitespace-nowrap text-ink-muted">
        <bdi dir="ltr">{at.slice(11, 16)} UTC</bdi>
      </span>
    </span>
  );
}
