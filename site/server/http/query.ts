import { validationError } from './api-error.ts';
import { echo } from './echo.ts';

/**
 * The values of a list parameter of the contract: `sort=a,b`, `fields[0]=a&fields[1]=b`, `fields[]=a`.
 * A named key counts as a value itself: `populate[role]=true` is `role`.
 */
export function listParameter(parameters: URLSearchParams, name: string): string[] {
  return [...parameters].flatMap(([key, value]) => {
    if (key === name) return splitList(value);
    const inner = key.startsWith(`${name}[`) ? key.slice(name.length + 1, key.indexOf(']')) : undefined;
    if (inner === undefined) return [];
    return /^\d*$/.test(inner) ? splitList(value) : [inner];
  });
}

const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The `fields` parameter: which columns the client wants, all when undefined. Throws 400 for one that is not
 * `allowed`.
 */
export function fieldsParameter(
  parameters: URLSearchParams,
  allowed: readonly string[],
): readonly string[] | undefined {
  const fields = new Set(listParameter(parameters, 'fields').filter((field) => field !== '*'));
  for (const field of fields) if (!allowed.includes(field)) throw invalidKeyError(field, 'fields');
  return fields.size === 0 ? undefined : [...fields];
}

/** The members of `entry` the client asked for; `id` and `documentId` always. */
export function pickFields<Entry extends object>(entry: Entry, fields: readonly string[] | undefined): Partial<Entry> {
  if (fields === undefined) return entry;
  const picked = Object.entries(entry).filter(([key]) => ['id', 'documentId', ...fields].includes(key));
  return Object.fromEntries(picked) as Partial<Entry>;
}

/** The 400 for a query parameter that names a key it may not. */
export function invalidKeyError(key: string, parameter: string): ReturnType<typeof validationError> {
  const shown = echo(key);
  return validationError(`Invalid key ${shown}`, {
    key: shown,
    path: parameter === 'filters' ? null : shown,
    source: 'query',
    param: parameter,
  });
}
