import type { ComponentProps } from 'react';
import { ToolIcon } from './tool-icon.tsx';
import type { ToolIconName } from './tool-icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  icon: ToolIconName;
  /** What it does, in words. */
  label: string;
  /** `round` stands on the page, where it must be seen on everything. */
  look?: 'plain' | 'round';
}

const LOOKS = {
  plain:
    'rounded-sm text-ink-muted hover:bg-hover hover:text-ink aria-disabled:hover:bg-transparent aria-disabled:hover:text-ink-muted',
  round: 'pointer-events-auto rounded-full bg-focus text-canvas shadow-float hover:bg-ink-fill hover:text-on-ink-fill',
};

/** A small control that shows a mark, and says in words what it does. Out of use it keeps the focus. */
export function IconButton({ icon, label, look = 'plain', disabled = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={`inline-flex size-8 shrink-0 cursor-pointer items-center justify-center transition-colors duration-quick aria-disabled:cursor-default aria-disabled:opacity-40 motion-reduce:transition-none ${LOOKS[look]}`}
      {...rest}
    >
      <ToolIcon name={icon} />
    </button>
  );
}
