/** Emails, and the placeholders of each in addition to the common ones. */
export const MAIL_EVENTS = {
  /** Asks to confirm an email address. */
  'confirm-email': ['url', 'validFor'],
  /** Contains a link to set a new password. */
  'reset-password': ['url', 'validFor'],
  'password-changed': ['when'],
  /** Reports a sign-in from a device that is new to the account. */
  'new-sign-in': ['when', 'device'],
  /** Sent to the new email address, to confirm it. */
  'confirm-new-email': ['url', 'validFor'],
  /** Sent to the current email address, with a link that undoes the change. */
  'email-change-started': ['url', 'validFor', 'when'],
  /** Sent to the previous email address, with a link that undoes the change. */
  'email-changed': ['url', 'validFor', 'when'],
  /** Sent to the email address that an undo removed. */
  'email-restored': ['when'],
  /** Reports a session that ended because its token was used twice. */
  'session-ended': ['when', 'device'],
  /** Asks to confirm a newsletter subscription. */
  'confirm-newsletter': ['url', 'validFor', 'unsubscribeUrl'],
  'confirm-waitlist': ['url', 'validFor', 'unsubscribeUrl'],
  /** Confirms a subscription, or reports an existing one after another signup. */
  'newsletter-confirmed': ['unsubscribeUrl'],
  'waitlist-confirmed': ['unsubscribeUrl'],
  /** Thanks for a purchase. `url` is the account page, or the registration page for guests. */
  'purchase-welcome': ['plan', 'url', 'downloadUrl'],
  /** Reports a failed payment, how to fix it, and until when the product can be used. */
  'payment-failed': ['plan', 'amount', 'url', 'until'],
  /** Reports when a subscription will end. */
  'plan-ending': ['plan', 'until', 'url'],
  /** Reports the end of a subscription. `url` is the pricing page. */
  'plan-ended': ['plan', 'url'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MailEvent = keyof typeof MAIL_EVENTS;

/** Placeholders of every email. `greeting` is a line such as `Hello alice,`. */
export const COMMON_PLACEHOLDERS = ['siteUrl', 'supportEmail', 'greeting'] as const;

export function isMailEvent(text: string): text is MailEvent {
  return Object.hasOwn(MAIL_EVENTS, text);
}
