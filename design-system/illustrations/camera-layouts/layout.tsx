import type { CSSProperties } from 'react';
import { beard, curls, Person } from '../person/index.ts';
import { RecordedPage } from '../recorded-page/index.ts';
import { RecordedWindow } from '../recorded-window/index.ts';
import type { LayoutName } from './layouts.ts';

const screens: Readonly<Record<LayoutName, string | undefined>> = {
  bubble: '0.9em 1.2em',
  beside: '1.6em 6em 1.6em 0.9em',
  full: undefined,
  off: '0.9em 1.2em',
};

const cameras: Readonly<Record<LayoutName, CSSProperties | undefined>> = {
  bubble: { right: '0.6em', bottom: '0.5em', width: '3.4em', height: '3.4em', borderRadius: '50%' },
  beside: { inset: '0.9em 0.9em 0.9em auto', width: '4.6em', borderRadius: '0.4em' },
  full: { inset: '0' },
  off: undefined,
};

/** How large the person is, and how far below the edge of the picture. */
const persons: Readonly<Record<LayoutName, CSSProperties>> = {
  bubble: { height: '112%', bottom: '0' },
  beside: { height: '6.4em', bottom: '0' },
  full: { height: '10.4em', bottom: '-2em' },
  off: {},
};

export interface LayoutProps {
  name: LayoutName;
  /** True to record a lesson with a table in place of a page. */
  isLesson?: boolean;
}

/** One frame of the video: the screen on its backdrop, and the camera where the layout has it. */
export function Layout({ name, isLesson = false }: LayoutProps) {
  const [screen, camera] = [screens[name], cameras[name]];
  return (
    <div className="absolute inset-0 overflow-clip rounded-[inherit] bg-linear-135 from-backdrop-from to-backdrop-to">
      {screen && isLesson && <RecordedWindow app="lesson" style={{ inset: screen }} />}
      {screen && !isLesson && <RecordedPage style={{ inset: screen }} className="absolute" />}
      {camera && (
        <div
          style={camera}
          className={`absolute overflow-clip bg-clip-camera ${name === 'bubble' ? 'border-[0.16em] border-app-window' : ''}`}
        >
          <Person
            look={isLesson ? curls : beard}
            closeUp={name !== 'full'}
            style={persons[name]}
            className={`absolute left-1/2 -translate-x-1/2 ${isLesson ? '-scale-x-100' : ''}`}
          />
        </div>
      )}
    </div>
  );
}
