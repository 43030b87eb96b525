import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { isUnavailable } from '../database/errors.ts';
import {
  ApiError,
  badRequestError,
  errorResponse,
  internalServerError,
  jsonResponse,
  payloadTooLargeError,
  serviceUnavailableError,
  unauthorizedError,
} from '../http/api-error.ts';
import { limitBody } from '../http/body.ts';
import { MINUTE, SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { NoEventError, acceptEvent } from './accept.ts';
import type { Accepted, BillingService } from './accept.ts';

/** Path of Paddle's webhooks. */
export const WEBHOOK_PATH = '/webhooks/paddle';

/**
 * Maximum size of an event, in bytes. A payment with one item is about 5 KB; one with 100 items, the most Paddle
 * allows, about 600 KB.
 */
const BODY_LIMIT = 1_048_576;

/**
 * Maximum number of large events that are read at the same time. Verifying each one takes milliseconds, which block
 * other requests.
 */
const LARGE_AT_ONCE = 4;

/** Connection of a delivery; empty if it comes from this process. */
export type WebhookEnv = { readonly Bindings: Partial<HttpBindings> };

type WebhookContext = Context<WebhookEnv>;

/**
 * Result of a delivery: the event was accepted, or the reason why not. `unsigned`: the header is missing or malformed.
 * `late`: its time differs too much from the clock. `forged`: another secret or body was signed.
 */
export type WebhookOutcome =
  | Accepted
  | 'unsigned'
  | 'late'
  | 'forged'
  | 'cut_off'
  | 'no_event'
  | 'failed'
  | 'not_configured';

/** Settings of the webhook endpoint. */
interface WebhookParts {
  /** Accepted secrets. If there are none, every webhook is rejected. */
  readonly secrets: readonly string[];
  /** Maximum difference from this server's clock, in seconds. */
  readonly tolerance: number;
  /** Called with the result of each delivery. */
  readonly onOutcome?: ((outcome: WebhookOutcome) => void) | undefined;
}

/**
 * Creates the route for Paddle's webhooks. It responds with 200 once the event is stored and applied, also if it was
 * before; with 401 if the signature is invalid, 400 if the body isn't an event, and 5xx if the event couldn't be
 * applied, so that Paddle sends it again. Nothing of unsigned requests is stored.
 */
export function webhookRoutes(
  service: BillingService & { readonly log: Pick<Log, 'error'> },
  { secrets, tolerance, onOutcome = () => {} }: WebhookParts,
): Hono<WebhookEnv> {
  const warn = limitPerMinute(service.log, service.now);
  const reject = (outcome: WebhookOutcome, why: string): Response => {
    onOutcome(outcome);
    warn(`A webhook was rejected: ${why}`);
    return errorResponse(unauthorizedError(`Webhook rejected: ${why}`));
  };
  const respond = async (context: WebhookContext): Promise<Response> => {
    const signature = readSignature(context.req.header('paddle-signature'));
    if (signature === undefined) return reject('unsigned', 'the Paddle-Signature header is missing or malformed');
    if (!isRecent(signature, service.now(), tolerance))
      return reject('late', `its timestamp differs from the server's clock by more than ${tolerance} s`);
    const bytes = await readBytes(context);
    if (bytes === undefined) {
      onOutcome('cut_off');
      return errorResponse(badRequestError('The body is incomplete'));
    }
    if (!isSigned(signature, bytes, secrets))
      return reject('forged', 'its signature does not match the body and the secret');
    const event = await acceptEvent(service, decode(bytes));
    onOutcome(event);
    return jsonResponse<{ event: Accepted }>(200, { event });
  };
  return new Hono<WebhookEnv>()
    .post(
      WEBHOOK_PATH,
      limitLargeBodies(LARGE_AT_ONCE),
      limitBody(BODY_LIMIT, () => errorResponse(payloadTooLargeError())),
      async (context) => {
        if (secrets.length === 0) {
          onOutcome('not_configured');
          return errorResponse(notConfigured());
        }
        try {
          return await respond(context);
        } catch (problem) {
          if (problem instanceof NoEventError) {
            onOutcome('no_event');
            warn(`A signed webhook is not an event: ${problem.message}`);
            return errorResponse(badRequestError(`Not an event: ${problem.message}`));
          }
          onOutcome('failed');
          service.log.error(requestId(context), problem);
          return errorResponse(isUnavailable(problem) ? serviceUnavailableError(RETRY) : internalServerError());
        }
      },
    )
    .all(WEBHOOK_PATH, () =>
      errorResponse(new ApiError(405, 'MethodNotAllowedError', 'Method Not Allowed', {}, { Allow: 'POST' })),
    );
}

/** Seconds after which the sender may retry. */
const RETRY = 5;

const notConfigured = (): ApiError =>
  new ApiError(503, 'ServiceUnavailableError', 'Webhooks are not configured: PADDLE_WEBHOOK_SECRET is not set', {});

const requestId = ({ env: { outgoing } }: WebhookContext): string | undefined =>
  outgoing && String(outgoing.getHeader('X-Request-Id'));

/** Returns the body, or `undefined` if the client has disconnected. That isn't logged, because anyone can cause it. */
async function readBytes(context: Context): Promise<Uint8Array | undefined> {
  const bytes = await context.req.raw.arrayBuffer().catch(() => undefined);
  return bytes && new Uint8Array(bytes);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new NoEventError('It is not UTF-8', { cause: error });
  }
}

/** Maximum number of log lines about rejected webhooks per minute. */
const LOG_LINES = 5;

/** Limits the number of warnings per minute, because anyone can send requests here. */
function limitPerMinute(log: Pick<Log, 'warning'>, now: Clock): (text: string) => void {
  let [minute, count] = [0, 0];
  return (text) => {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) [minute, count] = [current, 0];
    count += 1;
    if (count <= LOG_LINES) log.warning(text);
  };
}

/** The parsed `Paddle-Signature` header. */
export interface Signature {
  /** In seconds since 1970, as it was signed. */
  readonly ts: string;
  /** One hash per secret, while secrets are rotated. */
  readonly hashes: readonly string[];
}

/** Limits of the header: its length and its number of hashes. */
const HEADER_LENGTH = 1_000;
const HASHES = 8;

/** Parses `ts=…;h1=…;h1=…`, with or without spaces. Returns `undefined` for anything else. */
function readSignature(header: string | undefined): Signature | undefined {
  if (header === undefined || header.length > HEADER_LENGTH) return undefined;
  const parts = header.split(';').map((part) => part.trim());
  const values = (name: string): string[] =>
    parts.flatMap((part) => (part.startsWith(`${name}=`) ? part.slice(name.length + 1).trim() : []));
  const [ts = '', ...others] = values('ts');
  const hashes = values('h1').filter((hash) => /^[0-9a-f]{64}$/i.test(hash));
  const isComplete = /^\d{1,12}$/.test(ts) && others.length === 0 && hashes.length > 0 && hashes.length <= HASHES;
  return isComplete ? { ts, hashes } : undefined;
}

/** Returns true if a signature is at most `tolerance` seconds old or ahead. */
function isRecent({ ts }: Signature, now: number, tolerance: number): boolean {
  return Math.abs(now - Number(ts) * SECOND) <= tolerance * SECOND;
}

/**
 * Returns true if one of the hashes is that of the body with one of the secrets. All pairs are compared, each in
 * constant time.
 */
function isSigned({ ts, hashes }: Signature, body: Uint8Array, secrets: readonly string[]): boolean {
  let isGood = false;
  for (const secret of secrets) {
    const expected = createHmac('sha256', secret).update(`${ts}:`).update(body).digest();
    for (const hash of hashes) if (timingSafeEqual(expected, Buffer.from(hash, 'hex'))) isGood = true;
  }
  return isGood;
}

/** Size in bytes up to which requests aren't limited. Most events are smaller. */
const LARGE = 65_536;

/**
 * Allows `atOnce` requests with a large body, or one of unknown length, at the same time, and responds with 503 to
 * more. A body is in memory before its signature can be checked, so unauthenticated clients could fill the memory.
 */
function limitLargeBodies(atOnce: number): MiddlewareHandler {
  let count = 0;
  return async (context, next) => {
    const isOpen = context.req.header('transfer-encoding') !== undefined;
    if (!isOpen && Number(context.req.header('content-length') ?? 0) <= LARGE) return next();
    if (count >= atOnce) {
      const response = errorResponse(serviceUnavailableError(RETRY));
      // The rest of the connection can't be read.
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
