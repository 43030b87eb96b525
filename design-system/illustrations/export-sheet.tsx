import type { ReactNode } from 'react';
import { backdropClasses, Count, MenuButton, Progress, PushButton, Segmented, Stage, TitleBar } from './parts.tsx';

/**
 * Exported videos, with file sizes for 28 seconds at 20 Mbit/s. The square video has fewer pixels and a proportionally
 * smaller file.
 */
const videos = [
  { shape: '16 : 9', size: '3840 × 2160', ratio: 16 / 9, done: 71, megabytes: 70 },
  { shape: '1 : 1', size: '2160 × 2160', ratio: 1, done: 90, megabytes: 39 },
  { shape: '9 : 16', size: '2160 × 3840', ratio: 9 / 16, done: 64, megabytes: 70 },
] as const;

const totalMegabytes = videos.reduce((sum, { megabytes }) => sum + megabytes, 0);

interface ExportSheetProps {
  /** Progress of the exports, relative to the progress in this illustration. */
  share?: number;
}

/** Sheet over the editor, in which one edit is exported in three aspect ratios at the same time. */
export function ExportSheet({ share = 1 }: ExportSheetProps = {}) {
  return (
    <Stage roomy={[58, 33]} compact={[34, 27]} ground="desk" className="flex flex-col">
      <div className="bg-app-window">
        <TitleBar title="Release walkthrough" />
      </div>
      <div className="relative flex grow items-start justify-center">
        <div className="grid h-[92%] max-h-[34em] w-[46em] grid-rows-[auto_1fr_auto] gap-[1.2em] rounded-b-[0.9em] border border-t-0 border-app-line bg-app-window p-[1.5em] shadow-window compact:w-[31em] compact:gap-[0.7em] compact:p-[1em]">
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-[1.2em] gap-y-[0.7em] text-ink-muted">
            <Row label="Codec">
              <Segmented options={['H.264', 'HEVC', 'ProRes', 'GIF']} chosen="HEVC" className="grow" />
            </Row>
            <Row label="Size">
              <MenuButton className="grow text-ink">4K</MenuButton>
              <Segmented options={['30', '60']} chosen="60" />
              <span className="compact:hidden">frames a second</span>
            </Row>
          </div>
          <div className="flex min-h-0 flex-col justify-around border-y border-app-line">
            {videos.map((video) => (
              <Video key={video.shape} {...video} done={Math.min(100, video.done * share)} />
            ))}
          </div>
          <div className="flex items-center gap-[0.8em]">
            <span className="me-auto text-ink-muted">
              3 videos, about{' '}
              <span data-slot="total" className="font-mono text-[0.92em] text-ink">
                {totalMegabytes} MB
              </span>
            </span>
            <PushButton fill="plain">Stop</PushButton>
            <PushButton fill="ink">Close</PushButton>
          </div>
        </div>
      </div>
    </Stage>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span>{label}</span>
      <span className="flex items-center gap-[0.8em]">{children}</span>
    </>
  );
}

/** Maximum size of a video's preview, in em. */
const MAX_WIDTH_EM = 3.2;
const MAX_HEIGHT_EM = 2.3;

type VideoProps = Omit<(typeof videos)[number], 'done'> & { readonly done: number };

function Video({ shape, size, ratio, done, megabytes }: VideoProps) {
  const height = Math.min(MAX_HEIGHT_EM, MAX_WIDTH_EM / ratio);
  return (
    <div data-slot="video" className="grid grid-cols-[3.4em_1fr] items-center gap-[1em]">
      <span
        className={`flex items-center justify-center overflow-hidden rounded-[0.3em] ${backdropClasses.booking}`}
        style={{ width: `${height * ratio}em`, height: `${height}em`, justifySelf: 'center' }}
      >
        <span className="h-1/2 w-3/4 rounded-[0.15em] bg-app-window" />
      </span>
      <span className="flex flex-col gap-[0.5em]">
        <span className="flex items-baseline gap-[0.8em] font-mono text-[0.92em]">
          <span>{shape}</span>
          <span className="text-ink-faint">{size}</span>
          <span data-slot="written" className="ms-auto text-ink-muted">
            <Count to={Math.round((megabytes * done) / 100)} /> of {megabytes} MB
          </span>
        </span>
        <Progress at={done} />
      </span>
    </div>
  );
}
