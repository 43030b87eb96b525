import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorResponse, payloadTooLargeError, syntaxError } from './api-error.ts';

/** Methods of requests that change something. */
export const WRITE_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Maximum request body in bytes. API calls need a few hundred at most. */
const BODY_LIMIT = 65_536;

/** Maximum nesting depth of arrays and objects. No valid request comes close. */
const DEPTH_LIMIT = 32;

/** 400 for a client that disconnected midway: not a server error, and no one will read the response. */
const cutOffError = () => syntaxError('the body was cut off');

/** Rejects a body over `BODY_LIMIT` with the contract's 413. */
export const limitBodies = limitBody(BODY_LIMIT, () => errorResponse(payloadTooLargeError()));

/**
 * Rejects a body over `most` bytes with `tooLarge()`, with or without a declared length. A body with a declared length
 * is rejected unread: after a partial read, the connection must be closed, and requests that a proxy has already sent
 * on it are lost. An oversized body of unknown length can't avoid this, so its response has `Connection: close`.
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
    // Handler errors have already become responses, so only reading the body can fail here.
    return count(context, next).catch(() => {
      throw cutOffError();
    });
  };
}

const FORM = 'application/x-www-form-urlencoded';

const typeOf = (context: Context): string | undefined =>
  (context.req.header('content-type') ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase();

/** Checks for the content type that browsers use for forms by default. */
export const isForm = (context: Context): boolean => typeOf(context) === FORM;

/**
 * Fields of a JSON or form-urlencoded request body. An empty body and other content types have no fields; an array has
 * its indexes as keys. Throws the contract's 400 for a body that can't be read or is too deep.
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

/** Counts brackets outside strings, in one pass. Leaves syntax errors to the JSON parser. */
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

/** Removes line numbers and the quoted part of the body, which can contain a password, from the engine's message. */
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
