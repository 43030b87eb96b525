import type { ComponentProps, ReactNode } from 'react';
import { TitleBar } from '../parts.tsx';
import { initialEdit } from './edit.ts';
import type { Edit } from './edit.ts';
import { Inspector, ZoomStrip } from './inspector.tsx';
import type { EditorActions } from './inspector.tsx';
import { Preview } from './preview.tsx';
import { Tracks } from './tracks.tsx';

export interface EditorWindowProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** Alternative text, if the text beside the illustration doesn't describe it. */
  alt?: string;
  /** Edit with its zooms and view. Default: `initialEdit`. */
  edit?: Edit;
  /** Actions of the controls. Undefined if the window is only an illustration. */
  actions?: EditorActions | undefined;
  /** Title of the window. Default: the name of the recording. */
  title?: ReactNode;
  /** Button in the title bar that plays and pauses. */
  playback?: ReactNode;
  /** Content on top of the recording, which is zoomed with it. */
  marks?: ReactNode;
  /** Content on top of the video, which makes the video clickable. */
  children?: ReactNode;
}

/**
 * Editor in HTML and CSS with its video, settings and timeline, in both themes. All lengths are in em, which depends on
 * the width of the window; `--least-em` is the smallest em. Narrow windows have no camera track, and without actions
 * only the settings of the zoom. Like a photo, the editor keeps its colors with forced colors.
 */
export function EditorWindow({
  alt,
  edit = initialEdit,
  actions,
  title = 'Release walkthrough',
  playback,
  marks,
  className = '',
  children,
  ...rest
}: EditorWindowProps) {
  return (
    <figure className={`@container ${className}`} {...rest}>
      {alt && <figcaption className="sr-only">{alt}</figcaption>}
      <div
        // Timelines are left-to-right in every language.
        dir="ltr"
        className="overflow-clip rounded-[0.9em] border border-app-line bg-app-window text-[length:clamp(var(--least-em,8px),1.07cqi,0.9rem)] leading-[1.4] shadow-window forced-color-adjust-none select-none"
      >
        <TitleBar title={title} isLive={actions !== undefined} leading={playback}>
          {actions ? (
            <span className="col-start-3 flex items-center justify-end gap-[1em]">
              <TitleButton
                aria-keyshortcuts="Meta+Z Control+Z"
                aria-disabled={!actions.canUndo}
                onClick={actions.undo}
                className="aria-disabled:opacity-40"
              >
                Undo
              </TitleButton>
              <TitleButton onClick={actions.export} className={EXPORT_CLASSES}>
                Export
              </TitleButton>
            </span>
          ) : (
            <span aria-hidden="true" className={`justify-self-end ${EXPORT_CLASSES}`}>
              Export
            </span>
          )}
        </TitleBar>
        <div className="grid editor-wide:grid-cols-[1fr_16em]">
          <div className="grid place-items-center bg-app-panel p-[0.9em] editor-wide:p-[1.4em]">
            <Preview edit={edit} marks={marks}>
              {children}
            </Preview>
          </div>
          <div className={actions ? 'grid' : 'hidden editor-wide:grid'}>
            <Inspector edit={edit} actions={actions} />
          </div>
          {!actions && (
            <div className="editor-wide:hidden">
              <ZoomStrip edit={edit} />
            </div>
          )}
        </div>
        <Tracks edit={edit} actions={actions} />
      </div>
    </figure>
  );
}

const EXPORT_CLASSES =
  'rounded-[0.45em] bg-ink-fill px-[1em] py-[0.3em] font-medium whitespace-nowrap text-on-ink-fill';

function TitleButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`cursor-pointer ${className}`}
      style={{ minHeight: 24, fontSize: 'max(1em, 10px)', whiteSpace: 'nowrap' }}
      {...rest}
    />
  );
}
