'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';
import { Choice, Range, Toggle } from './controls.tsx';
import { LENGTH } from './edit.ts';
import type { Edit, Settings, ZoomBlock } from './edit.ts';
import { formatPreciseTimecode } from './timecode.ts';

/** Actions of the window's controls. */
export interface EditorActions {
  set: (change: Partial<Settings>) => void;
  changeZoom: (change: Partial<Omit<ZoomBlock, 'id'>>) => void;
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
  { name: 'Daylight', className: 'bg-linear-135 from-backdrop-from to-backdrop-to' },
  { name: 'Blue', className: 'bg-clip-screen' },
  { name: 'Green', className: 'bg-clip-camera' },
  { name: 'Sand', className: 'bg-clip-sound' },
  { name: 'Gray', className: 'bg-app-track' },
] as const;

const GROUP_TITLES = ['Zoom', 'Cursor', 'Backdrop', 'Camera', 'Sound'] as const;

/** Settings of the edit. With `actions`, they can be changed, and a narrow window shows one group at a time. */
export function Inspector({ edit, actions }: { edit: Edit; actions?: EditorActions | undefined }) {
  const { selected, settings } = edit;
  const [shownGroup, setShownGroup] = useState<string>(GROUP_TITLES[0]);
  const updateSettings = actions?.set;
  const change = actions?.changeZoom;
  const getGroupProps = (title: string) => ({ title, isShown: shownGroup === title, isLive: actions !== undefined });
  return (
    <div
      aria-hidden={actions ? undefined : true}
      data-slot="settings"
      className="flex flex-col justify-between gap-[1.2em] border-s border-app-line bg-app-panel p-[1.5em] text-ink-muted"
    >
      {actions && (
        <div className="flex justify-between editor-wide:hidden">
          {GROUP_TITLES.map((title) => (
            <button
              key={title}
              type="button"
              aria-pressed={shownGroup === title}
              onClick={() => setShownGroup(title)}
              className={`cursor-pointer rounded-full px-[0.7em] py-[0.3em] font-medium ${shownGroup === title ? 'bg-ink-fill text-on-ink-fill' : ''}`}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      <Group
        {...getGroupProps('Zoom')}
        action={
          actions &&
          selected && (
            <button type="button" onClick={actions.removeZoom} className="cursor-pointer underline">
              Delete
            </button>
          )
        }
      >
        {selected ? (
          <>
            <Range
              label="Start"
              text={`${selected.from.toFixed(1)} s`}
              value={selected.from}
              range={[0, LENGTH, 0.1]}
              onChange={change && ((from) => change({ from, to: from + selected.to - selected.from }))}
            />
            <Range
              label="Length"
              text={`${(selected.to - selected.from).toFixed(1)} s`}
              value={selected.to - selected.from}
              range={[0.4, Math.max(8, selected.to - selected.from), 0.1]}
              onChange={change && ((length) => change({ to: selected.from + length }))}
            />
            <Range
              label="Across"
              text={`${Math.round(selected.focus.x)}%`}
              value={selected.focus.x}
              range={[0, 100, 1]}
              onChange={change && ((x) => change({ focus: { ...selected.focus, x } }))}
            />
            <Range
              label="Down"
              text={`${Math.round(selected.focus.y)}%`}
              value={selected.focus.y}
              range={[0, 100, 1]}
              onChange={change && ((y) => change({ focus: { ...selected.focus, y } }))}
            />
            <Range
              label="Amount"
              text={formatZoomScale(selected)}
              value={selected.focus.scale}
              range={[1.1, 3.5, 0.1]}
              accent
              onChange={change && ((scale) => change({ focus: { ...selected.focus, scale } }))}
            />
          </>
        ) : (
          <span>Select a zoom on the timeline, or click in the picture.</span>
        )}
        <Range
          label="Ease"
          text={`${settings.ease.toFixed(1)} s`}
          value={settings.ease}
          range={[0.1, 1.5, 0.1]}
          onChange={updateSettings && ((ease) => updateSettings({ ease }))}
        />
      </Group>
      <Group {...getGroupProps('Cursor')}>
        <Range
          label="Smooth"
          text={`${settings.smooth}%`}
          value={settings.smooth}
          range={[0, 100, 5]}
          onChange={updateSettings && ((smooth) => updateSettings({ smooth }))}
        />
        <Toggle
          label="Hide when still"
          on={settings.hidesCursor}
          onChange={updateSettings && ((hidesCursor) => updateSettings({ hidesCursor }))}
        />
      </Group>
      <Group {...getGroupProps('Backdrop')}>
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
        <Range
          label="Padding"
          text={`${settings.padding}%`}
          value={settings.padding}
          range={[0, 20, 1]}
          onChange={updateSettings && ((padding) => updateSettings({ padding }))}
        />
      </Group>
      <Group {...getGroupProps('Camera')}>
        <Toggle
          label="Remove background"
          on={settings.removesRoom}
          onChange={updateSettings && ((removesRoom) => updateSettings({ removesRoom }))}
        />
        <Range
          label="Size"
          text={`${settings.cameraSize}%`}
          value={settings.cameraSize}
          range={[8, 24, 1]}
          onChange={updateSettings && ((cameraSize) => updateSettings({ cameraSize }))}
        />
      </Group>
      <Group {...getGroupProps('Sound')}>
        <Toggle
          label="Reduce noise"
          on={settings.reducesNoise}
          onChange={updateSettings && ((reducesNoise) => updateSettings({ reducesNoise }))}
        />
        <Range
          label="Level"
          text={String(settings.level).replace('-', '−')}
          value={settings.level}
          range={[-24, -9, 1]}
          onChange={updateSettings && ((level) => updateSettings({ level }))}
        />
      </Group>
    </div>
  );
}

/** Place and scale of the zoom in one line, for narrow windows. */
export function ZoomStrip({ zoom }: { zoom: ZoomBlock }) {
  return (
    <div
      aria-hidden="true"
      data-slot="settings"
      className="flex justify-between gap-[1em] bg-app-panel px-[1.2em] pb-[0.9em] text-[length:min(3.2cqi,1.6em)] whitespace-nowrap text-ink-muted"
    >
      <Value label="Start">{formatPreciseTimecode(zoom.from)}</Value>
      <Value label="Position">{`${Math.round(zoom.focus.x)}, ${Math.round(zoom.focus.y)}%`}</Value>
      <Value label="Amount">{formatZoomScale(zoom)}</Value>
    </div>
  );
}

const formatZoomScale = ({ focus }: ZoomBlock): string => `${focus.scale.toFixed(1)}×`;

function Value({ label, children }: { label: string; children: string }) {
  return (
    <span className="flex items-baseline justify-between gap-[0.7em]">
      {label}
      <span className="font-mono text-[0.92em] text-ink">{children}</span>
    </span>
  );
}

interface GroupProps {
  title: string;
  /** True if a narrow window shows this group. */
  isShown: boolean;
  isLive: boolean;
  action?: ReactNode;
  children: ReactNode;
}

function Group({ title, isShown, isLive, action, children }: GroupProps) {
  return (
    <div
      role={isLive ? 'group' : undefined}
      aria-label={isLive ? title : undefined}
      className={`flex-col gap-[0.8em] ${isShown ? 'flex' : 'hidden editor-wide:flex'}`}
    >
      <span className={`justify-between ${action ? 'flex' : 'hidden editor-wide:flex'}`}>
        <span className="font-strong text-ink">{title}</span>
        {action}
      </span>
      {children}
    </div>
  );
}
