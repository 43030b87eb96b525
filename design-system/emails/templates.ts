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

/** A mail: what it is called in a list of mails, and what it looks like. Each takes of the values what it needs. */
export interface EmailTemplate {
  readonly subject: (values: EmailValues) => string;
  readonly view: ComponentType<EmailValues>;
}

/** Every mail there is, by the name the server asks for it by. */
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
