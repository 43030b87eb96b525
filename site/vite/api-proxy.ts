import { createLogger } from 'vite';
import type { Logger, Plugin } from 'vite';

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting of development that cannot be used: one line for stderr. */
export class ApiOriginError extends Error {
  override readonly name = 'ApiOriginError';
}

/**
 * Where the account API is in development: a site started with `npm start`, unless `API_ORIGIN` names another; an empty
 * variable counts as unset. Throws an `ApiOriginError` that names the variable, what it holds and what is expected.
 */
export function apiOrigin(env: Environment): string {
  const origin = env['API_ORIGIN'] || 'http://localhost:3000';
  const url = URL.parse(origin);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== origin)
    throw new ApiOriginError(
      `API_ORIGIN is ${JSON.stringify(origin)}. Set it to an origin such as http://localhost:3000, without a path.`,
    );
  return origin;
}

/**
 * In development the pages come from here, and the account API from a server beside it. An `API_ORIGIN` that is none
 * ends the process with one line, because Vite would add a stack of its own to it.
 */
export function apiProxy(env: Environment): Plugin {
  return {
    name: 'onset-api-proxy',
    apply: 'serve',
    config() {
      try {
        const api = apiOrigin(env);
        const target = { target: api, changeOrigin: true, headers: { Origin: api } };
        const proxy = { '/api': target, '/demo/paddle': target };
        return { server: { proxy }, customLogger: developmentLogger(api) };
      } catch (error) {
        if (!(error instanceof ApiOriginError)) throw error;
        process.stderr.write(`${error.message}\n`);
        return process.exit(1);
      }
    },
  };
}

/** Vite's logger, which says once, in one line, that the account API does not answer; not with a stack at each call. */
function developmentLogger(origin: string): Logger {
  const logger = createLogger();
  let isTold = false;
  return {
    ...logger,
    error(message, options) {
      if (!message.includes('http proxy error')) return logger.error(message, options);
      if (!isTold)
        logger.warnOnce(
          `The account API at ${origin} doesn’t respond, so accounts don’t work. Start it with npm start, or set API_ORIGIN.`,
        );
      isTold = true;
    },
  };
}
