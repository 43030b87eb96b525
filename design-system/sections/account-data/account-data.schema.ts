import * as z from 'zod';
import { accountPanelShape, linkSchema, list, richTextSchema, textUnlessGiven } from '../../content/schema.ts';

/** The content of the part of an account where a customer takes their data, or leaves. */
export const accountDataSchema = z.strictObject({
  ...accountPanelShape('whose data it is, and what can be done with it'),
  exportHeading: textUnlessGiven(40, 'Download my data', 'The heading of the download'),
  exportText: richTextSchema.describe('What is in the file, and in what form. Rich text'),
  exportLabel: textUnlessGiven(40, 'Download my data', 'The button that downloads'),
  exportedText: textUnlessGiven(80, 'Your data has been downloaded', 'What is said once it is downloaded'),
  deletion: z
    .strictObject({
      heading: textUnlessGiven(40, 'Delete my account', 'The heading of the deletion'),
      text: richTextSchema.describe('What it means, in a sentence or two. Rich text'),
      runningText: textUnlessGiven(
        160,
        'It doesn’t end with the account, so cancel it as well.',
        'What a running subscription means for the deletion, after its name and days',
      ),
      cancelText: textUnlessGiven(
        90,
        'Cancel my subscription as well',
        'What must be ticked where a subscription runs, before the rest',
      ),
      cancellingText: textUnlessGiven(90, 'Canceling your subscription…', 'What is said while that is under way'),
      goes: list(richTextSchema, 1, 6).describe('What is deleted. Rich text'),
      stays: list(richTextSchema, 0, 4).describe('What stays, with whom and for which law. Rich text'),
      openLabel: textUnlessGiven(40, 'Delete my account', 'The button that shows the form'),
      understoodText: richTextSchema.describe(
        'What must be ticked: "I understand that this can’t be undone." Rich text',
      ),
      submitLabel: textUnlessGiven(40, 'Delete account', 'The button that deletes'),
      deletedText: textUnlessGiven(120, 'Your account has been deleted.', 'What is said once it is deleted'),
      deletedLink: linkSchema.optional().describe('Where to go from there'),
    })
    .describe('The deletion of the account'),
});

export type AccountDataContent = z.infer<typeof accountDataSchema>;
