import { Icon } from '../../primitives/icon.tsx';
import { Lights, Stage } from '../parts/index.ts';
import { Film } from './film.tsx';
import { LINK } from './link.ts';
import { SharePanel } from './share-panel.tsx';

/** A film behind its link, as the one who watches it sees it, and the panel of the one who sent it. */
export function SharePage() {
  return (
    <Stage roomy={[64, 36]} compact={[34, 26]} ground="desk">
      <div className="absolute inset-[7%_6%_0] flex flex-col overflow-hidden rounded-t-[0.9em] border border-b-0 border-app-line bg-app-window shadow-window compact:inset-[5%_5%_0]">
        <div className="flex h-[3.4em] shrink-0 items-center gap-[1.2em] border-b border-app-line px-[1.2em]">
          <Lights />
          <span className="mx-auto flex w-1/2 items-center justify-center gap-[0.5em] rounded-[0.45em] bg-app-track px-[0.8em] py-[0.3em] text-ink-muted">
            <Icon name="lock" className="text-[0.85em]" />
            <span>{LINK}</span>
          </span>
          <Icon name="refresh" className="text-ink-faint" />
        </div>
        <div className="flex grow flex-col gap-[1em] px-[2.2em] pt-[1.7em] compact:p-[1em]">
          <Film />
          <div className="flex w-1/2 flex-col gap-[0.3em]">
            <span className="text-[1.7em] leading-[1.4] font-strong compact:text-[1.1em]">Release walkthrough</span>
            <span className="font-mono text-[0.92em] text-ink-muted">0:28 · 18 Nov 2026</span>
            <span className="mt-[1em] h-[0.5em] rounded-full bg-app-skeleton" />
            <span className="mt-[1em] h-[0.5em] w-3/4 rounded-full bg-app-skeleton" />
          </div>
        </div>
      </div>
      <SharePanel />
    </Stage>
  );
}
