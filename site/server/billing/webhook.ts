import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { isUnavailable } from '../database/unavailable.ts';
import {
  ApiError,
  badRequestError,
  errorResponse,
  internalServerError,
  payloadTooLargeError,
  serviceUnavailableError,
  unauthorizedError,
} from '../http/api-error.ts';
import { limitBody } from '../http/body.ts';
import { jsonResponse } from '../http/response.ts';
import type { Log } from '../log/log.ts';
import { MINUTE } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import { NoEventError, acceptEvent } from './accept.ts';
import type { Accepted } from './accept.ts';
import { fewLargeBodies } from './large-bodies.ts';
import type { BillingService } from './service.ts';
import { isOfNow, isSigned, readSignature } from './signature.ts';

/** Where the payment provider tells of what happened. */
export const WEBHOOK_PATH = '/webhooks/paddle';

/**
 * The most an event may hold, in bytes. One of a payment with a single item is some 5 KB; one with the hundred items a
 * payment can have is some 600 KB.
 */
const BODY_LIMIT = 1_048_576;

/** How many large ones are read at once. Each takes milliseconds to check, in which nobody else is answered. */
const LARGE_AT_ONCE = 4;

/** The connection of a delivery; nothing if it comes from this process. */
export type WebhookEnv = { readonly Bindings: Partial<HttpBindings> };

type WebhookContext = Context<WebhookEnv>;

/**
 * What came of a delivery: the event was taken (`Accepted`), or the delivery was not, and why. `unsigned` is a header that
 * is missing or of another form, `late` a time too far from the clock, `forged` a signature of another secret or body.
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

/** What is expected of deliveries. */
export interface WebhookParts {
  /** What they may be signed with; where there is nothing, none is taken. */
  readonly secrets: readonly string[];
  /** How far their time may be from this machine's, in seconds. */
  readonly tolerance: number;
  readonly error: Log['error'];
  /** Hears what came of each delivery. */
  readonly onOutcome?: ((outcome: WebhookOutcome) => void) | undefined;
}

/**
 * `POST` of the payment provider. 200 once the event is kept and applied, or was before; 401 for one that is not signed as
 * it should be, 400 for what is no event, 5xx where it could not be applied: the provider then delivers it again. Nothing
 * is kept of what is not signed.
 */
export function webhookRoutes(service: BillingService, parts: WebhookParts): Hono<WebhookEnv> {
  const { secrets, tolerance, error, onOutcome = () => {} } = parts;
  const warn = fewAMinute(service.log, service.now);
  const reject = (outcome: WebhookOutcome, why: string): Response => {
    onOutcome(outcome);
    warn(`A webhook was rejected: ${why}`);
    return errorResponse(unauthorizedError(`Webhook rejected: ${why}`));
  };
  const respond = async (context: WebhookContext): Promise<Response> => {
    const signature = readSignature(context.req.header('paddle-signature'));
    if (signature === undefined) return reject('unsigned', 'the Paddle-Signature header is missing or malformed');
    if (!isOfNow(signature, service.now(), tolerance))
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
      '/',
      fewLargeBodies(LARGE_AT_ONCE),
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
          error(requestId(context), problem);
          return errorResponse(isUnavailable(problem) ? serviceUnavailableError(RETRY) : internalServerError());
        }
      },
    )
    .all('/', () =>
      errorResponse(new ApiError(405, 'MethodNotAllowedError', 'Method Not Allowed', {}, { Allow: 'POST' })),
    );
}

/** When it is worth trying again while the database cannot be used, in seconds. */
const RETRY = 5;

const notConfigured = (): ApiError =>
  new ApiError(503, 'ServiceUnavailableError', 'Webhooks are not configured: PADDLE_WEBHOOK_SECRET is not set', {});

const requestId = ({ env: { outgoing } }: WebhookContext): string | undefined =>
  outgoing && String(outgoing.getHeader('X-Request-Id'));

/** The body; `undefined` where the sender went away half-way, who may be anybody: that is no line of the log. */
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

/** Lines of the log about rejected webhooks in a minute. */
const LINES = 5;

/** Warns, but a few times a minute only: anybody can send anything here. */
function fewAMinute(log: Pick<Log, 'warning'>, now: Clock): (text: string) => void {
  let [minute, count] = [0, 0];
  return (text) => {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) [minute, count] = [current, 0];
    count += 1;
    if (count <= LINES) log.warning(text);
  };
}
