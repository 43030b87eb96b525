import type { CSSProperties, ReactNode } from 'react';

/**
 * Returns the attributes of a part of a figure that is styled with `var(--value)`, which has the value of the chosen
 * option (`choices.ts`). Outside a figure, it has the first.
 */
export function valueByChoice(values: readonly (string | number)[]) {
  return {
    'data-figure-value': '',
    style: Object.fromEntries(values.map((value, index) => [`--value-${index + 1}`, value])) as CSSProperties,
  };
}

/** Returns the attribute of a part of a figure that is visible while the option of this index is chosen. */
export function ifChosen(index: number) {
  return { 'data-figure-option': index + 1 };
}

/** Parts of a figure, one for each option. Only that of the chosen option is visible. */
export function ByChoice({ className, children }: { className?: string; children: readonly ReactNode[] }) {
  return children.map((child, index) => (
    <span key={index} {...ifChosen(index)} className={className}>
      {child}
    </span>
  ));
}

interface BarProps {
  name: string;
  /** Class of the color. */
  tone: string;
  /** Width for each option, as a length of CSS. */
  widths: readonly string[];
  /** Value for each option, as text. */
  values: readonly string[];
}

/** A row of a bar chart: the name, the bar and the value of the chosen option. */
export function BarByChoice({ name, tone, widths, values }: BarProps) {
  return (
    <span className="flex items-center">
      <span className="w-[5em] shrink-0 text-ink">{name}</span>
      <span className="relative h-[1.6em] grow overflow-hidden rounded-[0.3em] bg-app-track">
        <span
          {...valueByChoice(widths)}
          className={`absolute inset-y-0 left-0 w-(--value) motion-safe:transition-[width] motion-safe:duration-slow ${tone}`}
        />
      </span>
      <span className="w-[4.4em] shrink-0 text-end text-ink-muted">
        <ByChoice>{values}</ByChoice>
      </span>
    </span>
  );
}
