import type { ReactNode } from 'react';
import { backdropClasses } from '../parts.tsx';
import { Choice, Range, Toggle } from './controls.tsx';
import { getZooms, LENGTH } from './edit.ts';
import type { Edit, Settings, ZoomBlock, ZoomChange } from './edit.ts';

/** Actions of the window's controls. */
export interface EditorActions {
  set: (change: Partial<Settings>) => void;
  changeZoom: (change: ZoomChange) => void;
  removeZoom: () => void;
  /** Moves the playhead to a time in seconds, and selects the zoom there. */
  seek: (seconds: number) => void;
  pause: () => void;
  /** Selects and shows a zoom. */
  select: (zoom: ZoomBlock) => void;
  undo: () => void;
  canUndo: boolean;
  export: () => void;
}

/** Backdrops that can be selected, with their CSS classes. */
export const backdrops = [
  { name: 'Daylight', className: backdropClasses.code },
  { name: 'Blue', className: 'bg-clip-screen' },
  { name: 'Green', className: 'bg-clip-camera' },
  { name: 'Sand', className: 'bg-clip-sound' },
  { name: 'Gray', className: 'bg-app-track' },
] as const;

interface InspectorProps {
  edit: Edit;
  /** Undefined if the window is only an illustration. */
  actions?: EditorActions | undefined;
}

/** Settings of the selected zoom and of the whole edit. */
export function Inspector({ edit, actions }: InspectorProps) {
  const { selected, settings } = edit;
  const updateSettings = actions?.set;
  return (
    <div
      aria-hidden={actions ? undefined : true}
      data-slot="settings"
      className="flex flex-col gap-[2em] border-app-line bg-app-panel p-[1.5em] text-ink-muted editor-wide:border-s"
    >
      <Group
        title="Zoom"
        action={
          actions &&
          selected && (
            <button type="button" onClick={actions.removeZoom} className="cursor-pointer underline">
              Delete
            </button>
          )
        }
      >
        {!actions ? (
          <ZoomsInLoop edit={edit}>{(zoom) => <ZoomSettings zoom={zoom} />}</ZoomsInLoop>
        ) : selected ? (
          <ZoomSettings zoom={selected} onChange={actions.changeZoom} />
        ) : (
          <span>Select a zoom on the timeline, or click in the picture.</span>
        )}
      </Group>
      <Group title="Cursor">
        <Range
          label="Smooth"
          text={`${settings.smooth}%`}
          value={settings.smooth}
          range={[0, 100, 5]}
          onChange={updateSettings && ((smooth) => updateSettings({ smooth }))}
        />
      </Group>
      <Group title="Backdrop">
        <div className="flex gap-[0.7em]" role={actions && 'radiogroup'} aria-label={actions && 'Backdrop'}>
          {backdrops.map(({ name, className }, index) => (
            <Choice
              key={name}
              label={name}
              className={className}
              isChosen={index === settings.backdrop}
              onChoose={updateSettings && (() => updateSettings({ backdrop: index }))}
            />
          ))}
        </div>
      </Group>
      <Group title="Camera and sound">
        <Toggle
          label="Remove background"
          on={settings.removesRoom}
          onChange={updateSettings && ((removesRoom) => updateSettings({ removesRoom }))}
        />
        <Toggle
          label="Reduce noise"
          on={settings.reducesNoise}
          onChange={updateSettings && ((reducesNoise) => updateSettings({ reducesNoise }))}
        />
      </Group>
    </div>
  );
}

interface GroupProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Group({ title, action, children }: GroupProps) {
  return (
    <div className="flex flex-col gap-[0.9em]">
      <span className="flex justify-between">
        <span className="font-strong text-ink">{title}</span>
        {action}
      </span>
      {children}
    </div>
  );
}

interface ZoomSettingsProps {
  zoom: ZoomBlock;
  /** Undefined if the controls are only an illustration. */
  onChange?: ((change: ZoomChange) => void) | undefined;
}

function ZoomSettings({ zoom: { from, to, scale }, onChange }: ZoomSettingsProps) {
  return (
    <div className="flex flex-col gap-[0.9em]">
      <Range
        label="Amount"
        text={`${scale.toFixed(1)}×`}
        value={scale}
        range={[1.1, 3.5, 0.1]}
        accent
        onChange={onChange && ((newScale) => onChange({ scale: newScale }))}
      />
      <Range
        label="Start"
        text={`${from.toFixed(1)} s`}
        value={from}
        range={[0, LENGTH, 0.1]}
        onChange={onChange && ((start) => onChange({ from: start, to: start + to - from }))}
      />
      <Range
        label="Length"
        text={`${(to - from).toFixed(1)} s`}
        value={to - from}
        range={[0.4, Math.max(8, to - from), 0.1]}
        onChange={onChange && ((length) => onChange({ to: from + length }))}
      />
    </div>
  );
}

/**
 * Content for each zoom in the same place. Only that of the selected zoom is visible. In the hero's loop, the keyframes
 * show the content of the zoom at the playhead.
 */
function ZoomsInLoop({ edit, children }: { edit: Edit; children: (zoom: ZoomBlock) => ReactNode }) {
  return (
    <div className="grid">
      {getZooms(edit).map((zoom) => (
        <div
          key={zoom.id}
          data-plays="values"
          className={`[grid-area:1/1] ${zoom === edit.selected ? '' : 'invisible'}`}
        >
          {children(zoom)}
        </div>
      ))}
    </div>
  );
}

/** Settings of the zoom in one line, for narrow windows. */
export function ZoomStrip({ edit }: { edit: Edit }) {
  return (
    <div
      aria-hidden="true"
      data-slot="settings"
      className="bg-app-panel px-[0.9em] pb-[0.9em] whitespace-nowrap text-ink-muted"
    >
      <ZoomsInLoop edit={edit}>
        {({ from, to, scale }) => (
          <div className="flex justify-between">
            <Value label="Amount">{`${scale.toFixed(1)}×`}</Value>
            <Value label="Start">{`${from.toFixed(1)} s`}</Value>
            <Value label="Length">{`${(to - from).toFixed(1)} s`}</Value>
          </div>
        )}
      </ZoomsInLoop>
    </div>
  );
}

function Value({ label, children }: { label: string; children: string }) {
  return (
    <span className="flex items-baseline gap-[0.4em]">
      {label}
      <span className="font-mono text-[0.92em] text-ink">{children}</span>
    </span>
  );
}
