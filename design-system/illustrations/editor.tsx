import type { CSSProperties } from 'react';
import { EditorWindow } from './editor-window/editor-window.tsx';
import { Stage } from './parts.tsx';

/**
 * Largest size at which the whole window is visible. In a tall box, the window has its narrow layout, with legible
 * text.
 */
const windowStyle = {
  inlineSize: 'min(93cqi, 112cqb)',
  fontSize: 'clamp(0px, (100cqb - 100cqi + 1px) * 7, 7px)',
  '--least-em': '1em',
} as CSSProperties;

/** Editor after a recording. It isn't interactive, unlike the editor in the hero. */
export function Editor() {
  return (
    <Stage roomy={[60, 34]} compact={[34, 25]} ground="desk" className="flex">
      <div style={windowStyle} className="m-auto">
        <EditorWindow />
      </div>
    </Stage>
  );
}
