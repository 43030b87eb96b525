import * as z from 'zod';
import { entryShape, formLinksSchema, textUnlessGiven } from '../../content/schema.ts';

/** The content of a log-in form. The fields and their labels are the same everywhere. */
export const loginFormSchema = z.strictObject({
  ...entryShape('what a visitor gets by logging in'),
  submitLabel: textUnlessGiven(40, 'Log in', 'The button'),
  links: formLinksSchema.optional().describe('Where else to go: to register, to set a new password'),
});

export type LoginFormContent = z.infer<typeof loginFormSchema>;
