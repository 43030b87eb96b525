/** The mails there are, and the placeholders of each beside those all have. */
export const MAIL_EVENTS = {
  /** Asks whether an address is its owner's. */
  'confirm-email': ['url', 'validFor'],
  /** Lets whoever forgot their password set a new one. */
  'reset-password': ['url', 'validFor'],
  /** Tells that the password was changed. */
  'password-changed': ['when'],
  /** Tells of a sign-in from a device the account was not used on before. */
  'new-sign-in': ['when', 'device'],
  /** Asks whether the address an account is to have next is its owner's. */
  'confirm-new-email': ['url', 'validFor'],
  /** Tells the present address that another waits, with the link that undoes it. */
  'email-change-started': ['url', 'validFor', 'when'],
  /** Tells the former address that the account has another now, with the link that undoes it. */
  'email-changed': ['url', 'validFor', 'when'],
  /** Tells the address an account had until its change was undone. */
  'email-restored': ['when'],
  /** Tells that a session was ended because its token was used twice. */
  'session-ended': ['when', 'device'],
  /** Asks whether an address given for the newsletter is its owner's. */
  'confirm-newsletter': ['url', 'validFor', 'unsubscribeUrl'],
  /** The same, for the waitlist. */
  'confirm-waitlist': ['url', 'validFor', 'unsubscribeUrl'],
  /** Tells that an address is on the newsletter now, or was already when it was given again. */
  'newsletter-confirmed': ['unsubscribeUrl'],
  /** The same, of the waitlist. */
  'waitlist-confirmed': ['unsubscribeUrl'],
  /** Thanks for a purchase, and says what comes next; `url` is the account's page, or a guest's way to an account. */
  'purchase-welcome': ['plan', 'url', 'downloadUrl'],
  /** Tells that a payment is missing, how to mend it, and until when the product can be used without. */
  'payment-failed': ['plan', 'amount', 'url', 'until'],
  /** Tells that a subscription ends, and when. */
  'plan-ending': ['plan', 'until', 'url'],
  /** Tells that a subscription is over; `url` is where there are others. */
  'plan-ended': ['plan', 'url'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MailEvent = keyof typeof MAIL_EVENTS;

/** The placeholders of every mail. `greeting` is a line such as `Hello alice,`. */
export const COMMON_PLACEHOLDERS = ['siteUrl', 'supportEmail', 'greeting'] as const;

/** Whether a text from the database is the name of a mail there is. */
export function isMailEvent(text: string): text is MailEvent {
  return Object.hasOwn(MAIL_EVENTS, text);
}
