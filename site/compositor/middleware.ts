/** A visit a middleware may turn away. */
export interface Visit {
  /** Where the visitor is: path and query. */
  readonly path: string;
  /** Whether a session is stored in this browser. */
  readonly signedIn: boolean;
}

/** A rule before a page: where the visitor is sent instead, or nothing. */
type Middleware = (visit: Visit) => string | undefined;

/**
 * Middleware by name, for pages to list. They run in the browser, which alone knows the session; what must stay secret
 * is kept by the account API, not by a page.
 */
const registry: ReadonlyMap<string, Middleware> = new Map<string, Middleware>([
  ['auth', ({ path, signedIn }) => (signedIn ? undefined : `/login?redirect=${encodeURIComponent(path)}`)],
]);

/** Throws `Unknown route middleware: <name>` for a name nobody registered (specification sections 2 and 8). */
export function requireMiddleware(names: readonly string[]): void {
  for (const name of names) find(name);
}

/** Runs the named middleware in order: the first that sends the visitor elsewhere decides. */
export function runMiddleware(names: readonly string[], visit: Visit): string | undefined {
  for (const name of names) {
    const target = find(name)(visit);
    if (target !== undefined) return target;
  }
  return undefined;
}

function find(name: string): Middleware {
  const middleware = registry.get(name);
  if (middleware === undefined) throw new Error(`Unknown route middleware: ${name}`);
  return middleware;
}
