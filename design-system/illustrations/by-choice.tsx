import type { CSSProperties, ReactNode } from 'react';

/**
 * Returns the attributes of an element in a figure that readers change by choosing an option (`choices.ts`). The CSS
 * variable `--value` has the value of the chosen option. Outside a figure, it has the first value.
 */
export function getValueAttributes(values: readonly (string | number)[]) {
  return {
    'data-figure-value': '',
    style: Object.fromEntries(values.map((value, index) => [`--value-${index + 1}`, value])) as CSSProperties,
  };
}

/** Returns the attribute of an element that is visible only while the option with this index is chosen. */
export function getVisibilityAttributes(index: number) {
  return { 'data-figure-option': index + 1 };
}

/** Elements of a figure, one for each option. Only the element of the chosen option is visible. */
export function ByChoice({ className, children }: { className?: string; children: readonly ReactNode[] }) {
  return children.map((child, index) => (
    <span key={index} {...getVisibilityAttributes(index)} className={className}>
      {child}
    </span>
  ));
}

interface BarProps {
  name: string;
  /** CSS class with the color of the bar. */
  tone: string;
  /** Width of the bar for each option, as a CSS length. */
  widths: readonly string[];
  /** Text at the end of the bar for each option. */
  values: readonly string[];
}

/** Row of a bar chart with a name, a bar and a value. The bar and the value depend on the chosen option. */
export function BarByChoice({ name, tone, widths, values }: BarProps) {
  return (
    <span className="flex items-center">
      <span className="w-[5em] shrink-0 text-ink">{name}</span>
      <span className="relative h-[1.6em] grow overflow-hidden rounded-[0.3em] bg-app-track">
        <span
          {...getValueAttributes(widths)}
          className={`absolute inset-y-0 left-0 w-(--value) motion-safe:transition-[width] motion-safe:duration-slow ${tone}`}
        />
      </span>
      <span className="w-[4.4em] shrink-0 text-end text-ink-muted">
        <ByChoice>{values}</ByChoice>
      </span>
    </span>
  );
}
