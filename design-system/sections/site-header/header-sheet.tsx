import type { ReactNode } from 'react';

export interface HeaderSheetProps {
  /** The button that opens it names this id as its `popoverTarget`. */
  id: string;
  children: ReactNode;
}

/** The anchor that sheets hang on: the header itself. */
export const HEADER_ANCHOR = '--site-header';

/**
 * A panel as wide as the window under the header: a native popover, so that Escape and a press outside close it, and
 * one is open at a time. It scrolls where the window is low. Where anchors are not known it stands where the header
 * ends once the page has been scrolled.
 */
export function HeaderSheet({ id, children }: HeaderSheetProps) {
  return (
    <div
      id={id}
      popover="auto"
      style={{ positionAnchor: HEADER_ANCHOR }}
      className="fixed inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full max-w-none overflow-y-auto overscroll-contain border-y border-line bg-surface text-ink shadow-float motion-safe:transition-[opacity,translate] motion-safe:duration-calm motion-safe:starting:opacity-0 supports-[anchor-name:--a]:top-[calc(anchor(bottom)-1px)]"
    >
      {children}
    </div>
  );
}
