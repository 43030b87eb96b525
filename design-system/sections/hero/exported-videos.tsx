import type { Edit } from '../../illustrations/editor-window/edit.ts';
import type { ComponentProps } from 'react';
import { EditedVideo, getRoomStyle } from '../../illustrations/editor-window/preview.tsx';

/** Aspect ratio of the video. */
const VIDEO_RATIO = 16 / 9;

/**
 * Exported videos of an edit in several aspect ratios, on top of the editor's video. The recording fills each of them,
 * cropped around the visible part.
 */
export function ExportedVideos({ edit }: { edit: Edit }) {
  const { x } = edit.view;
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 flex items-center justify-center gap-[1.6em] bg-app-track text-[length:1.62cqi]"
      // The bottom padding leaves space for the hint in narrow windows.
      style={{ paddingBottom: '14%' }}
    >
      {videos.map(({ shape, width, height }, index) => {
        const videoWidth = Math.max(width, height * VIDEO_RATIO);
        return (
          <div
            key={shape}
            data-slot="video"
            className="relative overflow-hidden rounded-[0.6em] shadow-window motion-safe:transition-[scale,opacity] motion-safe:duration-slow motion-safe:ease-out motion-safe:starting:scale-20 motion-safe:starting:opacity-0"
            style={{ width: `${width}em`, height: `${height}em`, transitionDelay: `${index * 150}ms` }}
          >
            <div
              className="@container absolute"
              style={{
                width: `${videoWidth}em`,
                height: `${videoWidth / VIDEO_RATIO}em`,
                left: `${((width - videoWidth) * x) / 100}em`,
                top: `${(height - videoWidth / VIDEO_RATIO) / 2}em`,
              }}
            >
              <EditedVideo edit={edit} isFinal recording={<Copy slot="recording" className="absolute inset-0" />} />
            </div>
            <Copy
              slot="camera"
              className="absolute bottom-[0.6em] left-[0.6em] aspect-square w-[3.6em]"
              style={getRoomStyle(edit)}
            />
            <span
              className="absolute end-0 bottom-0 rounded-[0.45em] bg-app-window px-[0.6em] font-mono text-ink"
              style={{ fontSize: 'max(1em, 9px)' }}
            >
              {shape}
            </span>
          </div>
        );
      })}
    </div>
  );
}

interface CopyProps extends Omit<ComponentProps<'span'>, 'slot'> {
  /** Value of `data-slot` of the parent of the copied element. */
  slot: 'camera' | 'recording';
}

/**
 * Copy of an illustration in the editor. It is cloned from the document, because the client bundle doesn't contain the
 * illustration (`site/vite/static-drawings.ts`).
 */
function Copy({ slot, ...rest }: CopyProps) {
  const cloneIllustration = (element: HTMLElement | null): void => {
    const original = element?.closest('figure')?.querySelector(`[data-slot=${slot}] > [data-static]`);
    if (!element || !(original instanceof HTMLElement)) return;
    const clone = original.cloneNode(true) as HTMLElement;
    // When an island renders again, the elements with `data-static` get their illustrations from the document in DOM
    // order. The copy must not be one of them.
    delete clone.dataset['static'];
    element.replaceChildren(clone);
  };
  return <span ref={cloneIllustration} {...rest} />;
}

/**
 * Exported videos in the order in which they appear. `width` and `height` are in em.
 */
export const videos = [
  { shape: '16:9', width: 28, height: 15.75 },
  { shape: '1:1', width: 15.75, height: 15.75 },
  { shape: '9:16', width: 11.5, height: 20.4 },
];
