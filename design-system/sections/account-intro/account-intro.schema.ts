import * as z from 'zod';
import { linkSchema, richTextSchema, words } from '../../content/schema.ts';

/** The content of the head of an account page. */
export const accountIntroSchema = z.object({
  heading: words(40),
  signedOutLede: richTextSchema.describe('What the page is for, for who is not logged in'),
  logIn: linkSchema,
  register: linkSchema,
  logOutLabel: words(20),
  loadingText: words(60).describe('In place of the email address until it is known'),
});

export type AccountIntroContent = z.infer<typeof accountIntroSchema>;
