import * as z from 'zod';
import { headingLevelSchema, richTextSchema, words } from '../../content/schema.ts';

/** The content of a list of sessions. The sessions themselves are no content: they come from the account. */
export const sessionsListSchema = z.object({
  at: words(12).optional().describe('Where the list stands on the timeline of the page, such as 00:03'),
  heading: words(40),
  headingLevel: headingLevelSchema.default(2).optional(),
  lede: richTextSchema.optional().describe('One or two sentences: what to do about a device one does not know'),
  currentLabel: words(30).default('This device').optional(),
  endLabel: words(20).default('End').optional(),
  endOthersLabel: words(40).default('End all other sessions').optional(),
  onlyText: words(120).default('You are logged in on this device only.').optional(),
  retryLabel: words(30).default('Try again').optional(),
});

export type SessionsListContent = z.infer<typeof sessionsListSchema>;
