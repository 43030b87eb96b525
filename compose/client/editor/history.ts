import type { Json } from '../../source/json.ts';

/** Every state a document has had since it was opened, and those that were undone. There is no end to it. */
export interface History {
  readonly past: readonly Json[];
  readonly now: Json;
  readonly future: readonly Json[];
  /** The place that was changed last, and when, in milliseconds: what is typed in one go is undone in one. */
  readonly last: { readonly place: string; readonly at: number } | undefined;
}

/** How long a pause in one place may be for what comes after it to be part of the same step, in milliseconds. */
const PAUSE = 1000;

export const historyOf = (document: Json): History => ({ past: [], now: document, future: [], last: undefined });

/** Adds a state. `place` names what is typed into; without, the change is a step of its own. */
export function change(history: History, document: Json, at: number, place?: string): History {
  if (document === history.now) return history;
  const isSameGo =
    place !== undefined && place === history.last?.place && at - history.last.at < PAUSE && history.future.length === 0;
  return {
    past: isSameGo ? history.past : [...history.past, history.now],
    now: document,
    future: [],
    last: place === undefined ? undefined : { place, at },
  };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], last: undefined };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, last: undefined };
}
