import { routes } from 'virtual:react-router/server-build';
import { isPageHandle } from '../compositor/page.ts';
import type { Page } from '../compositor/page.ts';

/** Every page of the site, from the routes themselves. Not to be asked while the build's modules are still loading. */
export function allPages(): Page[] {
  return Object.values(routes).flatMap((route) => {
    const handle: unknown = route?.module.handle;
    return isPageHandle(handle) ? [handle.page] : [];
  });
}
