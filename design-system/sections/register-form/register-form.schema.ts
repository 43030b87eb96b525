import * as z from 'zod';
import { createFormHeadShape, formLinksSchema, richTextSchema, textWithDefault } from '../../content/schema.ts';

/** Content of a registration form. The input fields and their labels are fixed and aren't part of the content. */
export const registerFormSchema = z.strictObject({
  ...createFormHeadShape('what an account is for'),
  consentText: richTextSchema.describe('Agreement with links, such as "I agree to the [terms](/…)." Rich text'),
  submitLabel: textWithDefault(40, 'Create account', 'Button label'),
  links: formLinksSchema.optional().describe('Links to other pages, such as the login page'),
});

export type RegisterFormContent = z.infer<typeof registerFormSchema>;
