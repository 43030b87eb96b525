import * as z from 'zod';
import { linkSchema, richTextSchema, text } from '../../content/schema.ts';

/** The content of the head of an account page. */
export const accountIntroSchema = z.strictObject({
  heading: text(40).describe('Page heading'),
  signedOutLede: richTextSchema.describe('What the page is for, shown to visitors who aren’t logged in. Rich text'),
  logIn: linkSchema.describe('Link to the login page'),
  register: linkSchema.describe('Link to the registration page'),
  otherPage: linkSchema.describe('Link to the other account page'),
  logOutLabel: text(20).describe('Button that logs out'),
  loadingText: text(60).describe('Placeholder until the email address is loaded'),
});

export type AccountIntroContent = z.infer<typeof accountIntroSchema>;
