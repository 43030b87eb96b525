import type { CSSProperties } from 'react';
import { act } from './act.ts';
import { beard } from './look-beard.tsx';
import { curls } from './look-curls.tsx';
import { Person } from './person.tsx';
import { RecordedWindow } from './recorded-window.tsx';
import { backdropClasses } from './parts.tsx';

/** Layouts of the video in their order, with their start times and their durations in seconds. */
const layouts = [
  { name: 'bubble', start: '00:00', seconds: 8 },
  { name: 'beside', start: '00:08', seconds: 8 },
  { name: 'full', start: '00:16', seconds: 6 },
  { name: 'off', start: '00:22', seconds: 8 },
] as const;

type LayoutApp = 'booking' | 'lesson';

type LayoutName = (typeof layouts)[number]['name'];

/** Four frames of a video, each with another position of the camera, and the camera track with marks at the changes. */
export function CameraLayouts({ app = 'booking' }: { app?: LayoutApp } = {}) {
  return (
    <div
      dir="ltr"
      className="relative h-full [container-type:size] overflow-clip bg-app-panel forced-color-adjust-none"
    >
      <div
        style={{ width: '31em', fontSize: 'min(2.95cqi,3.75cqb)' }}
        className="absolute top-1/2 left-1/2 -translate-1/2"
      >
        <div className="grid grid-cols-2 gap-[1em]">
          {layouts.map(({ name }, index) => (
            <div
              key={name}
              style={{ height: 'clamp(8.6em, 36cqb - 2em, 12em)' }}
              className="relative rounded-[0.6em] shadow-float"
            >
              <Layout name={name} app={app} />
              {index === 1 && (
                <span
                  {...act('move', {
                    delaySeconds: 0.2,
                    durationSeconds: 0.8,
                    from: 'calc(-100% - 0.76em)',
                    style: { inset: '-0.12em' },
                  })}
                  className="absolute rounded-[0.7em] border-[0.16em] border-record"
                />
              )}
            </div>
          ))}
        </div>
        <Track />
      </div>
    </div>
  );
}

/** Variant of `CameraLayouts` for a spreadsheet lesson. */
export function CameraLayoutsLesson() {
  return <CameraLayouts app="lesson" />;
}

/** Camera track of the timeline, with a clip for each layout and marks between the clips. */
function Track() {
  return (
    <div
      {...act('reveal', { style: { lineHeight: '1.3' } })}
      className="mt-[1.3em] flex font-mono text-[0.85em] text-ink-muted"
    >
      {layouts.map(({ name, seconds, start }, index) => (
        <div key={name} style={{ flexGrow: seconds }} className="relative basis-0">
          <div
            style={{ marginInlineEnd: '0.15em' }}
            className={`rounded-[0.35em] border px-[0.9em] py-[0.45em] text-on-clip ${name === 'off' ? 'border-app-line bg-app-track text-ink-muted' : 'border-transparent bg-clip-camera'}`}
          >
            {name}
          </div>
          {index > 0 && (
            <span
              style={{ left: '-0.5em' }}
              className="absolute top-[0.5em] size-[0.85em] rotate-45 rounded-[0.15em] border-[0.12em] border-app-panel bg-record"
            />
          )}
          <span style={{ marginTop: '0.4em' }} className="block">
            {start}
          </span>
        </div>
      ))}
    </div>
  );
}

const screenInsets: Readonly<Record<LayoutName, string | undefined>> = {
  bubble: '0.9em 1.2em',
  beside: '1.6em 6em 1.6em 0.9em',
  full: undefined,
  off: '0.9em 1.2em',
};

const cameraStyles: Readonly<Record<LayoutName, CSSProperties | undefined>> = {
  bubble: { right: '0.6em', bottom: '0.5em', width: '3.4em', height: '3.4em', borderRadius: '50%' },
  beside: { inset: '0.9em 0.9em 0.9em auto', width: '4.6em', borderRadius: '0.4em' },
  full: { inset: '0' },
  off: undefined,
};

/**
 * Height of the person for each layout, and distance from the lower edge of the frame. Negative distances are below the
 * edge.
 */
const personStyles: Readonly<Record<LayoutName, CSSProperties>> = {
  bubble: { height: '112%', bottom: '0' },
  beside: { height: '6.4em', bottom: '0' },
  full: { height: '10.4em', bottom: '-2em' },
  off: {},
};

interface LayoutProps {
  name: LayoutName;
  /** App on the screen. */
  app: LayoutApp;
}

/** Frame of the video in one layout: the screen on its backdrop, and the camera. */
function Layout({ name, app }: LayoutProps) {
  const isLesson = app === 'lesson';
  const [screenInset, cameraStyle] = [screenInsets[name], cameraStyles[name]];
  return (
    <div className={`absolute inset-0 overflow-clip rounded-[inherit] ${backdropClasses[app]}`}>
      {screenInset && <RecordedWindow app={app} style={{ inset: screenInset }} />}
      {cameraStyle && (
        <div
          style={cameraStyle}
          className={`absolute overflow-clip bg-clip-camera ${name === 'bubble' ? 'border-[0.16em] border-app-window' : ''}`}
        >
          <Person
            look={isLesson ? curls : beard}
            closeUp={name !== 'full'}
            style={personStyles[name]}
            className={`absolute left-1/2 -translate-x-1/2 ${isLesson ? '-scale-x-100' : ''}`}
          />
        </div>
      )}
    </div>
  );
}
