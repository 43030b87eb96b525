/** Observable value. `get` returns the same object until the value changes, as `useSyncExternalStore` requires. */
export interface Observable<S> {
  get: () => S;
  set: (change: Partial<S>) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates an observable value. `set` merges a change into a new object and notifies all listeners, unless nothing has
 * changed. `subscribe` returns a function that unsubscribes.
 */
export function createObservable<S extends object>(initial: S): Observable<S> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      const next = { ...value, ...change };
      const keys = Object.keys(change) as (keyof S)[];
      if (keys.every((key) => Object.is(change[key], value[key]))) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
