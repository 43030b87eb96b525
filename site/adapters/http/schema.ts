/**
 * Parser of a response. Returns `undefined` for an invalid value. Parsers are written by hand, because Zod's core (over
 * 5 KB) is larger than the code that it would check.
 */
export type Parse<T> = (value: unknown) => T | undefined;

/** Returns true for a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
