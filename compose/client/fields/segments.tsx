import { useId } from 'react';

/** One choice of a few. `undefined` is “not said”. */
export interface Segment<Value> {
  readonly value: Value;
  readonly label: string;
  /** What it is, more exactly. */
  readonly title?: string;
}

interface SegmentsProps<Value> {
  /** What is chosen, where nothing around says it. */
  readonly legend?: string;
  readonly segments: readonly Segment<NoInfer<Value>>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/**
 * A choice of one from a few, in a row: as the design system's segmented control, but led from outside, because what is
 * undone changes it too.
 */
export function Segments<Value>({ legend, segments, chosen, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  const Box = legend === undefined ? 'div' : 'fieldset';
  return (
    <Box className="flex max-w-full min-w-0 flex-wrap gap-0.5 self-start rounded-sm border border-line bg-sunken p-0.5">
      {legend !== undefined && <legend className="sr-only">{legend}</legend>}
      {segments.map(({ value, label, title }) => (
        <label
          key={label}
          title={title}
          className="relative flex min-h-6 min-w-0 cursor-pointer items-center justify-center rounded-xs px-2.5 text-center text-label font-medium text-ink-muted transition-colors duration-quick select-none hover:text-ink has-checked:bg-selected has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus motion-reduce:transition-none forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            data-control={value === chosen ? '' : undefined}
            onChange={() => onChoose(value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-xs outline-none"
          />
          <span className="relative min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
    </Box>
  );
}
