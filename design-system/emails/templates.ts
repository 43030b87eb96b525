import type { ComponentType } from 'react';
import {
  ConfirmEmail,
  confirmEmailSubject,
  ConfirmNewEmail,
  confirmNewEmailSubject,
  EmailChanged,
  emailChangedSubject,
  EmailChangeStarted,
  emailChangeStartedSubject,
  EmailRestored,
  emailRestoredSubject,
  NewSignIn,
  newSignInSubject,
  PasswordChanged,
  passwordChangedSubject,
  ResetPassword,
  resetPasswordSubject,
  SessionEnded,
  sessionEndedSubject,
} from './account-emails.tsx';
import {
  PaymentFailed,
  paymentFailedSubject,
  PlanEnded,
  planEndedSubject,
  PlanEnding,
  planEndingSubject,
  PurchaseWelcome,
  purchaseWelcomeSubject,
} from './billing-emails.tsx';
import {
  ConfirmNewsletter,
  confirmNewsletterSubject,
  ConfirmWaitlist,
  confirmWaitlistSubject,
  NewsletterConfirmed,
  newsletterConfirmedSubject,
  WaitlistConfirmed,
  waitlistConfirmedSubject,
} from './list-emails.tsx';
import type { EmailValues } from './values.ts';

/** Template of an email. Each template uses only some of the values. */
export interface EmailTemplate {
  readonly subject: (values: EmailValues) => string;
  readonly view: ComponentType<EmailValues>;
}

/** All templates, by the names that the server uses. */
export const templates = {
  'confirm-email': { subject: confirmEmailSubject, view: ConfirmEmail },
  'confirm-new-email': { subject: confirmNewEmailSubject, view: ConfirmNewEmail },
  'confirm-newsletter': { subject: confirmNewsletterSubject, view: ConfirmNewsletter },
  'confirm-waitlist': { subject: confirmWaitlistSubject, view: ConfirmWaitlist },
  'email-change-started': { subject: emailChangeStartedSubject, view: EmailChangeStarted },
  'email-changed': { subject: emailChangedSubject, view: EmailChanged },
  'email-restored': { subject: emailRestoredSubject, view: EmailRestored },
  'new-sign-in': { subject: newSignInSubject, view: NewSignIn },
  'newsletter-confirmed': { subject: newsletterConfirmedSubject, view: NewsletterConfirmed },
  'password-changed': { subject: passwordChangedSubject, view: PasswordChanged },
  'payment-failed': { subject: paymentFailedSubject, view: PaymentFailed },
  'plan-ended': { subject: planEndedSubject, view: PlanEnded },
  'plan-ending': { subject: planEndingSubject, view: PlanEnding },
  'purchase-welcome': { subject: purchaseWelcomeSubject, view: PurchaseWelcome },
  'reset-password': { subject: resetPasswordSubject, view: ResetPassword },
  'session-ended': { subject: sessionEndedSubject, view: SessionEnded },
  'waitlist-confirmed': { subject: waitlistConfirmedSubject, view: WaitlistConfirmed },
} as const satisfies Record<string, EmailTemplate>;

export type EmailName = keyof typeof templates;
