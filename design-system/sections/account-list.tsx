'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';

/**
 * Classes for the top border of a list. It separates the list from the heading above. In wide containers, the heading
 * is beside the list, so there is no border.
 */
const LIST_BORDER = 'border-t border-line @lg:border-t-0';

interface AccountListProps {
  /** ID of the heading that labels the list. */
  labelledBy: string;
  /** Ref that `useListFocus` returns as `list`. */
  listRef: Ref<HTMLUListElement>;
  children: ReactNode;
}

/**
 * List of an account's devices or sessions. After an item is removed, the list gets the focus, even if it is then
 * empty.
 */
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

/** Row of an `AccountList`, with a title, details and a button. */
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
 * Returns a ref for a list and a function that remembers the item whose button was clicked. When this item is removed
 * together with its button, the list gets the focus, so that the focus isn't lost.
 */
export function useListFocus(ids: readonly string[]) {
  const listElementRef = useRef<HTMLUListElement>(null);
  const clickedId = useRef<string | null>(null);
  const joinedIds = ids.join(' ');
  useEffect(() => {
    if (clickedId.current === null || joinedIds.split(' ').includes(clickedId.current)) return;
    clickedId.current = null;
    // If the focus has moved elsewhere in the meantime, it stays there.
    if (document.activeElement === null || document.activeElement === document.body) listElementRef.current?.focus();
  }, [joinedIds]);

  return {
    list: listElementRef,
    /** Stores the ID of the item whose button was clicked. */
    rememberPressed: (id: string) => {
      clickedId.current = id;
    },
  };
}
