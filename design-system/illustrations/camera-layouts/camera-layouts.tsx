import { act } from '../act.ts';
import { Layout } from './layout.tsx';
import { layouts } from './layouts.ts';

/** One recording, four places for the camera, and the marks on the timeline at which one follows the other. */
export function CameraLayouts({ isLesson = false }: { isLesson?: boolean } = {}) {
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
              <Layout name={name} isLesson={isLesson} />
              {index === 1 && (
                <span
                  {...act('move', {
                    after: 0.2,
                    lasts: 0.8,
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

/** The layouts in a lesson with a table. */
export function CameraLayoutsLesson() {
  return <CameraLayouts isLesson />;
}

/** The camera's track: a stretch for each layout, a mark where the next one begins. */
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
