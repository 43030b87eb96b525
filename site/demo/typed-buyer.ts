import * as z from 'zod/mini';
import type { Buyer } from './server-calls.ts';

/** State of the page's history entry. A reload keeps it; other tabs and other pages of the site can't read it. */
const entrySchema = z.object({
  typedBuyer: z.object({ email: z.string(), countryCode: z.string(), postalCode: z.nullable(z.string()) }),
});

/** Returns the details that were typed before a reload of the page, and not sent. */
export function readTypedBuyer(): Partial<Buyer> {
  return entrySchema.safeParse(history.state).data?.typedBuyer ?? {};
}

/** Keeps typed details over a reload of the page; `undefined` forgets them. */
export function keepTypedBuyer(typedBuyer: Partial<Buyer> | undefined): void {
  const state: unknown = history.state;
  try {
    history.replaceState({ ...(typeof state === 'object' ? state : {}), typedBuyer }, '');
  } catch {
    // Safari refuses many changes in a short time: the next one is kept.
  }
}
