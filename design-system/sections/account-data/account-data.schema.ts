import * as z from 'zod';
import { createAccountPanelShape, linkSchema, list, richTextSchema, textWithDefault } from '../../content/schema.ts';

/** Content of the section to export or delete an account. */
export const accountDataSchema = z.strictObject({
  ...createAccountPanelShape('whose data it is and what customers can do with it'),
  exportHeading: textWithDefault(40, 'Download my data', 'Heading of the download'),
  exportText: richTextSchema.describe('Contents and format of the file. Rich text'),
  exportLabel: textWithDefault(40, 'Download my data', 'Button that downloads the file'),
  exportedText: textWithDefault(80, 'Your data has been downloaded', 'Message after the download'),
  deletion: z
    .strictObject({
      heading: textWithDefault(40, 'Delete my account', 'Heading of the deletion'),
      text: richTextSchema.describe('What deletion means, in one or two sentences. Rich text'),
      runningText: textWithDefault(
        160,
        'It doesn’t end with the account, so you cancel it in the same step.',
        'What happens to an active subscription, after its name and dates',
      ),
      cancelText: textWithDefault(90, 'Cancel my subscription as well', 'First checkbox if a subscription is active'),
      cancelingText: textWithDefault(
        90,
        'Canceling your subscription…',
        'Message while the subscription is being canceled',
      ),
      goes: list(richTextSchema, 1, 6).describe('What will be deleted. Rich text'),
      stays: list(richTextSchema, 0, 4).describe('What is kept, by whom and under which law. Rich text'),
      openLabel: textWithDefault(40, 'Delete my account', 'Button that opens the form'),
      understoodText: richTextSchema.describe('Checkbox: "I understand that this can’t be undone." Rich text'),
      submitLabel: textWithDefault(40, 'Delete account', 'Button that deletes the account'),
      deletedText: textWithDefault(120, 'Your account has been deleted.', 'Message after the deletion'),
      deletedLink: linkSchema.optional().describe('Link below the message'),
    })
    .describe('Account deletion'),
});

export type AccountDataContent = z.infer<typeof accountDataSchema>;
