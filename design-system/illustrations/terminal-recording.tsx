import type { ReactNode } from 'react';
import { act } from './act.ts';
import { AppWindow, Stage } from './parts.tsx';
import { RecordedWindow } from './recorded-window.tsx';

/** Values in the output of ffmpeg: duration in seconds, number of frames, and size in kibibytes. */
const DURATION_SECONDS = 14.03;
const FRAME_COUNT = 842;
const FILE_SIZE_KIBIBYTES = 20_736;

/** Bit rate in kbit/s, as ffmpeg prints it. */
const bitRate = ((FILE_SIZE_KIBIBYTES * 1024 * 8) / DURATION_SECONDS / 1000).toFixed(1);

/** Display that is recorded with a command in the terminal, and the number of recorded frames. */
export function TerminalRecording() {
  return (
    <Stage roomy={[62, 40]} compact={[37, 29]} ground="shop">
      <RecordedWindow app="shop" className="top-[8%] left-[7%] aspect-16/10 w-[74%] compact:top-[9%] compact:w-[86%]" />
      <span className="absolute inset-[0.6em] rounded-[0.6em] border-[0.2em] border-record" />
      <span className="absolute top-[1.4em] right-[1.4em] rounded-[0.4em] bg-record px-[0.7em] py-[0.2em] font-mono text-[0.92em] text-[oklch(0.16_0.02_30)]">
        Capture screen 0
      </span>
      <AppWindow
        title="ffmpeg"
        className="absolute right-[4%] bottom-[6%] w-[50em] compact:right-[4%] compact:left-[4%] compact:w-auto"
      >
        <div className="flex flex-col gap-[0.15em] px-[1.4em] py-[1.2em] font-mono text-[0.92em] text-ink-muted">
          <Typed prompt="$">
            ffmpeg <Flag>-f</Flag> avfoundation <Flag>-framerate</Flag> 60 \
          </Typed>
          <Typed after={0.3}>
            <Flag>-pixel_format</Flag> nv12 <Flag>-capture_cursor</Flag> 1 <Flag>-i</Flag>{' '}
            <Value>&quot;1:0&quot;</Value> \
          </Typed>
          <Typed after={0.6}>
            <Flag>-c:v</Flag> h264_videotoolbox <Flag>-b:v</Flag> 12M \
          </Typed>
          <Typed after={0.8}>
            <Flag>-c:a</Flag> aac take.mov
          </Typed>
          <span className="mt-[0.9em] compact:hidden">Stream #0:0: Video: rawvideo, nv12, 3024x1964, 60 fps</span>
          <span className="compact:hidden">Press [q] to stop</span>
          <span
            {...act('appear', { delaySeconds: 1, durationSeconds: 0.2 })}
            className="mt-[0.9em] flex items-center gap-[0.7em] border-t border-app-line pt-[0.9em] text-ink"
          >
            <span className="size-[0.75em] shrink-0 rounded-full bg-record" />
            <span data-slot="frames">frame= {FRAME_COUNT}</span>
            <span data-slot="time">time=00:00:{DURATION_SECONDS}</span>
            <span data-slot="rate" className="compact:hidden">
              bitrate={bitRate}kbits/s
            </span>
          </span>
        </div>
      </AppWindow>
    </Stage>
  );
}

/** Typed line of the command. Lines without a prompt are indented. */
function Typed({ prompt, after = 0, children }: { prompt?: string; after?: number; children: ReactNode }) {
  return (
    <span {...act('reveal', { delaySeconds: after, durationSeconds: 0.3 })} className={prompt ? '' : 'ps-[2.4em]'}>
      {prompt && <span className="me-[0.7em] text-ink-faint">{prompt}</span>}
      {children}
    </span>
  );
}

const Flag = ({ children }: { children: string }) => <span className="text-ink">{children}</span>;
const Value = ({ children }: { children: ReactNode }) => <span className="text-accent-text">{children}</span>;
