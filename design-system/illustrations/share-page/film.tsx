import { act } from '../act.ts';
import { Icon } from '../../primitives/icon.tsx';
import { RecordedWindow } from '../recorded-window/index.ts';

/** The film on the page, with the controls of its player. */
export function Film() {
  return (
    <div className="relative aspect-16/9 w-[min(100%,94cqb)] overflow-hidden rounded-[0.6em] bg-linear-135 from-backdrop-from to-backdrop-to">
      <RecordedWindow className="top-[9%] left-[7%] aspect-16/10 w-[86%]" />
      <div className="absolute inset-x-[0.6em] bottom-[0.6em] flex items-center gap-[0.8em] rounded-[0.5em] bg-ink-fill px-[1em] py-[0.5em] font-mono text-[0.92em] leading-none text-on-ink-fill">
        <Icon name="play" />
        0:12
        <span className="h-[0.3em] grow overflow-hidden rounded-full bg-ink-muted">
          <span {...act('fill', { style: { width: '43%' } })} className="block h-full origin-left bg-record" />
        </span>
        0:28
      </div>
    </div>
  );
}
