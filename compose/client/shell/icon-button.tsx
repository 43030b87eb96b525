import type { ComponentProps } from 'react';
import { ToolIcon } from './tool-icon.tsx';
import type { ToolIconName } from './tool-icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ToolIconName;
  /** What it does, in words. */
  label: string;
}

/** A small control that shows a mark, and says in words what it does. Out of use it keeps the focus. */
export function IconButton({ icon, label, disabled = false, onClick, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={`inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-muted transition-colors duration-quick hover:bg-hover hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-disabled:hover:text-ink-muted motion-reduce:transition-none ${className}`}
      {...rest}
    >
      <ToolIcon name={icon} />
    </button>
  );
}
