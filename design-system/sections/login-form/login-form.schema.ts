import * as z from 'zod';
import { createFormHeadShape, formLinksSchema, textWithDefault } from '../../content/schema.ts';

/** Content of a login form. Its fields and labels are the same on every page. */
export const loginFormSchema = z.strictObject({
  ...createFormHeadShape('what visitors get by logging in'),
  submitLabel: textWithDefault(40, 'Log in', 'Button label'),
  links: formLinksSchema.optional().describe('Links to other pages, such as registration and password reset'),
});

export type LoginFormContent = z.infer<typeof loginFormSchema>;
