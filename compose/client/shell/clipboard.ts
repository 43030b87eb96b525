import * as z from 'zod';
import { jsonSchema } from '../../protocol/protocol.ts';
import type { JsonRecord } from '../../source/json.ts';

/** The section that was copied, for this page, another, or another window. */
const KEY = 'onset-compose-copied';
const sectionSchema = z.record(z.string(), jsonSchema);

/** Keeps a copied section until the next. False where the browser keeps nothing, which the page then says. */
export function keepCopy(section: JsonRecord): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(section));
    return true;
  } catch {
    // Storage may be full or refused.
    return false;
  }
}

/** The section that was copied last; undefined where there is none. */
export function keptCopy(): JsonRecord | undefined {
  try {
    return sectionSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
