import { richTextSchema } from '@onset/design-system/content/schema';
import { registerFormSchema } from '@onset/design-system/sections/register-form/schema';
import type * as z from 'zod';

/** The content of the registration form bound to the session. */
export const connectedRegisterFormSchema = registerFormSchema.extend({
  signedInLede: richTextSchema.describe('Replaces the lede if the visitor is already logged in. Rich text'),
});

export type ConnectedRegisterFormContent = z.infer<typeof connectedRegisterFormSchema>;
