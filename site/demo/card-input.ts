import { testCardOf } from '../contract/demo-checkout.ts';
import type { PayRequest } from './server-calls.ts';

/** The fields of the card form, as typed. */
export interface CardFields {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

/** What is wrong with each field. */
export type CardErrors = Partial<Record<keyof CardFields, string>>;

/** The card of a form, or what is wrong with it. `now` is in milliseconds since 1970. */
export function readCard(
  fields: CardFields,
  now: number,
): { readonly card: PayRequest } | { readonly errors: CardErrors } {
  const errors: CardErrors = {};
  if (fields.number.trim() === '') errors.number = 'Enter a card number, or choose a test card.';
  else if (testCardOf(fields.number) === undefined)
    errors.number = 'This isn’t a test card. Use one of the cards above.';
  const expiry = readExpiry(fields.expiry);
  if (expiry === undefined) errors.expiry = 'Enter the month and year as MM/YY.';
  else if (Date.UTC(expiry.year, expiry.month) <= now) errors.expiry = 'This card has expired.';
  if (!/^\d{3,4}$/.test(fields.cvc.trim())) errors.cvc = 'Enter the three digits on the back.';
  if (fields.name.trim() === '') errors.name = 'Enter the name on the card.';
  if (expiry === undefined || Object.keys(errors).length > 0) return { errors };
  return {
    card: {
      number: fields.number,
      expiryMonth: expiry.month,
      expiryYear: expiry.year,
      cvc: fields.cvc.trim(),
      name: fields.name.trim(),
    },
  };
}

/** `4/30`, `04 / 2030` and `0430` are all April 2030. */
function readExpiry(text: string): { readonly month: number; readonly year: number } | undefined {
  const [, monthText = '', yearText = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
  const month = Number(monthText);
  if (month < 1 || month > 12) return undefined;
  return { month, year: yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText) };
}
