import { PublicError } from './public-error.ts';

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
const registry = {
  auth: ({ path, signedIn }) => (signedIn ? undefined : `/login?redirect=${encodeURIComponent(path)}`),
} as const satisfies Readonly<Record<string, Middleware>>;

export type MiddlewareName = keyof typeof registry;

/** The names a page may list. */
export const middlewareNames = /* @__PURE__ */ Object.keys(registry) as MiddlewareName[];

/** What is said of a name nobody registered. */
export const unknownMiddleware = (name: string): string => `Unknown route middleware: ${name}`;

/**
 * Runs the named middleware in order: the first that sends the visitor elsewhere decides. Throws a `PublicError`
 * `Unknown route middleware: <name>` for a name nobody registered.
 */
export function runMiddleware(names: readonly string[], visit: Visit): string | undefined {
  for (const name of names) {
    if (!isMiddlewareName(name)) throw new PublicError(unknownMiddleware(name));
    const target = registry[name](visit);
    if (target !== undefined) return target;
  }
  return undefined;
}

function isMiddlewareName(name: string): name is MiddlewareName {
  return Object.hasOwn(registry, name);
}
