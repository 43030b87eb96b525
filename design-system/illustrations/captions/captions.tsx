import { bob, curls, Person } from '../person/index.ts';
import { RecordedWindow } from '../recorded-window/index.ts';
import { CaptionLine } from './caption-line.tsx';
import { Transcript } from './transcript.tsx';

/** The film, and the transcript over its corner; in a box that is taller than wide, the transcript hangs below it. */
const STAGE = {
  fontSize: 'min(3.8cqb, 1.83cqi + 1.02cqb, 3.2cqi)',
  width: 'min(36em, 95cqi)',
  height: 'clamp(24.5em, 88cqb, 31em)',
};

/** The talks by name. `line` is the passage of the caption, with a misheard word. */
const talks = {
  release: {
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

/** A talk with what is being said written under it, the word of the moment marked, and the text that it comes from. */
export function Captions({ of: talk = 'release' }: { of?: keyof typeof talks } = {}) {
  const { lines, said, ...transcript } = talks[talk];
  const isLesson = talk === 'lesson';
  return (
    <div
      dir="ltr"
      className="relative h-full wrap-break-word [container-type:size] overflow-clip bg-linear-135 from-backdrop-from to-backdrop-to forced-color-adjust-none"
    >
      <div style={STAGE} className="absolute top-1/2 left-1/2 -translate-1/2">
        <div
          style={{ height: '19em', width: '29em' }}
          className="absolute top-0 left-0 overflow-clip rounded-[0.8em] bg-clip-camera shadow-window"
        >
          {isLesson ? (
            <RecordedWindow app="lesson" style={{ top: '1.4em', right: '1.4em', height: '12.6em', width: '17em' }} />
          ) : (
            <Slide />
          )}
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

/** Captions of a lesson with a table. */
export function CaptionsLesson() {
  return <Captions of="lesson" />;
}

/** What the talk is about: nobody has to read it. */
function Slide() {
  return (
    <div
      style={{ top: '1.6em', right: '1.8em', height: '12em' }}
      className="absolute flex w-[13em] flex-col gap-[0.8em] rounded-[0.5em] bg-app-window p-[1.2em]"
    >
      <span className="h-[0.9em] w-[5.5em] rounded-full bg-ink-faint" />
      <span className="h-[0.5em] w-[9em] rounded-full bg-app-skeleton" />
      <div style={{ height: '5.4em' }} className="mt-auto flex items-end gap-[0.7em] border-b border-app-line">
        <span style={{ height: '35%' }} className="grow bg-clip-screen" />
        <span style={{ height: '52%' }} className="grow bg-clip-screen" />
        <span style={{ height: '46%' }} className="grow bg-clip-screen" />
        <span style={{ height: '72%' }} className="grow bg-clip-screen" />
        <span style={{ height: '95%' }} className="grow bg-clip-sound" />
      </div>
    </div>
  );
}
