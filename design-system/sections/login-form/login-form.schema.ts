import * as z from 'zod';
import { entryShape, formLinksSchema, textWithDefault } from '../../content/schema.ts';

/** The content of a log-in form. The fields and their labels are the same everywhere. */
export const loginFormSchema = z.strictObject({
  ...entryShape('what visitors get by logging in'),
  submitLabel: textWithDefault(40, 'Log in', 'Button label'),
  links: formLinksSchema.optional().describe('Links to other pages, such as registration and password reset'),
});

export type LoginFormContent = z.infer<typeof loginFormSchema>;
