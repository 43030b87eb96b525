import { brand } from '../brand.ts';
import type { ReactNode } from 'react';
import { act } from './act.ts';
import { AppIcon } from './app-icon.tsx';
import { Cursor } from './cursor.tsx';
import { AppWindow, Stage } from './parts.tsx';

/** Window of a disk image, in which the app is dragged to the Applications folder. */
export function DiskImage() {
  return (
    <Stage roomy={[44, 28]} compact={[32, 24]} ground="code" className="grid place-items-center">
      <AppWindow title={brand.name} className="w-[34em] compact:w-[29em]">
        <div className="relative flex items-start justify-between px-[3.6em] pt-[2.6em] pb-[2em] compact:px-[2.2em]">
          <LabeledIcon name={brand.name}>
            <span className="size-full rounded-[1.6em] border-[0.12em] border-dashed border-app-skeleton" />
          </LabeledIcon>
          <LabeledIcon name="Applications">
            <Folder />
          </LabeledIcon>
          <span
            {...act('move', { from: '-9em -1em' })}
            className="absolute top-[3.6em] left-[41%] size-[6.6em] compact:left-[37%]"
          >
            <AppIcon className="text-[6.6em] shadow-float" />
            <Cursor className="absolute top-[60%] left-[58%] scale-120" />
          </span>
        </div>
        <div className="border-t border-app-line px-[1.2em] py-[0.7em] text-center text-[0.85em] text-ink-muted">
          Drag it to Applications, then eject the disk.
        </div>
      </AppWindow>
    </Stage>
  );
}

function LabeledIcon({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="flex w-[8em] flex-col items-center gap-[0.8em]">
      <span className="flex size-[6.6em]">{children}</span>
      {name}
    </span>
  );
}

function Folder() {
  return (
    <svg viewBox="0 0 66 66" className="size-full">
      <path d="M4 17a5 5 0 0 1 5-5h15l6 6h27a5 5 0 0 1 5 5v5H4z" className="fill-clip-screen" opacity=".65" />
      <rect x="4" y="23" width="58" height="33" rx="5" className="fill-clip-screen" />
    </svg>
  );
}
