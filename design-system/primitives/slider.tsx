'use client';

import { Slider as RadixSlider } from 'radix-ui';
import { useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';

export interface SliderProps {
  /** What is set with it. */
  label: string;
  /** From 0 to 100. */
  value: number;
  /** The value in words, which is read out in place of a bare number. */
  valueText: string;
  onValueChange: (value: number) => void;
  /** The box in which it slides: a press anywhere in it counts. */
  className?: string;
  /** What is drawn at the value, around its own centre. */
  children?: ReactNode;
}

/**
 * A value from 0 to 100, set by dragging anywhere in a box, or with arrow keys, Page Up and Down, Home and End. A finger
 * that moves up or down scrolls the page. It needs React in the browser: without it there is no handle.
 */
export function Slider({ label, value, valueText, onValueChange, className = '', children }: SliderProps) {
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  // Radix takes every box for one of a language from left to right, unless told; a press or a focus comes before a key.
  const readDirection = ({ currentTarget }: FocusEvent | PointerEvent): void => {
    setDir(getComputedStyle(currentTarget.parentElement ?? currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
  };
  return (
    <RadixSlider.Root
      data-slot="slider"
      dir={dir}
      value={[value]}
      onValueChange={([next = value]) => onValueChange(next)}
      onFocusCapture={readDirection}
      onPointerEnter={readDirection}
      className={`flex touch-pan-y items-center select-none ${className}`}
    >
      {/* It has no width: Radix moves a wide thumb away from the ends, and from right to left by its width. */}
      <RadixSlider.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="flex h-11 w-0 items-center justify-center outline-none"
      >
        {children}
      </RadixSlider.Thumb>
    </RadixSlider.Root>
  );
}
