import { useId } from 'react';
import type { ReactNode } from 'react';
import { buttonStyles } from '../../primitives/button.tsx';

export interface PopoverMenuProps {
  /** Unique name of the menu. The name of its CSS anchor is derived from it. */
  name: string;
  /** Content and accessible name of the button. */
  button: ReactNode;
  buttonClass?: string;
  className?: string;
  children: ReactNode;
}

/** Button with a native popover below it. Both are aligned at the end edge. */
export function PopoverMenu({ name, button, buttonClass, className = '', children }: PopoverMenuProps) {
  const id = useId();
  const cssAnchorName = `--${name}-menu`;
  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: cssAnchorName }}
        className={buttonStyles({ variant: 'quiet', size: 'sm', className: buttonClass })}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        style={{ positionAnchor: cssAnchorName }}
        // The fixed position is for browsers without CSS anchor positioning.
        className="fixed inset-auto end-gutter top-16 m-0 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-surface p-2 text-ink shadow-float supports-[anchor-name:--a]:end-auto supports-[anchor-name:--a]:top-auto supports-[anchor-name:--a]:mt-2 supports-[anchor-name:--a]:[justify-self:end] supports-[anchor-name:--a]:[position-area:block-end_span-inline-start]"
      >
        <div className="flex flex-col">{children}</div>
      </div>
    </div>
  );
}
