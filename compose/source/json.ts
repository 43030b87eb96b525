import { isDeepStrictEqual } from 'node:util';

/** Data as JSON has it, which is all that a page file holds. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;

/** A record of JSON data. */
export interface JsonRecord {
  readonly [key: string]: Json;
}

export const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Whether two values say the same; the order of a record's keys says nothing. */
export const isSame = (one: Json, other: Json): boolean => isDeepStrictEqual(one, other);
