import { useId } from 'react';
import type { ReactNode } from 'react';
import { buttonStyles } from '../../primitives/button/index.ts';

export interface PopoverMenuProps {
  /** One of its kind in the document; the popover hangs on the button by it. */
  name: string;
  /** What the button shows and is called. */
  button: ReactNode;
  buttonClass?: string;
  className?: string;
  children: ReactNode;
}

/** A button and the panel it opens: a native popover under it, at the end of the line. */
export function PopoverMenu({ name, button, buttonClass, className = '', children }: PopoverMenuProps) {
  const id = useId();
  const anchor = `--${name}-menu`;
  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor }}
        className={buttonStyles({ variant: 'quiet', size: 'sm', className: buttonClass })}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        style={{ positionAnchor: anchor }}
        // Where anchors are not known it stands below the header, at the end of the line, all the same.
        className="fixed inset-auto end-gutter top-16 m-0 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-surface p-2 text-ink shadow-float supports-[anchor-name:--a]:end-auto supports-[anchor-name:--a]:top-auto supports-[anchor-name:--a]:mt-2 supports-[anchor-name:--a]:[justify-self:end] supports-[anchor-name:--a]:[position-area:block-end_span-inline-start]"
      >
        <div className="flex flex-col">{children}</div>
      </div>
    </div>
  );
}
