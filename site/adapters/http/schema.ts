/**
 * What a reply is checked with. Any Zod schema has this form; so has `shape()`, for code that ships on every page,
 * where Zod's core (over 5 KB) would outweigh everything it checks.
 */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** Makes a schema of a type guard. The value is kept as it is. */
export function shape<T>(is: (value: unknown) => value is T): Schema<T> {
  return { safeParse: (value) => (is(value) ? { success: true, data: value } : { success: false }) };
}

/** True for what JSON calls an object: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
