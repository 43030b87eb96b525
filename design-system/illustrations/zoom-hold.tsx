import { ByChoice, getValueAttributes } from './by-choice.tsx';
import { Cursor } from './cursor.tsx';
import { backdropClasses, Stage } from './parts.tsx';

/** Number of words to read for each option. */
const wordCounts = [20, 12, 6, 1] as const;

/**
 * Length of the timeline, duration of zooming in or out, and the time that viewers need to find the place, in seconds.
 */
const [TIMELINE_SECONDS, ZOOM_TRANSITION_SECONDS, FINDING_SECONDS] = [11, 0.7, 1] as const;

const toWidth = (seconds: number): string => `${Math.round((seconds / TIMELINE_SECONDS) * 10000) / 100}%`;

/** Zoomed view, and the time for which the zoom has to hold: one second, and a third of a second for each word. */
export function ZoomHold() {
  return (
    <Stage roomy={[56, 32]} compact={[34, 28]} className="grid grid-rows-[3fr_2fr]">
      <div className={`relative grid place-items-center overflow-hidden ${backdropClasses.shop}`}>
        <div className="relative grid h-[72%] w-[74%] place-items-center rounded-[1em] border-[0.2em] border-record bg-app-window shadow-window compact:w-[86%]">
          <ByChoice className="text-[1.5em] whitespace-normal compact:text-[1.25em]">
            <span className="flex w-[21em] gap-[0.9em]">
              <span className="mt-[0.2em] size-[0.9em] shrink-0 rounded-full bg-record" />
              <span>
                <b className="font-medium">Export failed.</b>
                <br />
                The disk “Backup” is full. Free 3 GB or choose another disk, then click Export to try again.
              </span>
            </span>
            <span className="flex items-center gap-[1.6em]">
              <span>
                <b className="font-medium">Reduce noise</b>
                <br />
                <span className="text-ink-muted">
                  Removes fans and hum.
                  <br />
                  Your voice stays as it was.
                </span>
              </span>
              <span className="relative flex h-[1.5em] w-[2.6em] justify-end rounded-full bg-ink-fill p-[0.15em]">
                <span className="aspect-square h-full rounded-full bg-app-window" />
                <Cursor className="absolute top-[0.9em] left-[1.9em]" />
              </span>
            </span>
            <span className="grid gap-[0.4em]">
              <b className="font-medium">Project name</b>
              <span className="w-[17em] rounded-[0.4em] border border-app-skeleton px-[0.7em] py-[0.35em]">
                Spring release for partners
              </span>
            </span>
            <span className="relative rounded-[0.4em] bg-clip-screen px-[1.2em] py-[0.5em] text-[1.3em] font-medium text-on-clip">
              Publish
              <Cursor className="absolute top-[1.6em] right-[0.6em]" />
            </span>
          </ByChoice>
        </div>
      </div>
      <div className="relative border-t border-app-line px-[1.6em] pt-[0.7em] font-mono text-ink-muted compact:px-[1em]">
        <div className="flex text-[0.85em] text-ink-faint">
          {Array.from({ length: TIMELINE_SECONDS }, (_, second) => (
            <span key={second} style={{ width: toWidth(1) }} className="border-s border-app-line ps-[0.3em]">
              {second}
            </span>
          ))}
        </div>
        <div className="mt-[0.5em] flex h-[52%]">
          <span
            style={{ width: toWidth(ZOOM_TRANSITION_SECONDS) }}
            className="bg-record/40 [clip-path:polygon(0_100%,100%_0,100%_100%)]"
          />
          <span
            style={{ width: toWidth(FINDING_SECONDS) }}
            className="flex flex-col justify-center overflow-hidden bg-record/70 ps-[0.4em] text-ink"
          >
            find
          </span>
          <span
            {...getValueAttributes(wordCounts.map((wordCount) => toWidth(wordCount / 3)))}
            className="flex w-(--value) flex-col justify-center overflow-hidden border-s border-app-panel bg-record/70 text-center text-ink motion-safe:transition-[width] motion-safe:duration-slow"
          >
            <ByChoice>{wordCounts.map((wordCount) => wordCount > 1 && `${wordCount} words`)}</ByChoice>
          </span>
          <span
            style={{ width: toWidth(ZOOM_TRANSITION_SECONDS) }}
            className="bg-record/40 [clip-path:polygon(0_0,100%_100%,0_100%)]"
          />
        </div>
        <div className="flex pt-[0.4em] text-[0.92em]">
          <span style={{ width: toWidth(ZOOM_TRANSITION_SECONDS) }} className="shrink-0">
            in
          </span>
          <span
            {...getValueAttributes(wordCounts.map((wordCount) => toWidth(FINDING_SECONDS + wordCount / 3)))}
            className="w-(--value) min-w-[5.6em] shrink-0 text-center text-ink motion-safe:transition-[width] motion-safe:duration-slow"
          >
            <ByChoice>
              {wordCounts.map((wordCount) => `hold ${Math.round((FINDING_SECONDS + wordCount / 3) * 10) / 10} s`)}
            </ByChoice>
          </span>
          <span>out</span>
        </div>
      </div>
    </Stage>
  );
}
