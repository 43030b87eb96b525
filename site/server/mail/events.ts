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
  /** Tells the former address that the account has another now. */
  'email-changed': ['when'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MailEvent = keyof typeof MAIL_EVENTS;

/** The placeholders of every mail. */
export const COMMON_PLACEHOLDERS = ['brand', 'siteUrl', 'supportEmail', 'username'] as const;

/** Whether a text from the database is the name of a mail there is. */
export function isMailEvent(text: string): text is MailEvent {
  return Object.hasOwn(MAIL_EVENTS, text);
}
