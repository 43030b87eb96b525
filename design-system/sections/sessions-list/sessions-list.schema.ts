import * as z from 'zod';
import { createAccountPanelShape, textWithDefault } from '../../content/schema.ts';

/** Content of a list of sessions. The sessions come from the account. */
export const sessionsListSchema = z.strictObject({
  ...createAccountPanelShape('what to do about an unknown device'),
  currentLabel: textWithDefault(30, 'This device', 'Badge of the current device'),
  endLabel: textWithDefault(20, 'End', 'Button that ends a session'),
  endOthersLabel: textWithDefault(40, 'End all other sessions', 'Button that ends all other sessions'),
  onlyText: textWithDefault(120, 'You’re logged in on this device only.', 'Message if there are no other sessions'),
  notOfferedText: textWithDefault(
    120,
    'This server doesn’t list where you’re logged in.',
    'Message if the server has no list of sessions',
  ),
  retryLabel: textWithDefault(30, 'Try again', 'Button that reloads the list'),
});

export type SessionsListContent = z.infer<typeof sessionsListSchema>;
