import * as z from 'zod';
import {
  createAccountPanelShape,
  linkSchema,
  localeSchema,
  richTextSchema,
  textWithDefault,
} from '../../content/schema.ts';

/** Content of the plan panel. The plans themselves come from the account. */
export const subscriptionOverviewSchema = z.strictObject({
  ...createAccountPanelShape('what customers can see and change here'),
  locale: localeSchema.optional().describe('Language in which amounts are formatted. Default: en-US'),
  plansLink: linkSchema.describe('Link to the plans, for customers without a plan'),
  download: linkSchema.optional().describe('Link to the download, for customers without a plan'),
  noneText: textWithDefault(120, 'This account has no plan yet.', 'Message if the account has no purchase'),
  noneHelp: richTextSchema.describe('What to do if they bought with another email address. Rich text'),
  changeLabel: textWithDefault(24, 'Change or cancel', 'Button that shows how the plan can be changed'),
  switchLabel: textWithDefault(24, 'Switch to', 'Button that switches to another plan, before its name'),
  pauseLabel: textWithDefault(24, 'Pause plan', 'Button that pauses the plan'),
  cancelLabel: textWithDefault(24, 'Cancel plan', 'Button that ends the plan'),
  continueLabel: textWithDefault(24, 'Continue plan', 'Button that takes back a cancellation or a pause'),
  refundText: richTextSchema.optional().describe('Refunds and other changes, below the list of changes. Rich text'),
  updateCardLabel: textWithDefault(24, 'Update card', 'Button that opens the payment provider’s form for a card'),
  confirmText: textWithDefault(
    160,
    'Confirm your email address to change your plan or card, or to cancel. If no email arrives, write to us, and we’ll do it for you.',
    'Replaces the buttons until the email is confirmed',
  ),
  confirmMoreText: textWithDefault(
    160,
    'Until you confirm your email address, you can only pause or cancel your plan.',
    'Message if the plans can be paused and canceled, but not changed in other ways until the email is confirmed',
  ),
  confirmInvoicesText: textWithDefault(
    160,
    'Confirm your email address to open your invoices.',
    'Message if no plan can be changed, but the invoices can’t be opened until the email is confirmed',
  ),
  confirmToSeeText: textWithDefault(
    160,
    'Your email isn’t confirmed. Once it is, purchases made with it appear here.',
    'Message if plans are hidden because the email isn’t confirmed',
  ),
  resendLabel: textWithDefault(30, 'Email me a link', 'Button that sends the confirmation link again'),
  notConfiguredText: richTextSchema.describe(
    'Explains missing buttons if the server can’t open the payment provider’s pages. Rich text',
  ),
  notOfferedText: richTextSchema.describe('Message if the server doesn’t record purchases. Rich text'),
  retryLabel: textWithDefault(30, 'Try again', 'Button that reloads the plans'),
});

export type SubscriptionOverviewContent = z.infer<typeof subscriptionOverviewSchema>;
