import * as z from 'zod';
import { linkSchema, list, richTextSchema, text } from '../../content/schema.ts';

/** Content of the top of an account page. */
export const accountIntroSchema = z.strictObject({
  heading: text(40).describe('Page heading'),
  signedOutLede: richTextSchema.describe('What the page is for, shown to visitors who aren’t logged in. Rich text'),
  logIn: linkSchema.describe('Link to the login page'),
  register: linkSchema.describe('Link to the registration page'),
  tabs: list(linkSchema, 2, 6).describe(
    'Tabs of the account, in order. A tab on this page is a fragment, such as #plan; the first of these is shown by default',
  ),
  logOutLabel: text(20).describe('Button that logs out'),
  loadingText: text(60).describe('Placeholder until the email address is loaded'),
});

export type AccountIntroContent = z.infer<typeof accountIntroSchema>;
