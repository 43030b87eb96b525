'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';

/**
 * Top border of a list, which separates it from the text above. In wide containers, the text is beside the list, so
 * there is no border.
 */
const LIST_BORDER = 'border-t border-line @lg:border-t-0';

interface AccountListProps {
  /** ID of the heading that labels the list. */
  labelledBy: string;
  /** Result of `useListFocus`. */
  listRef: Ref<HTMLUListElement>;
  children: ReactNode;
}

/** List of items of an account. It gets the focus after an item was removed, even if the list is then empty. */
export function AccountList({ labelledBy, listRef, children }: AccountListProps) {
  return (
    <ul
      ref={listRef}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={`${LIST_BORDER} outline-offset-8 empty:-mb-6 empty:border-0 focus-visible:rounded-xs`}
    >
      {children}
    </ul>
  );
}

interface AccountListRowProps {
  slot: string;
  title: ReactNode;
  details: ReactNode;
  /** Button beside the title and the details. */
  action: ReactNode;
  /** Content below the title, the details and the button. */
  children?: ReactNode;
}

/** Item of an account with its details and an action. */
export function AccountListRow({ slot, title, details, action, children }: AccountListRowProps) {
  return (
    <li data-slot={slot} className="flex flex-col gap-3 border-b border-line py-4 @lg:first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-[10rem] flex-col gap-1">
          <p className="font-medium text-ink">{title}</p>
          <p className="flex flex-wrap gap-x-4 text-small text-ink-muted">{details}</p>
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}

/** Placeholder of a list that is loading. */
export function AccountListPlaceholder({ rows }: { rows: number }) {
  return (
    <ul aria-hidden="true" className={LIST_BORDER}>
      {Array.from({ length: rows }, (_, row) => (
        <li key={row} className="flex flex-col gap-3 border-b border-line py-5 @lg:first:pt-1">
          <span className="h-4 w-2/5 rounded-xs bg-line" />
          <span className="h-3 w-3/5 rounded-xs bg-hover" />
        </li>
      ))}
    </ul>
  );
}

/**
 * Moves the focus to the list when an item is removed together with its focused button, so that the focus isn't lost.
 */
export function useListFocus(ids: readonly string[]) {
  const listElementRef = useRef<HTMLUListElement>(null);
  const clickedId = useRef<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    if (clickedId.current === null || key.split(' ').includes(clickedId.current)) return;
    clickedId.current = null;
    // If the focus has moved elsewhere in the meantime, it stays there.
    if (document.activeElement === null || document.activeElement === document.body) listElementRef.current?.focus();
  }, [key]);

  return {
    list: listElementRef,
    /** Stores the ID of the item whose button was clicked. */
    rememberPressed: (id: string) => {
      clickedId.current = id;
    },
  };
}
