import { Button } from '../primitives/button/index.ts';
import type { ButtonProps } from '../primitives/button/index.ts';

export interface HandOffProps {
  label: string;
  /** What is said once the address is on the clipboard. */
  done: string;
  /** What is said where it cannot be copied. */
  failed: string;
  /** The page whose address is handed over. */
  path: string;
  size: NonNullable<ButtonProps['size']>;
}

/**
 * The button that takes a page's address to a Mac, and the status in which it is said what became of that. It stands in an
 * element that is `hidden` and marked `data-hand-off-area`, until a script finds that the visitor is not on one.
 */
export function HandOff({ label, done, failed, path, size }: HandOffProps) {
  return (
    <>
      <Button size={size} variant="outline" data-hand-off={path}>
        {label}
      </Button>
      <output
        data-hand-off-status
        data-done={done}
        data-failed={failed}
        className="block w-full text-small text-ink-muted empty:hidden"
      />
    </>
  );
}
