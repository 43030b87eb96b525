import * as z from 'zod';
import { linkSchema, richTextSchema, text } from '../../content/schema.ts';

/** The content of the head of an account page. */
export const accountIntroSchema = z.strictObject({
  heading: text(40).describe('The heading of the page'),
  signedOutLede: richTextSchema.describe('What the page is for, for who is not logged in. Rich text'),
  logIn: linkSchema.describe('The way to log in'),
  register: linkSchema.describe('The way to an account'),
  otherPage: linkSchema.describe('The other page of the account'),
  logOutLabel: text(20).describe('The button that logs out'),
  loadingText: text(60).describe('In place of the email address until it is known'),
});

export type AccountIntroContent = z.infer<typeof accountIntroSchema>;
