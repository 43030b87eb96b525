import type { ReactNode } from 'react';

export interface HeaderSheetProps {
  /** ID for the `popoverTarget` of the button. */
  id: string;
  children: ReactNode;
}

/** CSS anchor of the sheets: the header. */
export const HEADER_ANCHOR = '--site-header';

/**
 * Panel under the header, as wide as the viewport. As a native popover, it closes on Escape and on a click outside, and
 * only one is open at a time. It scrolls in low viewports. In browsers without CSS anchors, it has a fixed position,
 * which is right for a scrolled page.
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
