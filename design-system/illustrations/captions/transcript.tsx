import type { ReactNode } from 'react';

export interface TranscriptProps {
  before: string;
  /** The line being said, in which one word was misheard. */
  line: { readonly start: string; readonly heard: string; readonly said: string; readonly end: string };
  after: string;
}

/** The transcript beside the video: a misheard word is put right in it, and a silence is offered as a cut. */
export function Transcript({ before, line, after }: TranscriptProps) {
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
