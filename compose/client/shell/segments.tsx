import { useId } from 'react';

interface SegmentsProps<Value extends string> {
  legend: string;
  options: readonly { readonly value: Value; readonly label: string; readonly title?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A small choice of one from a few in a row, of native radio buttons. */
export function Segments<Value extends string>({ legend, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex shrink-0 gap-px rounded-sm border border-line bg-sunken p-0.5">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.title}
          className="relative flex min-h-7 cursor-pointer items-center rounded-xs px-2.5 text-label font-medium text-ink-muted hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-xs outline-none"
          />
          <span className="relative">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
