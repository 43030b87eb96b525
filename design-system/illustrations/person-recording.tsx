import { act } from './act.ts';
import { Listening } from './listening.tsx';
import { Room } from './room.tsx';

/** Person who records at a desk with headphones and a microphone, and the controls of the recorder in a corner. */
export function PersonRecording() {
  return (
    <div
      dir="ltr"
      className="relative h-full [container-type:size] overflow-clip bg-app-panel forced-color-adjust-none"
    >
      <Room className="absolute inset-0 size-full" />
      <Listening className="absolute bottom-0 left-1/2 h-full -translate-x-1/2" />
      <Microphone />
      <Controls />
    </div>
  );
}

/** Microphone on an arm from the right. It has the same view box as the person, so that it stays at the mouth. */
function Microphone() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-64 -8 368 368"
      className="absolute bottom-0 left-1/2 h-full -translate-x-1/2"
      overflow="visible"
      fill="none"
      strokeLinejoin="round"
    >
      <path d="M192 150l52 18 64-66 500-60" stroke="oklch(0.3 0.012 260)" strokeWidth="7" />
      <path d="M170 134l26 12" stroke="oklch(0.24 0.012 260)" strokeWidth="22" strokeLinecap="round" />
      <path d="M166 128l10 5" stroke="oklch(0.36 0.014 260)" strokeWidth="11" strokeLinecap="round" />
      <circle cx="244" cy="166" r="6" fill="oklch(0.44 0.014 260)" />
    </svg>
  );
}

/** Controls on the screen during a recording. */
function Controls() {
  return (
    <div
      {...act('enter', { durationSeconds: 0.7, from: '0 -3em', style: { fontSize: 'min(3.6cqi,3.1cqb)' } })}
      className="absolute top-[1em] left-[1em] flex items-center gap-[0.8em] rounded-full border border-app-line bg-app-window px-[1.2em] py-[0.55em] font-mono text-ink shadow-float"
    >
      <span className="size-[0.85em] rounded-full bg-record" />
      <span>00:42</span>
      <span className="h-[1.2em] border-s border-app-line" />
      <svg aria-hidden="true" viewBox="0 0 10 10" width="1em" height="1em" fill="currentColor">
        <path d="M2 1h2v8H2zm4 0h2v8H6z" />
      </svg>
    </div>
  );
}
