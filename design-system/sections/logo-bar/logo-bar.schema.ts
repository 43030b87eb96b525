import * as z from 'zod';
import { list, text } from '../../content/schema.ts';
import { markNames } from './marks.ts';

const companySchema = z.strictObject({
  name: text(24).describe('Its name, made up'),
  mark: z.enum(markNames, { error: `one of ${markNames.join(', ')}` }).describe('The drawing beside the name'),
});

/** The content of a row of companies. */
export const logoBarSchema = z.strictObject({
  sample: z
    .literal(true, { error: 'true, as long as the companies are invented; the label says so' })
    .describe('That the companies do not exist'),
  label: text(60).describe('What they are; that they are samples must be in it, such as “Sample companies”'),
  companies: list(companySchema, 3, 6).describe('Each with another mark'),
});

export type LogoBarContent = z.infer<typeof logoBarSchema>;
