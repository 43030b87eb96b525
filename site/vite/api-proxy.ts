import { createLogger } from 'vite';
import type { Logger, Plugin } from 'vite';

type Environment = Readonly<Record<string, string | undefined>>;

/** Error of `API_ORIGIN`, printed as one line. */
class ApiOriginError extends Error {
  override readonly name = 'ApiOriginError';
}

/**
 * Returns the origin of the account API in development: `API_ORIGIN`, or by default the site started with `npm start`.
 * An empty variable counts as unset. Throws an `ApiOriginError` with the variable, its value and what to set.
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
 * Forwards requests for the account API to its server in development, where the pages come from Vite. An invalid
 * `API_ORIGIN` ends the process with one line, because Vite would add a stack to the error.
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

/** Returns Vite’s logger, which reports only once that the account API doesn’t respond, and without a stack. */
function developmentLogger(origin: string): Logger {
  const logger = createLogger();
  let isReported = false;
  return {
    ...logger,
    error(message, options) {
      if (!message.includes('http proxy error')) return logger.error(message, options);
      if (!isReported)
        logger.warnOnce(
          `The account API at ${origin} doesn’t respond, so accounts don’t work. Start it with npm start, or set API_ORIGIN.`,
        );
      isReported = true;
    },
  };
}
