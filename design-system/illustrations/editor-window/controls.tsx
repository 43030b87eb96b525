'use client';

import type { CSSProperties } from 'react';
import { Slider, Switch } from '../parts.tsx';

/** Styles of a native input on top of an illustrated control. They make the input transparent. */
export const TRANSPARENT_INPUT_STYLE: CSSProperties = {
  position: 'absolute',
  opacity: 0,
  margin: 0,
  cursor: 'pointer',
  inset: 0,
};

/**
 * Styles of a native range input on top of an illustrated slider. The input is 16 px wider, because the center of its
 * knob (16 px wide) can't reach the edge. Both knobs are therefore at the same position.
 */
export const TRANSPARENT_RANGE_STYLE: CSSProperties = {
  ...TRANSPARENT_INPUT_STYLE,
  inset: '-0.9em -8px',
  width: 'calc(100% + 16px)',
};

interface RangeProps {
  label: string;
  /** Formatted value, such as `0.6 s`. */
  text: string;
  value: number;
  /** Minimum, maximum and step of the value. */
  range: readonly [number, number, number];
  accent?: boolean;
  /** Undefined if the control is only an illustration. */
  onChange?: ((value: number) => void) | undefined;
}

/** Setting with a slider. */
export function Range({ label, text, value, range: [min, max, step], accent, onChange }: RangeProps) {
  return (
    <Slider label={label} value={text} at={Math.min(1, Math.max(0, (value - min) / (max - min)))} accent={accent}>
      {onChange && (
        <input
          type="range"
          aria-label={label}
          aria-valuetext={text}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
          style={TRANSPARENT_RANGE_STYLE}
        />
      )}
    </Slider>
  );
}

interface ToggleProps {
  label: string;
  on: boolean;
  /** Undefined if the control is only an illustration. */
  onChange?: ((on: boolean) => void) | undefined;
}

/** Setting that is on or off. */
export function Toggle({ label, on, onChange }: ToggleProps) {
  return (
    <Switch label={label} on={on}>
      {onChange && (
        <input
          type="checkbox"
          aria-label={label}
          checked={on}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="size-full"
          style={TRANSPARENT_INPUT_STYLE}
        />
      )}
    </Switch>
  );
}

interface ChoiceProps {
  label: string;
  /** CSS class with the color of the swatch. */
  className: string;
  isChosen: boolean;
  /** Undefined if the control is only an illustration. */
  onChoose?: (() => void) | undefined;
}

/** Swatch of a palette. */
export function Choice({ label, className, isChosen, onChoose }: ChoiceProps) {
  return (
    <span
      className={`relative size-[2.1em] rounded-[0.5em] border border-app-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className} ${isChosen ? 'outline-[0.15em] outline-offset-[0.15em] outline-ink' : ''}`}
    >
      {onChoose && (
        <input
          type="radio"
          name="backdrop"
          aria-label={label}
          checked={isChosen}
          onChange={onChoose}
          className="size-full"
          style={TRANSPARENT_INPUT_STYLE}
        />
      )}
    </span>
  );
}
