/** Visit of a page that middleware may redirect. */
export interface Visit {
  /** Path and query. */
  readonly path: string;
  /** True if a session is stored in this browser. */
  readonly signedIn: boolean;
}

/** Rule that runs before a page. Returns the URL to redirect to, or `undefined`. */
type Middleware = (visit: Visit) => string | undefined;

/**
 * Middleware by name. It runs in the browser, because only the browser knows the session. It doesn't protect data: the
 * account API does.
 */
const registry = {
  auth: ({ path, signedIn }) => (signedIn ? undefined : `/login?redirect=${encodeURIComponent(path)}`),
} as const satisfies Readonly<Record<string, Middleware>>;

export type MiddlewareName = keyof typeof registry;

/** Names that a page may list. */
export const middlewareNames = /* @__PURE__ */ Object.keys(registry) as MiddlewareName[];

/** Returns the error message about an unknown middleware. */
export const unknownMiddlewareMessage = (name: string): string => `Unknown route middleware: ${name}`;

/**
 * Runs middleware in order and returns the first redirect. Throws a `PublicError` `Unknown route middleware: <name>` for
 * an unknown name.
 */
export function runMiddleware(names: readonly string[], visit: Visit): string | undefined {
  for (const name of names) {
    if (!isMiddlewareName(name)) throw new PublicError(unknownMiddlewareMessage(name));
    const target = registry[name](visit);
    if (target !== undefined) return target;
  }
  return undefined;
}

function isMiddlewareName(name: string): name is MiddlewareName {
  return Object.hasOwn(registry, name);
}

/** Error whose message is written for visitors. The error screen shows it, but no message of other errors. */
export class PublicError extends Error {
  override readonly name = 'PublicError';
}
