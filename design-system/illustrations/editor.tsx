import type { CSSProperties } from 'react';
import { EditorWindow } from './editor-window/editor-window.tsx';
import { Stage } from './parts.tsx';

/** As large as the window can be and still be seen whole. In a tall box it has its narrow form, and letters to be read. */
const size = {
  inlineSize: 'min(93cqi, 132cqb)',
  fontSize: 'clamp(0px, (100cqb - 100cqi + 1px) * 7, 7px)',
  '--least-em': '1em',
} as CSSProperties;

/** The editor as it is found after a recording. To be pressed it is in the hero alone. */
export function Editor() {
  return (
    <Stage roomy={[60, 34]} compact={[34, 25]} ground="desk" className="flex">
      <div style={size} className="m-auto">
        <EditorWindow />
      </div>
    </Stage>
  );
}
