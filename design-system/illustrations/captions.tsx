import type { ReactNode } from 'react';
import { act } from './act.ts';
import { bob } from './look-bob.tsx';
import { curls } from './look-curls.tsx';
import { Person } from './person.tsx';
import { RecordedWindow } from './recorded-window.tsx';
import { backdropClasses } from './parts.tsx';

/** Size of the illustration. The transcript is over a corner of the video, or below the video in a tall box. */
const STAGE_STYLE = {
  fontSize: 'min(3.8cqb, 1.83cqi + 1.02cqb, 3.2cqi)',
  width: 'min(36em, 95cqi)',
  height: 'clamp(24.5em, 88cqb, 31em)',
};

/**
 * Texts of the talks by name. `lines` are the lines of the caption. `line` is the same passage in the transcript, with
 * a misheard word.
 */
const talks = {
  code: {
    lines: [
      ['Press', 'Publish,'],
      ['and', 'the', 'old', 'page'],
    ],
    said: 'Publish,',
    before: 'So this is the draft.',
    line: { start: 'Press', heard: 'polish', said: 'Publish', end: ', and the old page' },
    after: 'stays where it was.',
  },
  lesson: {
    lines: [
      ['Type', 'equals,'],
      ['then', 'the', 'sum'],
    ],
    said: 'equals,',
    before: 'Here is what we spent.',
    line: { start: 'Type', heard: 'sequels', said: 'equals', end: ', then the sum' },
    after: 'of all five cells.',
  },
} as const;

/** Video of a talk with a caption, in which the current word is marked, and with its transcript. */
export function Captions({ of: talkName = 'code' }: { of?: keyof typeof talks } = {}) {
  const { lines, said, ...transcript } = talks[talkName];
  const isLesson = talkName === 'lesson';
  return (
    <div
      dir="ltr"
      className={`relative h-full wrap-break-word [container-type:size] overflow-clip ${backdropClasses[talkName]} forced-color-adjust-none`}
    >
      <div style={STAGE_STYLE} className="absolute top-1/2 left-1/2 -translate-1/2">
        <div
          style={{ height: '19em', width: '29em' }}
          className="absolute top-0 left-0 overflow-clip rounded-[0.8em] bg-clip-camera shadow-window"
        >
          <RecordedWindow app={talkName} style={{ top: '1.4em', right: '1.4em', height: '12.6em', width: '17em' }} />
          <Person
            look={isLesson ? bob : curls}
            style={{ left: '-0.4em', height: '16.4em' }}
            className="absolute bottom-0"
          />
          <CaptionLine lines={lines} said={said} />
        </div>
        <Transcript {...transcript} />
      </div>
    </div>
  );
}

/** Variant of `Captions` for a spreadsheet lesson. */
export function CaptionsLesson() {
  return <Captions of="lesson" />;
}

interface CaptionLineProps {
  lines: readonly (readonly string[])[];
  /** Word that is being spoken. The caption highlights it. */
  said: string;
}

/** Caption in the video. The current word is marked. */
function CaptionLine({ lines, said }: CaptionLineProps) {
  const words = lines.flat();
  return (
    <div
      style={{
        bottom: '0.5em',
        left: '2.4em',
        background: 'oklch(0.18 0.01 260)',
        fontSize: '1.3em',
        color: 'oklch(0.98 0 255)',
      }}
      className="absolute flex flex-col items-center rounded-[0.45em] px-[0.6em] py-[0.45em] leading-[1.4] font-medium"
    >
      {lines.map((line) => (
        <div key={line.join(' ')} className="flex">
          {line.map((word) => (
            <Word key={word} word={word} after={words.indexOf(word) * 0.2} isSaid={word === said} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Word({ word, after, isSaid }: { word: string; after: number; isSaid: boolean }) {
  return (
    <span style={{ paddingInline: '0.14em' }} className="relative">
      {isSaid && (
        <span
          {...act('pop', {
            delaySeconds: after,
            durationSeconds: 0.2,
            style: { inset: '0.02em -0.03em', background: 'oklch(0.52 0.19 32)' },
          })}
          className="absolute rounded-[0.27em]"
        />
      )}
      <span className="relative">{word}</span>
    </span>
  );
}

interface TranscriptProps {
  before: string;
  /** Current line. `heard` is the misheard word, and `said` the correct one. */
  line: { readonly start: string; readonly heard: string; readonly said: string; readonly end: string };
  after: string;
}

/** Transcript, in which a misheard word is corrected and a silence is suggested as a cut. */
function Transcript({ before, line, after }: TranscriptProps) {
  return (
    <div
      style={{ width: '15.5em', paddingBottom: '0.7em' }}
      className="absolute end-0 bottom-0 rounded-[0.7em] border border-app-line bg-app-window leading-[1.4] text-ink shadow-window"
    >
      <div className="flex items-baseline justify-between border-b border-app-line px-[1em] py-[0.55em]">
        <span className="font-medium">Captions</span>
        <span className="font-mono text-[0.85em] text-ink-muted">.srt .vtt</span>
      </div>
      <Line at="00:12">{before}</Line>
      <Line at="00:15" lit>
        {line.start} <s className="text-ink-muted">{line.heard}</s>{' '}
        <span style={{ paddingInline: '0.15em', borderRightWidth: '0.12em' }} className="border-record bg-app-track">
          {line.said}
        </span>
        {line.end}
      </Line>
      <div
        style={{ marginInline: '1em', marginBlock: '0.45em' }}
        className="flex items-center gap-[0.6em] rounded-[0.35em] border border-dashed border-app-skeleton px-[0.7em] py-[0.3em] font-mono text-[0.85em] text-ink-muted"
      >
        2.4 s of silence
        <span className="ms-auto text-accent-text">Cut</span>
      </div>
      <Line at="00:20">{after}</Line>
    </div>
  );
}

function Line({ at, lit = false, children }: { at: string; lit?: boolean; children: ReactNode }) {
  return (
    <div style={{ paddingTop: '0.5em' }} className="relative flex gap-[0.9em] px-[1em]">
      {lit && <span style={{ top: '0.6em', bottom: '0.1em' }} className="absolute left-0 w-[0.24em] bg-record" />}
      <span style={{ lineHeight: '1.7' }} className="font-mono text-[0.85em] text-ink-muted">
        {at}
      </span>
      <span>{children}</span>
    </div>
  );
}
