import { brand } from '../brand.ts';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';
import { act } from './act.ts';

/** Width and height in em. */
export type Extent = readonly [number, number];

/** CSS classes of the backdrops behind recordings, one for each recorded app. */
export const backdropClasses = {
  code: 'bg-linear-135 from-backdrop-from to-backdrop-to',
  booking: 'bg-linear-135 from-backdrop-coast-from to-backdrop-coast-to',
  lesson: 'bg-linear-135 from-backdrop-meadow-from to-backdrop-meadow-to',
  shop: 'bg-linear-135 from-backdrop-market-from to-backdrop-market-to',
};

const groundClasses = { panel: 'bg-app-panel', desk: 'bg-app-track', ...backdropClasses };

export interface StageProps {
  /**
   * Minimum size of the drawing area in em. The font size is the largest one at which this width and height fit into
   * the box.
   */
  roomy: Extent;
  /**
   * The same for boxes that are narrow, or taller than wide. Use the variant `compact:` to style the content for such
   * boxes.
   */
  compact: Extent;
  /** Background: the panel of the app, a plain desk, or the backdrop of a recorded app. */
  ground?: keyof typeof groundClasses;
  className?: string;
  children: ReactNode;
}

/**
 * Box of an illustration, which fits frames of any aspect ratio. Lengths are in em, which depends on the size of the
 * box. The box is a query container, left-to-right in every language like the app, and keeps its colors with forced
 * colors, like a photo.
 */
export function Stage({ roomy, compact, ground = 'panel', className = '', children }: StageProps) {
  const fontSizes = { '--roomy': toFontSize(roomy), '--compact': toFontSize(compact) } as CSSProperties;
  return (
    <div
      dir="ltr"
      style={fontSizes}
      className={`relative h-full wrap-break-word [container-type:size] overflow-hidden leading-[1.4] forced-color-adjust-none ${groundClasses[ground]}`}
    >
      <div
        className={`absolute inset-0 text-[length:var(--roomy)] whitespace-nowrap text-ink compact:text-[length:var(--compact)] ${className}`}
      >
        {children}
      </div>
    </div>
  );
}

/** Returns the CSS length of the largest em with which a width and height fit. */
const toFontSize = ([width, height]: Extent): string =>
  `min(${roundToHundredth(100 / width)}cqi,${roundToHundredth(100 / height)}cqb)`;

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

export interface TitleBarProps {
  title?: ReactNode;
  /** True if the controls in the title bar work. */
  isLive?: boolean;
  /** Button after the window buttons. */
  leading?: ReactNode;
  /** Content at the end of the title bar. */
  children?: ReactNode;
}

/** Title bar of a window, with three window buttons, and the title in the middle. */
export function TitleBar({ title, isLive = false, leading, children }: TitleBarProps) {
  return (
    <div
      aria-hidden={!isLive && !leading}
      className="grid h-[3.4em] shrink-0 grid-cols-[1fr_minmax(0,auto)_1fr] items-center border-b border-app-line px-[1.2em] text-ink-muted"
    >
      <span className="flex items-center gap-[1.2em]">
        {/* In narrow windows with a button, the title needs their space. */}
        <span className={leading ? 'hidden editor-wide:inline' : undefined}>
          <Lights />
        </span>
        {leading}
      </span>
      <div
        aria-hidden={!isLive}
        className={`overflow-hidden font-medium text-ellipsis whitespace-nowrap text-ink ${isLive ? 'hidden editor-wide:block' : ''}`}
      >
        {title}
      </div>
      {children}
    </div>
  );
}

/** Window buttons without their colors, so that the recording indicator is the only warm color. */
export function Lights() {
  return (
    <span className="flex gap-[0.6em]">
      <span className="size-[0.85em] rounded-full bg-app-skeleton" />
      <span className="size-[0.85em] rounded-full bg-app-skeleton" />
      <span className="size-[0.85em] rounded-full bg-app-skeleton" />
    </span>
  );
}

export interface AppWindowProps extends Omit<ComponentProps<'div'>, 'title'>, TitleBarProps {
  /** Content at the end of the title bar. */
  trailing?: ReactNode;
}

/** Window of an app. All lengths are in em. */
export function AppWindow({ title, trailing, className = '', children, ...rest }: AppWindowProps) {
  return (
    <div
      className={`flex flex-col overflow-hidden rounded-[0.9em] border border-app-line bg-app-window shadow-window ${className}`}
      {...rest}
    >
      <TitleBar title={title}>{trailing}</TitleBar>
      {children}
    </div>
  );
}

interface SwitchProps {
  label: string;
  on?: boolean;
  /** Delay before the switch turns on, in seconds. */
  after?: number;
  /** Native input on top of the switch. */
  children?: ReactNode;
}

/** Switch with its label. */
export function Switch({ label, on = false, after = 0, children }: SwitchProps) {
  return (
    <span className={`flex items-center justify-between ${children ? CONTROL_WITH_INPUT_CLASSES : ''}`}>
      <span>{label}</span>
      <span
        {...(on && act('switch', { delaySeconds: after, durationSeconds: 0.3 }))}
        className={`flex h-[1.3em] w-[2.3em] rounded-full p-[0.15em] ${on ? 'justify-end bg-ink-fill' : 'bg-app-line'}`}
      >
        <span
          {...(on && act('move', { delaySeconds: after, durationSeconds: 0.3, from: '-1em' }))}
          className="aspect-square h-full rounded-full bg-app-window"
        />
      </span>
      {children}
    </span>
  );
}

interface SliderProps {
  label: string;
  value: string;
  /** Position of the knob, from 0 to 1. */
  at: number;
  accent?: boolean | undefined;
  /** Native input on top of the slider. */
  children?: ReactNode;
}

/** CSS classes of a control that has a native input on top of it. */
const CONTROL_WITH_INPUT_CLASSES =
  'relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** Setting with a slider and its value. */
export function Slider({ label, value, at, accent = false, children }: SliderProps) {
  // If there is an input, the slider follows the visitor's drag without a transition.
  const transition = children ? 'none' : undefined;
  return (
    <div
      className={`grid grid-cols-[4.6em_1fr_3.4em] items-center gap-[0.7em] ${children ? CONTROL_WITH_INPUT_CLASSES : ''}`}
    >
      <span>{label}</span>
      <span
        className="relative h-[0.28em] rounded-full bg-app-line"
        style={{ '--at': `${Math.round(at * 100)}%` } as CSSProperties}
      >
        <span
          className={`absolute inset-y-0 left-0 w-(--at) rounded-full motion-safe:transition-[width] motion-safe:duration-slow ${accent ? 'bg-record' : 'bg-ink-muted'}`}
          style={{ transition }}
        />
        <span
          className="absolute inset-0 translate-x-(--at) motion-safe:transition-[translate] motion-safe:duration-slow"
          style={{ transition }}
        >
          <span className="absolute top-1/2 size-[0.95em] -translate-1/2 rounded-full border border-app-line bg-[light-dark(white,oklch(0.93_0.005_260))] shadow-card" />
        </span>
        {children}
      </span>
      <span className="text-end font-mono text-[0.92em] text-ink">{value}</span>
    </div>
  );
}

interface SegmentedProps {
  options: readonly string[];
  chosen: string;
  className?: string;
}

/** Illustrated segmented control with one selected option. */
export function Segmented({ options, chosen, className = '' }: SegmentedProps) {
  return (
    <span className={`flex rounded-[0.5em] bg-app-track p-[0.15em] ${className}`}>
      {options.map((option) => (
        <span
          key={option}
          className={`grow rounded-[0.4em] border px-[0.8em] py-[0.3em] text-center ${option === chosen ? 'border-app-line bg-app-window font-medium text-ink' : 'border-transparent text-ink-muted'}`}
        >
          {option}
        </span>
      ))}
    </span>
  );
}

/** Pop-up menu button that shows the selected value. */
export function MenuButton({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={`flex items-center justify-between gap-[0.7em] rounded-[0.45em] border border-app-line bg-app-window px-[0.8em] py-[0.3em] whitespace-nowrap ${className}`}
    >
      {children}
      <Icon name="chevron-down" className="text-ink-faint" />
    </span>
  );
}

const buttonFillClasses = {
  ink: 'bg-ink-fill text-on-ink-fill',
  record: 'bg-accent text-on-accent',
  plain: 'border border-app-line text-ink',
};

/** Button. The main one of a window is filled, and one that records has the color of the recording indicator. */
export function PushButton({ fill, children }: { fill: keyof typeof buttonFillClasses; children: ReactNode }) {
  return (
    <span
      className={`flex items-center justify-center gap-[0.6em] rounded-[0.45em] px-[1em] py-[0.3em] font-medium whitespace-nowrap ${buttonFillClasses[fill]}`}
    >
      {children}
    </span>
  );
}

/** Number that counts up while `act('fill')` fills a bar. */
export function Count({ to }: { to: number }) {
  return (
    <span
      {...act('count', { style: { '--act-count': to } as CSSProperties })}
      className="before:content-[counter(act-count)] [counter-reset:act-count_var(--act-count)]"
    />
  );
}

/** Progress bar. `at` is the progress, from 0 to 100. */
export function Progress({ at }: { at: number }) {
  return (
    <span data-slot="progress" className="block h-[0.3em] overflow-hidden rounded-full bg-app-line">
      <span
        {...act('fill', { style: { inlineSize: `${at}%` } })}
        className={`block h-full origin-left rounded-full ${at === 100 ? 'bg-ink' : 'bg-record'}`}
      />
    </span>
  );
}

/** Symbols of keys that the fonts don't have, as paths in a box of 16. */
const keySymbols = {
  command:
    'M5.75 5.75h4.5v4.5h-4.5zV4.1A1.65 1.65 0 1 0 4.1 5.75zM10.25 5.75V4.1a1.65 1.65 0 1 1 1.65 1.65zM10.25 10.25h1.65a1.65 1.65 0 1 1-1.65 1.65zM5.75 10.25v1.65a1.65 1.65 0 1 1-1.65-1.65z',
  shift: 'M8 2.5 13.75 8.5H10.5v4.75h-5V8.5H2.25z',
  control: 'M3.75 8.5 8 4.25l4.25 4.25',
  return: 'M13 3.5v5.25H3.5M6.75 5.5 3.5 8.75 6.75 12',
} as const;

/** Text of a key: the name of a symbol, or a character. */
export type Key = keyof typeof keySymbols | (string & {});

/** Keys that are pressed together: ⇧⌘P is `['shift', 'command', 'P']`. */
export type Chord = readonly Key[];

const isKeySymbol = (key: Key): key is keyof typeof keySymbols => Object.hasOwn(keySymbols, key);

/** Key of a keyboard, in the size of the text around it. */
export function Keycap({ children }: { children: Key }) {
  return (
    <span className="flex h-[1.9em] min-w-[1.9em] items-center justify-center rounded-[0.4em] border border-b-[0.16em] border-app-skeleton bg-app-window px-[0.4em] leading-none font-medium text-ink">
      {isKeySymbol(children) ? (
        <svg viewBox="0 0 16 16" width="1em" height="1em" fill="none" strokeWidth="1.3" className="stroke-current">
          <path d={keySymbols[children]} strokeLinejoin="round" strokeLinecap="round" />
        </svg>
      ) : (
        children
      )}
    </span>
  );
}

/** Keyboard shortcut as a row of keys. */
export function Keys({ chord, className = '' }: { chord: Chord; className?: string }) {
  return (
    <span className={`flex gap-[0.3em] ${className}`}>
      {chord.map((key) => (
        <Keycap key={key}>{key}</Keycap>
      ))}
    </span>
  );
}

interface LevelMeterProps {
  /** Level, from 0 to 1. */
  level: number;
  /** Number of segments of the meter. */
  steps?: number;
  className?: string;
}

/** Level meter whose segments light up according to the level. */
export function LevelMeter({ level, steps = 12, className = '' }: LevelMeterProps) {
  return (
    <span className={`flex gap-[0.15em] ${className}`}>
      {Array.from({ length: steps }, (_, index) => (
        <span
          key={index}
          className={`h-[0.3em] grow rounded-full ${index < level * steps ? 'bg-clip-camera' : 'bg-app-line'}`}
        />
      ))}
    </span>
  );
}

/** Menu bar of macOS, with the active app and the time. */
export function MenuBar() {
  return (
    <div className="flex h-[1.9em] items-center gap-[1.2em] bg-app-panel px-[1em] text-[0.85em] whitespace-nowrap">
      <span className="size-[0.75em] rounded-full bg-record" />
      <span className="font-strong">{brand.name}</span>
      {['File', 'Edit', 'Record', 'View', 'Window'].map((menu) => (
        <span key={menu} className="compact:nth-[n+5]:hidden">
          {menu}
        </span>
      ))}
      <Icon name="camera" className="ms-auto" />
      <Icon name="search" />
      <span className="font-mono">Wed 18 Nov 09:41</span>
    </div>
  );
}

/** Returns the CSS position and size of an element from left, top, width and height in percent of its parent. */
export const place = (left: number, top: number, width: number, height: number): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});
