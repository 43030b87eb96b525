import { browserSession, createAuth } from '../adapters/auth/index.ts';
import type { Auth } from '../adapters/auth/index.ts';
import { createHttp } from '../adapters/http/index.ts';
import { publicConfig } from '../config/public-config.ts';

/** Makes the session of this page, and has the stored one restored and checked. To be called once a page. */
export function startPageSession(): Auth {
  const auth = createAuth({ http: createHttp({ baseUrl: publicConfig.apiBaseUrl }), ...browserSession() });
  void auth.restore();
  return auth;
}
