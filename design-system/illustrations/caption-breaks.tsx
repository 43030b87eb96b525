import { BarByChoice, ByChoice } from './by-choice.tsx';
import { bob } from './look-bob.tsx';
import { backdropClasses, Stage } from './parts.tsx';
import { Person } from './person.tsx';

/** Lines of the caption for each option. */
const captionLines = [
  ['Open the settings, choose Sound, and switch the input to your headset.'],
  ['Open the settings, choose Sound, and switch', 'the input to your headset.'],
  ['Open the settings, choose Sound,', 'and switch the input to your headset.'],
  ['In Settings, Sound, choose your headset.'],
] as const;

/** Time to speak the sentence and length of the time scale, in seconds, and the reading speed of viewers. */
const [SPEECH_SECONDS, TIMELINE_SECONDS, CHARACTERS_PER_SECOND] = [3, 5, 17] as const;

const speakingSeconds = captionLines.map(() => SPEECH_SECONDS);
const readingSeconds = captionLines.map((lines) => lines.join(' ').length / CHARACTERS_PER_SECOND);
const toWidth = (seconds: number): string => `${Math.round((seconds / TIMELINE_SECONDS) * 100)}%`;
const formatSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** Four versions of a caption, with the time to speak and the time to read each of them. */
export function CaptionBreaks() {
  return (
    <Stage roomy={[58, 33]} compact={[35, 28]} className="grid grid-rows-[5fr_2fr]">
      <div className={`relative overflow-hidden ${backdropClasses.lesson}`}>
        <Person look={bob} className="absolute bottom-0 left-1/2 h-[92%] -translate-x-1/2" />
        <div className="absolute inset-x-0 bottom-[1.2em] flex justify-center text-[1.45em] leading-[1.35] text-[oklch(0.98_0_255)] compact:text-[1em]">
          <ByChoice className="flex flex-col items-center rounded-[0.4em] bg-[oklch(0.18_0.01_260)] px-[0.7em] py-[0.35em] font-medium compact:px-[0.4em]">
            {captionLines.map((lines) => lines.map((line) => <span key={line}>{line}</span>))}
          </ByChoice>
        </div>
      </div>
      <div className="grid content-center gap-[0.6em] border-t border-app-line px-[1.6em] font-mono compact:px-[1em]">
        <BarByChoice
          name="Spoken"
          tone="bg-clip-sound"
          widths={speakingSeconds.map(toWidth)}
          values={speakingSeconds.map(formatSeconds)}
        />
        <BarByChoice
          name="Read"
          tone="bg-record"
          widths={readingSeconds.map(toWidth)}
          values={readingSeconds.map(formatSeconds)}
        />
      </div>
    </Stage>
  );
}
