import { richTextSchema } from '@onset/design-system/content/schema';
import { loginFormSchema } from '@onset/design-system/sections/login-form/schema';
import { registerFormSchema } from '@onset/design-system/sections/register-form/schema';
import type * as z from 'zod';

const signedIn = {
  signedInLede: richTextSchema.describe('Replaces the lede if the visitor is already logged in. Rich text'),
};

/** Content of the login form that is connected to the session. */
export const connectedLoginFormSchema = loginFormSchema.extend(signedIn);

/** Content of the registration form that is connected to the session. */
export const connectedRegisterFormSchema = registerFormSchema.extend(signedIn);

export type ConnectedLoginFormContent = z.infer<typeof connectedLoginFormSchema>;
export type ConnectedRegisterFormContent = z.infer<typeof connectedRegisterFormSchema>;
