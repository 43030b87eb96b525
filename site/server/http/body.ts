import type { Context } from 'hono';
import { ApiError, bodyTooLarge, unreadableBody } from './api-error.ts';

/** The most a request body may hold, in bytes. */
export const BODY_LIMIT = 1_048_576;

/** The most lists and objects within each other. Nothing the API takes is nearly as deep. */
export const DEPTH_LIMIT = 32;

/**
 * The fields of a request body: JSON or form-urlencoded. No body, or one of another type, has no fields; a list has its
 * positions as keys. Throws the contract's 400 for a body that cannot be read or is too deep, and 413 for
 * one over `BODY_LIMIT`.
 */
export async function readFields(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const type = (context.req.header('content-type') ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase();
  const text = await readText(context);
  if (text.trim() === '') return {};
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text));
  if (type === 'application/json') return parseJson(text);
  return {};
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  if (isTooDeep(text)) throw unreadableBody(`JSON is nested deeper than ${DEPTH_LIMIT} levels`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw unreadableBody(withoutSource(error instanceof Error ? error.message : String(error)));
  }
  if (typeof value !== 'object' || value === null) throw unreadableBody('invalid JSON, only supports object and array');
  return { ...value };
}

/** Counts brackets outside texts. What is no JSON is found out by its parser. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > DEPTH_LIMIT) return true;
  }
  return false;
}

/**
 * The engine's message without the piece of the body it may quote, which can be a password, and without line numbers.
 */
function withoutSource(message: string): string {
  return message.replace(/, .* is not valid JSON$/s, ' in JSON').replace(/ \(line \d+ column \d+\)$/, '');
}

async function readText(context: Context): Promise<string> {
  const declared = context.req.header('content-length');
  if (declared !== undefined && Number(declared) > BODY_LIMIT) throw bodyTooLarge();
  const { raw } = context.req;
  const bytes = await (declared === undefined ? readCounted(raw.body) : raw.arrayBuffer()).catch((error: unknown) => {
    // Its client went away half-way. That is no fault of the server, which nobody is left to hear of either.
    throw error instanceof ApiError ? error : unreadableBody('the body was cut off');
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadableBody('invalid UTF-8 in the body');
  }
}

/** Reads a body that did not say its length, giving up as soon as it is over the limit. */
async function readCounted(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > BODY_LIMIT) throw bodyTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
