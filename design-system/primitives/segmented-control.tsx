import type { ComponentProps } from 'react';

/** An option of a segmented control. */
export interface Segment {
  readonly value: string;
  readonly label: string;
  /** Second line, such as a price. */
  readonly detail?: string | undefined;
}

export interface SegmentedControlProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** Label of the group for screen readers. */
  legend: string;
  /** Name of the radio buttons, unique in the document. */
  name: string;
  segments: readonly Segment[];
  /** Value that is selected by default. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/**
 * A choice between a few options in a row, or in a column if large text leaves no room for a row. It consists of native
 * radio buttons, so it works without scripts, with the arrow keys and in a form.
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
      {segments.map(({ value, label, detail }) => (
        <label
          key={value}
          // The spaces beside the text shrink before the text wraps.
          className="relative flex min-h-9 min-w-0 grow cursor-pointer items-center justify-center rounded-sm py-1 text-center text-small before:w-4 before:shrink-99999 after:w-4 after:shrink-99999 font-medium text-ink-muted transition-colors duration-quick select-none hover:text-ink has-checked:bg-selected has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus motion-reduce:transition-none forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            onChange={onValueChange && (() => onValueChange(value))}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
          />
          <span className="relative min-w-0">
            {label}
            {detail !== undefined && (
              <>
                {' '}
                <span className="block font-normal tabular-nums">{detail}</span>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
