import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { StartError } from '../process/start-error.ts';

/** From when on, and until when, a page is there, in milliseconds since 1970; without an end that is left out. */
export interface PageValidity {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/** The validity of what says nothing of it. */
export const ALWAYS: PageValidity = {};

/**
 * Reads when pages are there, by path, as the build wrote it: a page that is made at the build may be gone while the
 * server runs. A build without the file has no such page.
 */
export function readPageValidity(file: string): ReadonlyMap<string, PageValidity> {
  if (!existsSync(file)) return new Map();
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new StartError('site/build/page-validity.json is not usable. Run npm run build.');
  return new Map(Object.entries(parsed.data));
}

const schema = z.record(z.string(), z.strictObject({ from: z.number().optional(), until: z.number().optional() }));

/** Whether a page is there at a time. One that says nothing always is. */
export function isThere({ from = -Infinity, until = Infinity }: PageValidity, now: number): boolean {
  return now >= from && now < until;
}
