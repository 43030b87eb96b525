import type { CSSProperties, ReactNode } from 'react';

/**
 * Returns the attributes of a part of a figure that is styled with `var(--value)`, which has the value of the chosen
 * option (`choices.ts`). Outside a figure, it has the first.
 */
export function valueByChoice(values: readonly (string | number)[], style?: CSSProperties) {
  return {
    'data-figure-value': '',
    style: {
      ...style,
      ...Object.fromEntries(values.map((value, index) => [`--value-${index + 1}`, value])),
    } as CSSProperties,
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
