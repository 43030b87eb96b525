import { runMiddleware } from '../compositor/middleware.ts';
import { hasStoredSession } from '../connected/session/session.ts';

/** Where the page's middleware sends the visitor instead, if anywhere. The page names it on its root. */
export function middlewareTarget(): string | undefined {
  const names = document.documentElement.dataset['middleware']?.split(' ') ?? [];
  return runMiddleware(names, { path: location.pathname + location.search, signedIn: hasStoredSession() });
}
