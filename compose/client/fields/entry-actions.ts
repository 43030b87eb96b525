import type { KeyboardEvent } from 'react';

/** What can be done with an entry of a list. */
export type EntryAction = 'up' | 'down' | 'duplicate' | 'remove';

/** Does something with an entry. */
export type Act = (action: EntryAction) => void;

/** Alt with an arrow moves an entry, from its title and from its buttons. */
export function moveByKey(event: KeyboardEvent<HTMLElement>, onAct: Act): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.stopPropagation();
  onAct(event.key === 'ArrowUp' ? 'up' : 'down');
}
