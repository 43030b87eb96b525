import * as z from 'zod';
import { accountPanelShape, richTextSchema, textUnlessGiven } from '../../content/schema.ts';

/** The content of a list of Macs. The Macs themselves are no content: they come from the account. */
export const deviceListSchema = z.strictObject({
  ...accountPanelShape('what a Mac in this list may do, and how one gets here'),
  emptyText: richTextSchema.describe('How a Mac gets into the list, where there is none yet. Rich text'),
  fullText: textUnlessGiven(120, 'To use another Mac, remove one of these first.', 'Said where no place is left'),
  removeLabel: textUnlessGiven(20, 'Remove', 'The button that removes a Mac, and the one that confirms it'),
  keepLabel: textUnlessGiven(20, 'Keep', 'The button that leaves it as it is'),
  questionText: textUnlessGiven(
    120,
    'Onset on that Mac asks you to log in again.',
    'What removing means, before it is done',
  ),
  retryLabel: textUnlessGiven(30, 'Try again', 'The button that loads the list again'),
});

export type DeviceListContent = z.infer<typeof deviceListSchema>;
