import { Icon } from '../primitives/icon.tsx';
import type { IconName } from '../primitives/icon.tsx';
import { act } from './act.ts';
import { Slider, Stage, Switch } from './parts.tsx';
import { Waveform } from './waveform.tsx';

/** Separate tracks of the voice and the Mac's sound. One has a reduced volume. */
export function SoundTracks() {
  return (
    <Stage roomy={[58, 32]} compact={[34, 30]} className="grid grid-rows-2">
      <Track icon="microphone" name="Microphone" level="−16" at={0.68} seed={10} />
      <Track icon="speaker" name="The Mac" level="−32" at={0.3} seed={4} isQuiet />
    </Stage>
  );
}

interface TrackProps {
  icon: IconName;
  name: string;
  /** Level in decibels. */
  level: string;
  /** Position of the level's knob, from 0 to 1. */
  at: number;
  seed: number;
  isQuiet?: boolean;
}

function Track({ icon, name, level, at, seed, isQuiet = false }: TrackProps) {
  return (
    <div className="grid min-h-0 grid-cols-[17em_1fr] gap-[1.6em] border-app-line p-[1.6em] not-last:border-b compact:grid-cols-1 compact:grid-rows-[auto_1fr] compact:gap-[0.8em] compact:p-[1em]">
      <div className="flex flex-col justify-center gap-[1em] text-ink-muted">
        <span className="flex items-center gap-[0.7em] text-[1.1em] font-medium text-ink">
          <Icon name={icon} />
          {name}
        </span>
        <Slider label="Level" value={level} at={at} accent={isQuiet} />
        <span className="compact:hidden">
          <Switch label="In the video" on />
        </span>
      </div>
      <span className="flex min-h-0 items-center rounded-[0.6em] bg-clip-sound text-on-clip-sound">
        <span
          {...act(isQuiet ? 'fall' : 'reveal')}
          className={`block w-full ${isQuiet ? 'h-1/4' : 'h-full py-[0.5em]'}`}
        >
          <Waveform bars={120} seed={seed} />
        </span>
      </span>
    </div>
  );
}
