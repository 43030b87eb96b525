import type { ComponentProps } from 'react';
import type { IconName } from './names.ts';
import { paths } from './paths.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName;
}

/**
 * A small drawing in strokes of the text's colour, as large as the text it stands in unless a class says otherwise.
 * Decorative: what it means is said in words beside it, or by the label of the control it stands in. Icons that point
 * along a line of text are turned where text runs from right to left. Where colours are forced it follows them: a browser would
 * leave an SVG element with a colour of its own as it is, and so unseen.
 */
export function Icon({ name, className = '', ...rest }: IconProps) {
  return (
    <svg
      data-slot="icon"
      aria-hidden="true"
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`inline-block shrink-0 stroke-current forced-color-adjust-auto ${name === 'arrow-right' || name === 'external' ? 'rtl:-scale-x-100' : ''} ${className}`}
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}
