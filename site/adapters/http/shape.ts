import type { Schema } from './schema.ts';

/** Makes a schema of a type guard. The value is kept as it is. */
export function shape<T>(is: (value: unknown) => value is T): Schema<T> {
  return { safeParse: (value) => (is(value) ? { success: true, data: value } : { success: false }) };
}
