import type { Schema } from './schema.ts';

/** Creates a schema from a type guard. It returns the value unchanged. */
export function shape<T>(is: (value: unknown) => value is T): Schema<T> {
  return { safeParse: (value) => (is(value) ? { success: true, data: value } : { success: false }) };
}
