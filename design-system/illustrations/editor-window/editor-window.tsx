import type { ComponentProps } from 'react';
import { whole } from './focus.ts';
import type { Focus } from './focus.ts';
import { Inspector } from './inspector.tsx';
import { Preview } from './preview.tsx';
import { Tracks } from './tracks.tsx';

export interface EditorWindowProps extends ComponentProps<'figure'> {
  /** What the drawing shows, for those who cannot see it. */
  alt: string;
  /** Where the picture is zoomed to; the whole recording unless told. */
  focus?: Focus;
  /** Called with the point of the picture that was pressed, in per cent. */
  onPoint?: (point: { x: number; y: number }) => void;
  /** The name of the button the picture then is. */
  pointLabel?: string;
}

/**
 * The product, drawn in HTML and CSS: the editor with its picture, settings and timeline, in both themes, sharp at any
 * size. All lengths are in em and the em follows the drawing's own width. Narrow, the settings are left out.
 */
export function EditorWindow({ alt, focus = whole, onPoint, pointLabel, className = '', ...rest }: EditorWindowProps) {
  return (
    <figure data-slot="editor-window" className={`@container ${className}`} {...rest}>
      <figcaption className="sr-only">{alt}</figcaption>
      <div
        // A timeline runs from left to right in every language.
        dir="ltr"
        className="overflow-hidden rounded-[0.9em] border border-app-line bg-app-window text-[length:clamp(0.5rem,1.07cqi,0.9rem)] leading-[1.4] shadow-window select-none"
      >
        <div
          aria-hidden="true"
          className="grid h-[3.4em] grid-cols-[1fr_auto_1fr] items-center border-b border-app-line px-[1.2em] text-ink-muted"
        >
          <span className="flex gap-[0.6em]">
            <span className="size-[0.85em] rounded-full bg-app-line" />
            <span className="size-[0.85em] rounded-full bg-app-line" />
            <span className="size-[0.85em] rounded-full bg-app-line" />
          </span>
          <span className="font-medium text-ink">Release walkthrough</span>
          <span className="justify-self-end rounded-[0.45em] bg-ink-fill px-[1em] py-[0.3em] font-medium text-on-ink-fill">
            Export
          </span>
        </div>
        <div className="grid @md:grid-cols-[1fr_19em]">
          <div className="grid place-items-center bg-app-panel p-[1.2em] @md:p-[2em]">
            <Preview focus={focus} onPoint={onPoint} pointLabel={pointLabel} />
          </div>
          <div className="hidden @md:grid">
            <Inspector scale={focus.scale === whole.scale ? 1.8 : focus.scale} />
          </div>
        </div>
        <Tracks />
      </div>
    </figure>
  );
}
