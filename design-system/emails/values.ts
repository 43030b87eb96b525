/** What a mail is filled with. Each is text as the reader is to see it; whoever fills it in escapes it for markup. */
export interface EmailValues {
  /** The name of the product. */
  brand: string;
  /** The site's origin, without a slash at its end. */
  siteUrl: string;
  /** Where questions go. */
  supportEmail: string;
  /** Whom the mail is for, as a line: "Hello ada,"; without a name where the address is not known to be theirs. */
  greeting: string;
  /** The address the one button leads to, with its code. */
  url: string;
  /** How long that address is good, in words: "2 hours". */
  validFor: string;
  /** Where something happened, in words: "Firefox on Windows". */
  device: string;
  /** The address that takes the reader off the list, with its code. */
  unsubscribeUrl: string;
  /** When, in words and with a time zone: "21 November 2026, 16:05 UTC". */
  when: string;
  /** What was bought, as it is called on the receipt: "Onset Yearly". */
  plan: string;
  /** A sum of money with its currency: "$96", "€7.50". */
  amount: string;
  /** The day something lasts to, in words: "5 December 2026". */
  until: string;
  /** The address the app is downloaded from. */
  downloadUrl: string;
  /** Sentence about the limits of an account until its email address is confirmed. */
  unconfirmed: string;
}

/** What every mail needs. */
export type CommonValues = Pick<EmailValues, 'brand' | 'siteUrl' | 'supportEmail' | 'greeting'>;

const names = [
  'brand',
  'siteUrl',
  'supportEmail',
  'greeting',
  'url',
  'validFor',
  'device',
  'unsubscribeUrl',
  'when',
  'plan',
  'amount',
  'until',
  'downloadUrl',
  'unconfirmed',
] as const;

/** Each value as the placeholder it is later put in for: `{{greeting}}`. */
export const placeholders = Object.fromEntries(names.map((name) => [name, `{{${name}}}`])) as Record<
  (typeof names)[number],
  string
>;
