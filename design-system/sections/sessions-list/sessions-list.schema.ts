import * as z from 'zod';
import { accountPanelShape, textUnlessGiven } from '../../content/schema.ts';

/** The content of a list of sessions. The sessions themselves are no content: they come from the account. */
export const sessionsListSchema = z.strictObject({
  ...accountPanelShape('what to do about a device one does not know'),
  currentLabel: textUnlessGiven(30, 'This device', 'Marks the device the page is seen on'),
  endLabel: textUnlessGiven(20, 'End', 'The button that ends a session'),
  endOthersLabel: textUnlessGiven(40, 'End all other sessions', 'The button that ends all others'),
  onlyText: textUnlessGiven(120, 'You’re logged in on this device only.', 'What is said where there is no other'),
  retryLabel: textUnlessGiven(30, 'Try again', 'The button that loads the list again'),
});

export type SessionsListContent = z.infer<typeof sessionsListSchema>;
