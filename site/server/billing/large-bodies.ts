import type { MiddlewareHandler } from 'hono';
import { errorResponse, serviceUnavailableError } from '../http/api-error.ts';

/** A body up to this is as good as any other of this server, in bytes. An event of a payment with a few items is. */
const LARGE = 65_536;

/** When it is worth sending a large one again, in seconds. */
const RETRY = 5;

/**
 * Lets at most `atOnce` requests in whose body is large, or says not how large it is, and answers 503 to more: a body is in
 * memory before its signature can be looked at, so that strangers who send megabytes slowly would fill it. Small ones
 * never wait for that, and who is sent away sends again.
 */
export function fewLargeBodies(atOnce: number): MiddlewareHandler {
  let count = 0;
  return async (context, next) => {
    const isOpen = context.req.header('transfer-encoding') !== undefined;
    if (!isOpen && Number(context.req.header('content-length') ?? 0) <= LARGE) return next();
    if (count >= atOnce) {
      const response = errorResponse(serviceUnavailableError(RETRY));
      // Its body is not read, and nothing after it can be.
      response.headers.set('Connection', 'close');
      return response;
    }
    count += 1;
    try {
      return await next();
    } finally {
      count -= 1;
    }
  };
}
