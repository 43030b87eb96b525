import { act } from '../act.ts';
import { timecode } from '../timeline-ruler/index.ts';
import { Press } from './press.tsx';
import type { PressAt } from './press.tsx';

/** Seconds that the graph shows. */
const SHOWN = 14;

/** How large the picture is over time, in a box of ten to the second and 100 down: 1× at 86, 2.4× at 20. */
const curve =
  'M0 86H12C16 86 16 58 20 58H50C54 58 54 86 58 86H68C72 86 72 39 76 39H84C88 39 88 20 92 20H118C122 20 122 86 126 86H140';

/** What is written at the curve: its left and top, in per cent. */
const notes = [
  { left: 6, top: 60, text: 'in' },
  { left: 24, top: 36, text: 'hold' },
  { left: 41, top: 60, text: 'out' },
  { left: 75.5, top: 26, text: '2.4×' },
] as const;

/** The curve of the zoom over time. Each zoom begins before its press. */
export function Graph({ presses }: { presses: readonly PressAt[] }) {
  return (
    <div className="relative flex grow-2 basis-0 flex-col border-t border-app-line font-mono text-ink-muted">
      <div className="flex h-[2.6em] shrink-0 items-center">
        {Array.from({ length: SHOWN / 2 }, (_, index) => (
          <span
            key={index}
            className="w-1/7 border-s border-app-line ps-[0.4em] text-[0.85em] leading-none text-ink-faint"
          >
            {timecode(index * 2)}
          </span>
        ))}
      </div>
      <div className="relative grow">
        <svg
          {...act('reveal')}
          viewBox="0 0 140 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          fill="none"
        >
          <path d={`${curve}V100H0z`} className="fill-record/10" />
          <path d={curve} className="stroke-record" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
        </svg>
        {presses.map(({ at }, index) => (
          <span
            key={at}
            className="absolute inset-y-0 border-s border-dashed border-ink-faint"
            style={{ left: `${(at / SHOWN) * 100}%` }}
          >
            <Press number={index + 1} className="absolute top-0" {...act('pop', { after: at / SHOWN, lasts: 0.3 })} />
          </span>
        ))}
        {notes.map(({ left, top, text }) => (
          <span
            key={text}
            {...act('appear', { after: left / 100, lasts: 0.2, style: { left: `${left}%`, top: `${top}%` } })}
            className="absolute text-[0.92em]"
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
