import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorResponse, payloadTooLargeError, syntaxError } from './api-error.ts';

/** The most a request body may hold, in bytes. The largest a call takes is a few hundred. */
const BODY_LIMIT = 65_536;

/** The most lists and objects within each other. Nothing the API takes is nearly as deep. */
const DEPTH_LIMIT = 32;

/** 400 for a client that went away half-way: no error of the server, and nobody is left to read the response. */
const cutOffError = () => syntaxError('the body was cut off');

/** Rejects a body over `BODY_LIMIT` with the contract's 413. */
export const limitBodies = limitBody(BODY_LIMIT, () => errorResponse(payloadTooLargeError()));

/**
 * Rejects a body of more than `most` bytes with `tooLarge()`, whether or not its length was declared. One of a declared
 * length is not touched: once a piece of it is read, a body nobody reads to its end costs its connection, and with it
 * whatever a proxy has sent there since. One of unknown length that is too large does, and its response says so.
 */
export function limitBody(most: number, tooLarge: () => Response): MiddlewareHandler {
  const count = bodyLimit({
    maxSize: most,
    onError: () => {
      const response = tooLarge();
      response.headers.set('Connection', 'close');
      return response;
    },
  });
  return (context, next) => {
    if (context.req.header('transfer-encoding') === undefined)
      return Number(context.req.header('content-length') ?? 0) > most ? Promise.resolve(tooLarge()) : next();
    // What the calls throw has become a response before it gets here: only reading such a body can fail.
    return count(context, next).catch(() => {
      throw cutOffError();
    });
  };
}

const FORM = 'application/x-www-form-urlencoded';

const typeOf = (context: Context): string | undefined =>
  (context.req.header('content-type') ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase();

/** Whether a body is of the type a browser sends a form in by itself. */
export const isForm = (context: Context): boolean => typeOf(context) === FORM;

/**
 * The fields of a request body: JSON or form-urlencoded. No body, or one of another type, has no fields; a list has its
 * positions as keys. Throws the contract's 400 for a body that cannot be read or is too deep.
 */
export async function readFields(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const text = await readText(context);
  if (text.trim() === '') return {};
  const type = typeOf(context);
  if (type === FORM) return Object.fromEntries(new URLSearchParams(text));
  if (type === 'application/json') return parseJson(text);
  return {};
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  if (isTooDeep(text)) throw syntaxError(`JSON is nested deeper than ${DEPTH_LIMIT} levels`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw syntaxError(withoutSource(error instanceof Error ? error.message : String(error)));
  }
  if (typeof value !== 'object' || value === null) throw syntaxError('invalid JSON, only supports object and array');
  return { ...value };
}

/** Counts brackets outside strings, in one pass. Whether it is JSON at all is for its parser to find out. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') inString = !inString;
    else if (inString) index += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > DEPTH_LIMIT) return true;
  }
  return false;
}

/**
 * The engine's message without the piece of the body it may quote, which can be a password, and without line numbers.
 */
function withoutSource(message: string): string {
  if (!message.endsWith(' is not valid JSON')) return message.replace(/ \(line \d+ column \d+\)$/, '');
  const quoted = message.indexOf(', ');
  return quoted === -1 ? 'Invalid JSON' : `${message.slice(0, quoted)} in JSON`;
}

async function readText(context: Context): Promise<string> {
  const bytes = await context.req.raw.arrayBuffer().catch(() => {
    throw cutOffError();
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw syntaxError('invalid UTF-8 in the body');
  }
}
