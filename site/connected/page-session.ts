import { browserSession } from '../adapters/auth/browser.ts';
import { createAuth } from '../adapters/auth/auth.ts';
import type { Auth } from '../adapters/auth/auth.ts';
import { createHttp } from '../adapters/http/http.ts';
import { followOwner, startOpeningApp } from './open-app.ts';
import { publicConfig } from '../config/public-config.ts';

/** Creates the session of this page, restores and checks the stored one, and prepares the links of its user. Call it once per page. */
export function startPageSession(): Auth {
  const auth = createAuth({ http: createHttp({ baseUrl: publicConfig.apiBaseUrl }), ...browserSession() });
  void auth.restore();
  followOwner(auth);
  startOpeningApp();
  return auth;
}
