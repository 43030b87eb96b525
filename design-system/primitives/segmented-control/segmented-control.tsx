import type { ComponentProps } from 'react';

/** One choice. */
export interface Segment {
  readonly value: string;
  readonly label: string;
}

export interface SegmentedControlProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** What is chosen; read out before the choices. */
  legend: string;
  /** The name of the radio buttons, one of its kind in the document. */
  name: string;
  segments: readonly Segment[];
  /** The choice at the start. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/**
 * A choice of one from a few, all in one row, or in one column where large text leaves no room for a row. Native radio buttons: they work before and without a script, with the arrow
 * keys, in a form, and CSS can follow them with `:has(:checked)`.
 */
export function SegmentedControl({
  legend,
  name,
  segments,
  defaultValue,
  onValueChange,
  className = '',
  ...rest
}: SegmentedControlProps) {
  return (
    <fieldset
      data-slot="segmented-control"
      className={`inline-flex max-w-full min-w-0 gap-0.5 @max-[16rem]:flex-col rounded-md border border-line bg-sunken p-1 ${className}`}
      {...rest}
    >
      <legend className="sr-only">{legend}</legend>
      {segments.map(({ value, label }) => (
        <label
          key={value}
          // Beside the words stand spaces that give way first, so that the choices stay in one row.
          className="relative flex min-h-9 min-w-0 grow cursor-pointer items-center justify-center rounded-sm py-1 text-center text-small before:w-4 before:shrink-99999 after:w-4 after:shrink-99999 font-medium text-ink-muted transition-colors duration-quick select-none hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus motion-reduce:transition-none forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            onChange={onValueChange && (() => onValueChange(value))}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
          />
          <span className="relative min-w-0">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
