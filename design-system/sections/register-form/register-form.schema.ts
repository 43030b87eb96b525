import * as z from 'zod';
import { entryShape, formLinksSchema, richTextSchema, textUnlessGiven } from '../../content/schema.ts';

/** The content of a registration form. The fields and their labels are the same everywhere. */
export const registerFormSchema = z.strictObject({
  ...entryShape('what an account is for'),
  consentText: richTextSchema.describe(
    'What is agreed to, with links to it, such as "I agree to the [terms](/…)." Rich text',
  ),
  submitLabel: textUnlessGiven(40, 'Create account', 'The button'),
  links: formLinksSchema.optional().describe('Where else to go: to log in'),
});

export type RegisterFormContent = z.infer<typeof registerFormSchema>;
