/**
 * Schema of a response. All Zod schemas have this interface. In the browser, schemas are written by hand or by `shape()`
 * (`shape.ts`), because Zod's core (over 5 KB) is larger than the code that it would check.
 */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** Returns true for a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
