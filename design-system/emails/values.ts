/** Values of emails, as plain text. The server escapes them for HTML. */
export interface EmailValues {
  /** Name of the product. */
  brand: string;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  /** Email address for questions. */
  supportEmail: string;
  /** Greeting, such as “Hello ada,”. It contains no name if the email address may belong to someone else. */
  greeting: string;
  /** URL of the button. It contains a code. */
  url: string;
  /** Time for which `url` is valid, such as “2 hours”. */
  validFor: string;
  /** Browser and operating system of the device, such as “Firefox on Windows”. */
  device: string;
  /** URL to unsubscribe. It contains a code. */
  unsubscribeUrl: string;
  /** Time of an event with its time zone, such as “21 November 2026, 16:05 UTC”. */
  when: string;
  /** Name of the product on the receipt, such as “App Yearly”. */
  plan: string;
  /** Amount with its currency, such as “$96” or “€7.50”. */
  amount: string;
  /** Last day on which the plan works, such as “5 December 2026”. */
  until: string;
  /** URL to download the app. */
  downloadUrl: string;
  /** Sentence about the limits of an account until its email address is confirmed. */
  unconfirmed: string;
}

/** Values that every email uses. */
export type CommonValues = Pick<EmailValues, 'brand' | 'siteUrl' | 'supportEmail' | 'greeting'>;

const valueNames = [
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

/** Placeholders of all values, such as `{{greeting}}`. */
export const placeholders = Object.fromEntries(valueNames.map((name) => [name, `{{${name}}}`])) as Record<
  (typeof valueNames)[number],
  string
>;
