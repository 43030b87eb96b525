import { act } from './act.ts';
import { Slider, Stage, Switch } from './parts.tsx';
import { Waveform } from './waveform.tsx';

/** Track of the microphone as recorded, and with the noise of the room reduced. */
export function Sound() {
  return (
    <Stage roomy={[58, 32]} compact={[34, 25]} className="grid grid-rows-[1fr_auto]">
      <div className="grid min-h-0 grid-cols-[1fr_auto] gap-[1.6em] p-[1.6em] compact:gap-[1em] compact:p-[1em]">
        <div className="grid min-h-0 grid-rows-2 gap-[0.8em]">
          <Lane name="As recorded" floor="−41" className="bg-app-track text-ink-faint" noise={0.34} />
          <Lane name="Noise reduced" floor="−68" className="bg-clip-sound text-on-clip-sound" />
        </div>
        <Meter />
      </div>
      <div className="grid grid-cols-3 items-center gap-[2.2em] border-t border-app-line bg-app-window px-[1.6em] py-[1em] text-ink-muted compact:grid-cols-2 compact:gap-[1em] compact:p-[1em]">
        <Switch label="Reduce noise" on />
        <Slider label="Amount" value="70%" at={0.7} accent />
        <div className="compact:hidden">
          <Slider label="Level" value="−16" at={0.53} />
        </div>
      </div>
    </Stage>
  );
}

interface LaneProps {
  name: string;
  /** Noise level in pauses, in decibels. */
  floor: string;
  noise?: number;
  className: string;
}

function Lane({ name, floor, noise = 0, className }: LaneProps) {
  return (
    <div data-slot="lane" className="flex min-h-0 flex-col gap-[0.5em]">
      <span className="flex items-baseline justify-between text-[0.92em] text-ink-muted">
        <span className="font-medium text-ink">{name}</span>
        <span className="font-mono">pauses {floor} dB</span>
      </span>
      <span className={`min-h-0 grow rounded-[0.5em] py-[0.5em] ${className}`}>
        <Waveform {...(noise === 0 && act('reveal'))} bars={120} seed={14} noise={noise} />
      </span>
    </div>
  );
}

/** Marks of the scale in decibels, with their heights in percent. */
const scaleMarks = [
  { level: '0', at: 100 },
  { level: '−6', at: 82 },
  { level: '−12', at: 64 },
  { level: '−24', at: 40 },
  { level: '−48', at: 10 },
] as const;

const STEP_COUNT = 24;

/** Level meter with speech at about twelve decibels below the maximum. */
function Meter() {
  return (
    <div className="flex gap-[0.6em]">
      <span className="flex w-[1.3em] flex-col-reverse gap-[0.15em]">
        {Array.from({ length: STEP_COUNT }, (_, step) => (
          <span
            key={step}
            className={`grow rounded-[0.15em] ${step < STEP_COUNT * 0.64 ? 'bg-clip-camera' : step === 19 ? 'bg-record' : 'bg-app-line'}`}
          />
        ))}
      </span>
      <span className="relative w-[1.8em] font-mono text-[0.85em] leading-none text-ink-muted">
        {scaleMarks.map(({ level, at }) => (
          <span key={level} className="absolute translate-y-1/2" style={{ bottom: `${at}%` }}>
            {level}
          </span>
        ))}
      </span>
    </div>
  );
}
