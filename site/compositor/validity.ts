import * as z from 'zod';

/** When a page is there. Dates are ISO 8601, the days in UTC; `until` is the first day it is gone. */
export const validitySchema = z
  .strictObject({
    from: z.iso.date().optional().describe('First day on which the page is available'),
    until: z.iso.date().optional().describe('First day on which the page is no longer available'),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from < until, {
    error: 'an "until" that is later than "from"',
  })
  .describe('Period in which the page is available. Before and after it, its path returns 404');

export type Validity = z.infer<typeof validitySchema>;

/** Whether a page is there at a time (milliseconds since 1970). A page that says nothing always is. */
export function isValid(validity: Validity | undefined, now: number): boolean {
  const { from, until } = validity ?? {};
  return (from === undefined || now >= Date.parse(from)) && (until === undefined || now < Date.parse(until));
}
