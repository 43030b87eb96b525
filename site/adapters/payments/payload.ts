import { isObject } from '../http/index.ts';

/**
 * Readers of what the payment library hands over. Its types promise every field; what comes may lack any, so each is
 * looked at before it is used. By hand: a schema's core would weigh more than the whole adapter.
 */

/** The value at the end of a way through nested objects; `undefined` where the way breaks off. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

/** A text with something in it. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** A number that can be reckoned with. */
export function numberAt(value: unknown, ...path: readonly string[]): number | undefined {
  const found = at(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

/** The entries of a list; none where there is no list. */
export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** The code of a currency (ISO 4217). */
export function currencyAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = textAt(value, ...path);
  return found !== undefined && /^[A-Z]{3}$/.test(found) ? found : undefined;
}
