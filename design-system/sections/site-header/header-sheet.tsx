import type { ReactNode } from 'react';

export interface HeaderSheetProps {
  /** ID of the panel, for the `popoverTarget` of the button that opens it. */
  id: string;
  children: ReactNode;
}

/** Anchor name of the header in CSS. The panels are positioned below it. */
export const HEADER_ANCHOR = '--site-header';

/**
 * Panel below the header, as wide as the viewport. It is a native popover, so it closes on Escape and on a click
 * outside, and only one is open at a time. In low viewports, it scrolls. In browsers without CSS anchor positioning, it
 * has a fixed position, which is correct if the page is scrolled.
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
