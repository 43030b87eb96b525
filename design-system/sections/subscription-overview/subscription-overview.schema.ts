import * as z from 'zod';
import { accountPanelShape, linkSchema, localeSchema, richTextSchema, textUnlessGiven } from '../../content/schema.ts';

/** The content of what a customer has. The plans themselves are no content: they come from the account. */
export const subscriptionOverviewSchema = z.strictObject({
  ...accountPanelShape('what can be seen and changed here'),
  locale: localeSchema.optional().describe('How amounts are written: en-US unless given'),
  plansLink: linkSchema.describe('The way to the plans, for who has none or has one no more'),
  noneText: textUnlessGiven(120, 'This account has no plan yet.', 'What is said where nothing was bought'),
  noneHelp: richTextSchema.describe('What to do where it was bought, with another address perhaps. Rich text'),
  changePlanLabel: textUnlessGiven(24, 'Change plan', 'The button that leads to another plan'),
  managePlanLabel: textUnlessGiven(24, 'Manage plan', 'The same for a plan that is paused or ends'),
  updateCardLabel: textUnlessGiven(24, 'Update card', 'The button that leads to the card'),
  cancelLabel: textUnlessGiven(24, 'Cancel', 'The button that leads to the end of the subscription'),
  portalText: textUnlessGiven(120, 'These buttons open our payment provider’s pages.', 'Said under the buttons'),
  confirmText: textUnlessGiven(
    160,
    'Confirm your email first. Then you can change your plan and card here, or cancel.',
    'In place of the buttons while the email is not confirmed',
  ),
  confirmToSeeText: textUnlessGiven(
    160,
    'Your email isn’t confirmed. Once it is, purchases made with it appear here.',
    'Said where nothing is seen because of that',
  ),
  resendLabel: textUnlessGiven(30, 'Send the link again', 'The button that sends the link that confirms the email'),
  notConfiguredText: richTextSchema.describe(
    'In place of the buttons where the server cannot open the payment provider’s pages. Rich text',
  ),
  notOfferedText: richTextSchema.describe('Said where the server keeps no record of purchases. Rich text'),
  retryLabel: textUnlessGiven(30, 'Try again', 'The button that loads the plans again'),
});

export type SubscriptionOverviewContent = z.infer<typeof subscriptionOverviewSchema>;
