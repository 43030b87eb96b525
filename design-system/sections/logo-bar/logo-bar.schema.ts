import * as z from 'zod';
import { list, text } from '../../content/schema.ts';
import { markNames } from './marks.ts';

const companySchema = z.strictObject({
  name: text(24).describe('Invented company name'),
  mark: z.enum(markNames, { error: `one of ${markNames.join(', ')}` }).describe('Logo next to the name'),
});

/** Content of a row of companies. */
export const logoBarSchema = z.strictObject({
  sample: z
    .literal(true, { error: 'true while the companies are invented. The label must say so' })
    .describe('Marks the companies as invented'),
  label: text(60).describe('Label. It must say that they are samples, such as “Sample companies”'),
  companies: list(companySchema, 3, 6).describe('Companies, each with a different logo'),
});

export type LogoBarContent = z.infer<typeof logoBarSchema>;
