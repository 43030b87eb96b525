import * as z from 'zod';
import { headingLevelSchema, linkSchema, richTextSchema, words } from '../../content/schema.ts';

/** The content of the part of an account where a customer takes their data, or leaves. */
export const accountDataSchema = z.object({
  at: words(12).optional().describe('Where the part stands on the timeline of the page, such as 00:04'),
  heading: words(40),
  headingLevel: headingLevelSchema.default(2).optional(),
  lede: richTextSchema.optional(),
  exportHeading: words(40).default('Download my data').optional(),
  exportText: richTextSchema.describe('What is in the file, and in what form'),
  exportLabel: words(40).default('Download my data').optional(),
  exportedText: words(80).default('Your data has been downloaded').optional(),
  deletion: z.object({
    heading: words(40).default('Delete my account').optional(),
    text: richTextSchema.describe('What it means, in a sentence or two'),
    goes: z.array(richTextSchema).min(1).max(6).describe('What is deleted'),
    stays: z.array(richTextSchema).max(4).describe('What stays, with whom and for which law'),
    openLabel: words(40).default('Delete my account').optional(),
    understoodText: richTextSchema.describe('What must be ticked: "I understand that this cannot be undone."'),
    submitLabel: words(40).default('Delete account').optional(),
    deletedText: words(120).default('Your account has been deleted.').optional(),
    deletedLink: linkSchema.optional().describe('Where to go from there'),
  }),
});

export type AccountDataContent = z.infer<typeof accountDataSchema>;
