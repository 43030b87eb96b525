import { BarByChoice, ByChoice, getValueAttributes } from './by-choice.tsx';
import { curls } from './look-curls.tsx';
import { backdropClasses, Stage } from './parts.tsx';
import { Person } from './person.tsx';

/**
 * Distances to the microphone in centimeters, one for each option. The levels below are in decibels; the voice has -30
 * at 60 cm.
 */
const distances = [60, 30, 15, 5] as const;
const ROOM_NOISE_DECIBELS = -50;
const roomLevels = distances.map(() => ROOM_NOISE_DECIBELS);
const voiceLevels = distances.map((distance) => Math.round(-30 + 20 * Math.log10(distances[0] / distance)));

/** Lowest level that the meter shows, in decibels. */
const MIN_DECIBELS = -60;

const toWidth = (decibels: number): string => `${Math.round((1 - decibels / MIN_DECIBELS) * 100)}%`;

/** Microphone at four distances from a person's mouth, with the levels of the voice and the room. */
export function MicrophoneDistance() {
  return (
    <Stage roomy={[56, 32]} compact={[34, 28]} className="grid grid-rows-[11fr_9fr]">
      <div className={`relative overflow-hidden ${backdropClasses.booking}`}>
        <Person look={curls} className="absolute bottom-0 left-[1em] h-[94%]" />
        <div className="absolute right-[2em] bottom-[2.6em] left-[10em] border-t-[0.15em] border-ink-muted/50 compact:left-[8.9em]">
          {distances.map((distance) => (
            <span
              key={distance}
              style={{ left: `${(distance / 60) * 100}%` }}
              className="absolute top-[0.3em] -translate-x-1/2 font-mono text-[0.92em] text-ink-muted"
            >
              {distance}
              {distance === 60 && ' cm'}
            </span>
          ))}
          <span
            {...getValueAttributes(distances.map((distance) => `${Math.round((distance / 60) * 100)}%`))}
            className="absolute bottom-0 left-(--value) flex -translate-x-1/2 flex-col items-center motion-safe:transition-[left] motion-safe:duration-slow"
          >
            <span className="h-[3.4em] w-[2em] rounded-full border-[0.15em] border-ink bg-ink-fill bg-[repeating-linear-gradient(transparent_0_0.3em,oklch(0.6_0_0/0.6)_0.3em_0.4em)]" />
            <span className="h-[2.9em] w-[0.35em] compact:h-[2.2em] bg-ink-fill" />
            <span className="h-[0.5em] w-[3em] rounded-t-full bg-ink-fill" />
          </span>
        </div>
      </div>
      <div className="grid content-center gap-[1em] border-t border-app-line px-[1.6em] font-mono compact:px-[1em]">
        <BarByChoice name="Voice" tone="bg-record" widths={voiceLevels.map(toWidth)} values={voiceLevels.map(String)} />
        <BarByChoice name="Room" tone="bg-ink-muted" widths={roomLevels.map(toWidth)} values={roomLevels.map(String)} />
        <span className="ms-[5.88em] me-[5.18em] flex items-baseline justify-between text-[0.85em] text-ink-faint">
          <span>{MIN_DECIBELS} dB</span>
          <span className="text-[1.2em] font-medium text-ink">
            <ByChoice>{voiceLevels.map((voiceLevel) => `${voiceLevel - ROOM_NOISE_DECIBELS} dB apart`)}</ByChoice>
          </span>
          <span>0</span>
        </span>
      </div>
    </Stage>
  );
}
