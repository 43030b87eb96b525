import * as z from 'zod';
import { createAccountPanelShape, richTextSchema, textWithDefault } from '../../content/schema.ts';

/** Content of a list of Macs. The Macs come from the account. */
export const deviceListSchema = z.strictObject({
  ...createAccountPanelShape('what the Macs in this list can do and how to add one'),
  emptyText: richTextSchema.describe('Message if the list is empty: how to add a Mac. Rich text'),
  notOfferedText: textWithDefault(
    120,
    'This server doesn’t manage licenses for Macs.',
    'Message if the server gives no licenses',
  ),
  fullText: textWithDefault(120, 'To use another Mac, remove one of these first.', 'Message if the limit is reached'),
  removeLabel: textWithDefault(20, 'Remove', 'Button that removes a Mac, and its confirmation'),
  keepLabel: textWithDefault(20, 'Keep', 'Button that keeps the Mac'),
  questionText: textWithDefault(
    120,
    'The app on that Mac asks you to log in again.',
    'What removing a Mac does, shown before confirming',
  ),
  retryLabel: textWithDefault(30, 'Try again', 'Button that reloads the list'),
});

export type DeviceListContent = z.infer<typeof deviceListSchema>;
