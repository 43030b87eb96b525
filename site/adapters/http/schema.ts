/**
 * What a response is checked with. Any Zod schema has this form; so has `shape()` (`shape.ts`), for code that ships on every page,
 * where Zod's core (over 5 KB) would outweigh everything it checks.
 */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** True for what JSON calls an object: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
