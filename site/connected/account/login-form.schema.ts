import { richTextSchema } from '@onset/design-system/content/schema';
import { loginFormSchema } from '@onset/design-system/sections/login-form/schema';
import type * as z from 'zod';

/** The content of the log-in form bound to the session. */
export const connectedLoginFormSchema = loginFormSchema.extend({
  signedInLede: richTextSchema.describe('Replaces the lede if the visitor is already logged in. Rich text'),
});

export type ConnectedLoginFormContent = z.infer<typeof connectedLoginFormSchema>;
