import type { ComponentType } from 'react';
import { ConfirmEmail, confirmEmailSubject } from './confirm-email.tsx';
import { ConfirmNewEmail, confirmNewEmailSubject } from './confirm-new-email.tsx';
import { ConfirmNewsletter, confirmNewsletterSubject } from './confirm-newsletter.tsx';
import { ConfirmWaitlist, confirmWaitlistSubject } from './confirm-waitlist.tsx';
import { EmailChangeStarted, emailChangeStartedSubject } from './email-change-started.tsx';
import { EmailChanged, emailChangedSubject } from './email-changed.tsx';
import { EmailRestored, emailRestoredSubject } from './email-restored.tsx';
import { NewSignIn, newSignInSubject } from './new-sign-in.tsx';
import { NewsletterConfirmed, newsletterConfirmedSubject } from './newsletter-confirmed.tsx';
import { PasswordChanged, passwordChangedSubject } from './password-changed.tsx';
import { PaymentFailed, paymentFailedSubject } from './payment-failed.tsx';
import { PlanEnded, planEndedSubject } from './plan-ended.tsx';
import { PlanEnding, planEndingSubject } from './plan-ending.tsx';
import { PurchaseWelcome, purchaseWelcomeSubject } from './purchase-welcome.tsx';
import { ResetPassword, resetPasswordSubject } from './reset-password.tsx';
import { SessionEnded, sessionEndedSubject } from './session-ended.tsx';
import type { EmailValues } from './values.ts';
import { WaitlistConfirmed, waitlistConfirmedSubject } from './waitlist-confirmed.tsx';

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
