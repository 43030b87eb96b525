import { brand } from '@onset/design-system/brand';
import type { ReactNode } from 'react';
import { BackgroundRemoval } from '@onset/design-system/illustrations/background-removal';
import { Cursor } from '@onset/design-system/illustrations/cursor';
import { EditorWindow } from '@onset/design-system/illustrations/editor-window';
import { ExportSheet } from '@onset/design-system/illustrations/export-sheet';
import { RecorderBar } from '@onset/design-system/illustrations/recorder-bar';
import { BrandMark } from '@onset/design-system/primitives/brand-mark';
import { editAt } from './edit-at.ts';
import { along, between } from '../timing.ts';

/** When each scene begins, in seconds; it fades in over `FADE`. */
const SCENES = { record: 0, edit: 2.6, camera: 10.2, export: 12, end: 13.9 } as const;
const FADE = 0.35;

/** How long the scene of this moment has been on. */
export function secondsInScene(at: number): number {
  return at - Math.max(...Object.values(SCENES).filter((from) => from <= at));
}

/** The video of /how-it-works at a moment, in seconds. */
export function Overview({ at }: { at: number }) {
  return (
    <div className="relative size-full overflow-hidden bg-canvas">
      <Scene from={SCENES.record} to={SCENES.edit} at={at}>
        <Recorder at={at} />
      </Scene>
      <Scene from={SCENES.edit} to={SCENES.camera} at={at}>
        <div className="grid size-full place-items-center bg-app-track">
          <div
            style={{
              inlineSize: '820px',
              scale: along(at, [
                [SCENES.edit, 0.97],
                [SCENES.edit + 1, 1],
              ]),
            }}
          >
            <EditorWindow edit={editAt(Math.max(0, at - SCENES.edit - 0.4))} />
          </div>
        </div>
      </Scene>
      <Scene from={SCENES.camera} to={SCENES.export} at={at}>
        <BackgroundRemoval />
      </Scene>
      <Scene from={SCENES.export} to={SCENES.end} at={at}>
        <ExportSheet
          share={along(at, [
            [SCENES.export, 0.55],
            [SCENES.end, 1.4],
          ])}
        />
      </Scene>
      <Scene from={SCENES.end} to={Infinity} at={at}>
        <div className="flex size-full items-center justify-center gap-6 bg-canvas text-[5rem] text-ink">
          <BrandMark className="size-20" />
          <span className="display">{`${brand.name}`}</span>
        </div>
      </Scene>
    </div>
  );
}

interface SceneProps {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly children: ReactNode;
}

/** A stretch of the film. It stays under the next one until that has faded in. */
function Scene({ from, to, at, children }: SceneProps) {
  if (at < from || at > to + FADE) return null;
  return (
    <div className="absolute inset-0" style={{ opacity: from === 0 ? 1 : between(from, from + FADE, at) }}>
      {children}
    </div>
  );
}

/** Where the record button is in the drawing of the recorder, in pixels of the film. */
const RECORD = { left: 880, top: 628 } as const;

/** The bar before a recording; the pointer comes in and presses record. */
function Recorder({ at }: { at: number }) {
  const left = along(at, [
    [0.2, 560],
    [1.5, RECORD.left],
  ]);
  const top = along(at, [
    [0.2, 330],
    [1.5, RECORD.top],
  ]);
  const pressed = along(at, [
    [1.6, 1],
    [1.75, 0.82],
    [1.95, 1],
  ]);
  return (
    <>
      <RecorderBar app="code" pointer={false} />
      <span className="absolute" style={{ left, top, scale: pressed, fontSize: 26, transformOrigin: '0 0' }}>
        <Cursor className="h-[1.6em] w-[1.3em]" />
      </span>
    </>
  );
}
