import { act } from '../act.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Waveform } from '../waveform/index.ts';

/** The chosen file, played without being opened. It takes what room the list leaves. */
export function FilePreview() {
  return (
    <div className="flex min-h-0 grow-3 basis-0 items-center gap-[1em] overflow-hidden border-t border-app-line bg-app-panel px-[1.2em] py-[0.8em] text-ink-muted">
      <Icon name="play" className="text-ink" />
      <span className="h-full max-h-[9em] min-w-0 grow rounded-[0.5em] bg-clip-sound text-on-clip">
        <Waveform {...act('reveal', { after: 0.5, lasts: 0.6 })} bars={110} seed={10} />
      </span>
      <span className="font-mono text-[0.92em]">00:28</span>
    </div>
  );
}
