import { browserSession, createAuth } from '../adapters/auth/index.ts';
import type { Auth } from '../adapters/auth/index.ts';
import { createHttp } from '../adapters/http/index.ts';
import { publicConfig } from '../public-config.ts';

let auth: Auth | undefined;

/** The visitor's session: one for the whole page, whoever asks. In the browser only. */
export function session(): Auth {
  return (auth ??= createAuth({ http: createHttp({ baseUrl: publicConfig.apiBaseUrl }), ...browserSession() }));
}
