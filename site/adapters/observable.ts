/** A value that can be watched. `get` returns one object until the value changes, as `useSyncExternalStore` asks. */
export interface Observable<S> {
  get: () => S;
  set: (change: Partial<S>) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a watched value. `set` merges a change into a new object and tells every listener, unless nothing changed;
 * `subscribe` returns the function that ends the subscription.
 */
export function createObservable<S extends object>(initial: S): Observable<S> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      const next = { ...value, ...change };
      const keys = Object.keys(next) as (keyof S)[];
      if (keys.every((key) => Object.is(next[key], value[key]))) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
