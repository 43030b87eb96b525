'use client';

import { Slider as RadixSlider } from 'radix-ui';
import { useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';

export interface SliderProps {
  /** Name of the value for screen readers. */
  label: string;
  /** Value from 0 to 100. */
  value: number;
  /** Value as text, which screen readers read instead of the number. */
  valueText: string;
  onValueChange: (value: number) => void;
  /** CSS classes of the box. A click anywhere in it moves the handle. */
  className?: string;
  /** Handle, centered on the value. */
  children?: ReactNode;
}

/**
 * Slider from 0 to 100, which is dragged anywhere in its box or moved with the arrow keys, Page Up, Page Down, Home and
 * End. Vertical swipes scroll the page. Without React in the browser, it has no handle.
 */
export function Slider({ label, value, valueText, onValueChange, className = '', children }: SliderProps) {
  const [textDirection, setTextDirection] = useState<'ltr' | 'rtl'>('ltr');
  // Radix assumes left-to-right text unless `dir` is set. The direction is read when the pointer enters the slider or
  // the slider gets the focus, which precedes every drag and key press.
  const readDirection = ({ currentTarget }: FocusEvent | PointerEvent): void => {
    setTextDirection(
      getComputedStyle(currentTarget.parentElement ?? currentTarget).direction === 'rtl' ? 'rtl' : 'ltr',
    );
  };
  return (
    <RadixSlider.Root
      data-slot="slider"
      dir={textDirection}
      value={[value]}
      onValueChange={([newValue = value]) => onValueChange(newValue)}
      onFocusCapture={readDirection}
      onPointerEnter={readDirection}
      className={`flex touch-pan-y items-center select-none ${className}`}
    >
      {/* The thumb has no width, because Radix shifts a wide thumb at both ends, and by its width in right-to-left
          text. */}
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
