import { act } from '../act.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../primitives/icon.tsx';

interface SwitchProps {
  label: string;
  on?: boolean;
  /** Seconds until it is switched on. */
  after?: number;
  /** An input that lies over it. */
  children?: ReactNode;
}

/** A setting and its switch, at the two ends of a line. */
export function Switch({ label, on = false, after = 0, children }: SwitchProps) {
  return (
    <span className={`flex items-center justify-between ${children ? LIVE : ''}`}>
      <span>{label}</span>
      <span
        {...(on && act('switch', { after, lasts: 0.3 }))}
        className={`flex h-[1.3em] w-[2.3em] rounded-full p-[0.15em] ${on ? 'justify-end bg-ink-fill' : 'bg-app-line'}`}
      >
        <span
          {...(on && act('move', { after, lasts: 0.3, from: '-1em' }))}
          className="aspect-square h-full rounded-full bg-app-window"
        />
      </span>
      {children}
    </span>
  );
}

export interface SliderProps {
  label: string;
  value: string;
  /** Where its knob is, from 0 to 1. */
  at: number;
  accent?: boolean | undefined;
  /** An input that lies over its line. */
  children?: ReactNode;
}

/** Classes of a control with an input over it. */
const LIVE =
  'relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** A setting that slides, with its value. */
export function Slider({ label, value, at, accent = false, children }: SliderProps) {
  // Under the hand of a visitor it follows at once.
  const transition = children ? 'none' : undefined;
  return (
    <div className={`grid grid-cols-[4.6em_1fr_3.4em] items-center gap-[0.7em] ${children ? LIVE : ''}`}>
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
          <span className="absolute top-1/2 size-[0.95em] -translate-1/2 rounded-full border border-app-line bg-app-window shadow-card" />
        </span>
        {children}
      </span>
      <span className="text-end font-mono text-[0.92em] text-ink">{value}</span>
    </div>
  );
}

export interface SegmentedProps {
  options: readonly string[];
  chosen: string;
  className?: string;
}

/** One of a few, side by side. */
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

/** A value that is chosen from a menu. */
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

const fills = {
  ink: 'bg-ink-fill text-on-ink-fill',
  record: 'bg-accent text-on-accent',
  plain: 'border border-app-line text-ink',
};

/** A button: the window's main one is filled, that which records has the colour of the record light. */
export function PushButton({ fill, children }: { fill: keyof typeof fills; children: ReactNode }) {
  return (
    <span
      className={`flex items-center justify-center gap-[0.6em] rounded-[0.45em] px-[1em] py-[0.3em] font-medium whitespace-nowrap ${fills[fill]}`}
    >
      {children}
    </span>
  );
}

/** A number that counts up while `act('fill')` fills a bar. */
export function Count({ to }: { to: number }) {
  return (
    <span
      {...act('count', { style: { '--act-count': to } as CSSProperties })}
      className="before:content-[counter(act-count)] [counter-reset:act-count_var(--act-count)]"
    />
  );
}

/** How far something is, from 0 to 100. */
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
