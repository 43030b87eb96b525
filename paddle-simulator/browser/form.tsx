import { Button } from '@onset/design-system/primitives/button';
import { controlStyles, EmailField, Field } from '@onset/design-system/primitives/field';
import { Form } from '@onset/design-system/primitives/form';
import { FormError } from '@onset/design-system/primitives/form-messages';
import type { FormRules } from '@onset/design-system/primitives/form-values';
import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { COUNTRIES } from '../catalog.ts';
import { EMAIL, SIMULATOR_LABEL, TEST_CARDS, findTestCard, formatCardNumber } from '../wire.ts';
import type { Buyer, CardInput, CheckoutResponse } from '../wire.ts';

/** State of the form. */
export interface CheckoutView {
  readonly step: 'details' | 'card' | 'challenge' | 'paid' | 'failed';
  readonly problem: string | undefined;
  readonly response: CheckoutResponse | undefined;
  /** True if the page around the form already says that it is a simulation. */
  readonly isLabeled: boolean;
  readonly mayChangeBuyer: boolean;
}

/** Handlers of the form's buttons. The promises resolve when the response is shown. */
export interface FormActions {
  readonly onDetails: (buyer: Buyer) => Promise<void>;
  readonly onChangeDetails: () => void;
  readonly onPay: (card: CardInput) => Promise<void>;
  readonly onRetry: () => void;
}

const HEADINGS: Readonly<Record<CheckoutView['step'], string>> = {
  details: 'Your details',
  card: 'Pay by card',
  challenge: 'Confirm the payment',
  paid: 'Paid (demo)',
  failed: 'The checkout didn’t open',
};

/** Form of the simulated checkout: buyer details, card, 3-D Secure check and result. */
export function CheckoutForm({ view, ...actions }: { view: CheckoutView } & FormActions) {
  const { step, problem, response, isLabeled, mayChangeBuyer } = view;
  const [card, setCard] = useState<CardInput>();
  const checkout = response?.checkout;
  const email = checkout?.customer.email ?? '';
  const amount = checkout === undefined ? '' : formatAmount(checkout);
  const [isPaying, setPaying] = useState(false);
  // View whose error is hidden, because the form was submitted again.
  const [dismissed, setDismissed] = useState<CheckoutView>();
  const error = problem !== undefined && dismissed !== view && <FormError>{problem}</FormError>;
  const pay = async (input: CardInput) => {
    setCard(input);
    setPaying(true);
    await actions.onPay(input);
    setPaying(false);
  };
  return (
    <div className="flex flex-col gap-6" onSubmit={() => setDismissed(view)}>
      {!isLabeled && <p className="text-small">{SIMULATOR_LABEL}</p>}
      <h3 tabIndex={-1} className="text-subheading font-strong outline-none">
        {HEADINGS[step]}
      </h3>
      {step !== 'card' && error}
      {step === 'failed' && (
        <Button className="self-start" onClick={actions.onRetry}>
          Try again
        </Button>
      )}
      {step === 'details' && response !== undefined && (
        <DetailsForm known={{ email, ...response.place }} onSubmit={actions.onDetails} />
      )}
      {step === 'card' && (
        <>
          {mayChangeBuyer && (
            <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-muted">
              <span dir="auto">{email}</span>
              <Button variant="quiet" size="sm" onClick={actions.onChangeDetails}>
                Change
              </Button>
            </p>
          )}
          <CardForm label={`Pay ${amount}`} typed={card} pending={isPaying} error={error} onPay={pay} />
        </>
      )}
      {step === 'challenge' && card !== undefined && (
        <>
          <p>This simulates your bank’s page. Confirm the payment of {amount}, or cancel it.</p>
          <div className="flex flex-wrap gap-3">
            <Button pending={isPaying} onClick={() => void pay({ ...card, challenge: 'confirmed' })}>
              Confirm
            </Button>
            <Button variant="outline" pending={isPaying} onClick={() => void pay({ ...card, challenge: 'canceled' })}>
              Cancel
            </Button>
          </div>
        </>
      )}
      {step === 'paid' && (
        <p>
          {amount} for {email}. No card was charged. The purchase appears in your account like a real one.
        </p>
      )}
    </div>
  );
}

function formatAmount({ totals, currency_code: currency }: CheckoutResponse['checkout']): string {
  const digits = Number.isInteger(totals.total) ? { minimumFractionDigits: 0 } : {};
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits }).format(totals.total);
}

const DETAILS = { email: 'email', countryCode: 'text', postalCode: 'text' } as const;

const isMissingPostalCode = (countryCode: string, postalCode: string): boolean =>
  COUNTRIES[countryCode]?.asksPostalCode === true && postalCode === '';

const detailsRules: FormRules<typeof DETAILS> = {
  email: (email) => (EMAIL.test(email) ? undefined : 'Enter an email such as you@example.com.'),
  postalCode: (postalCode, { countryCode }) =>
    isMissingPostalCode(countryCode, postalCode) ? 'Enter your postal code. The tax depends on it.' : undefined,
};

/** Form for the buyer's email address and place, which determine the currency and the tax. */
function DetailsForm({ known, onSubmit }: { known: Buyer; onSubmit: FormActions['onDetails'] }) {
  const [typed] = useState(() => ({ ...known, ...readTyped() }));
  const [countryCode, setCountryCode] = useState(typed.countryCode);
  const [pending, setPending] = useState(false);
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const countries = Object.keys(COUNTRIES)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <Form
      fields={DETAILS}
      rules={detailsRules}
      pending={pending}
      onChange={({ currentTarget }) => keepTyped(Object.fromEntries(new FormData(currentTarget)))}
      onSubmit={({ email, postalCode }) => {
        setPending(true);
        const buyer = { email, countryCode, postalCode: COUNTRIES[countryCode]?.asksPostalCode ? postalCode : null };
        void onSubmit(buyer).then(() => {
          keepTyped(undefined);
          setPending(false);
        });
      }}
    >
      {({ field }) => (
        <>
          <EmailField {...field('email')} label="Email" defaultValue={typed.email} />
          <label className="flex flex-col gap-2 text-small font-medium">
            Country
            <select
              name="countryCode"
              autoComplete="country"
              value={countryCode}
              onChange={({ currentTarget }) => setCountryCode(currentTarget.value)}
              className={controlStyles({ className: 'select-arrow' })}
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {COUNTRIES[countryCode]?.asksPostalCode && (
            <Field
              {...field('postalCode')}
              label="Postal code"
              autoComplete="postal-code"
              maxLength={16}
              defaultValue={typed.postalCode ?? ''}
            />
          )}
          <Button type="submit" size="lg" pending={pending}>
            Continue to payment
          </Button>
        </>
      )}
    </Form>
  );
}

const CARD = { number: 'text', expiry: 'text', cvc: 'text', name: 'text' } as const;

/** Values that the button of a test card fills in besides the number. */
const FILLED = { expiry: '12/40', cvc: '100', name: 'Test Buyer' };

const cardRules: FormRules<typeof CARD> = {
  number: (number) => {
    if (number === '') return 'Enter a card number, or choose a test card.';
    return findTestCard(number) ? undefined : 'This isn’t a test card. Use one of the cards above.';
  },
  expiry: (text) => {
    const expiry = readExpiry(text);
    if (expiry === undefined) return 'Enter the month and year as MM/YY.';
    return Date.UTC(expiry.expiryYear, expiry.expiryMonth) <= Date.now() ? 'This card has expired.' : undefined;
  },
  cvc: (cvc) => (/^\d{3,4}$/.test(cvc) ? undefined : 'Enter the three digits on the back.'),
  name: (name) => (name === '' ? 'Enter the name on the card.' : undefined),
};

/** Parses an expiry date: `4/30`, `04 / 2030` and `0430` are April 2030. */
function readExpiry(text: string): Pick<CardInput, 'expiryMonth' | 'expiryYear'> | undefined {
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{4}|\d{2})$/.exec(text) ?? [];
  const expiryMonth = Number(month);
  if (expiryMonth < 1 || expiryMonth > 12) return undefined;
  return { expiryMonth, expiryYear: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

interface CardFormProps {
  label: string;
  /** Card of the last attempt, which the form keeps. */
  typed: CardInput | undefined;
  pending: boolean;
  /** Shown above the button, where the buyer looks after a click. */
  error: ReactNode;
  onPay: (card: CardInput) => Promise<void>;
}

function CardForm({ label, typed, pending, error, onPay }: CardFormProps) {
  const expiry = typed && `${String(typed.expiryMonth).padStart(2, '0')}/${String(typed.expiryYear).slice(-2)}`;
  return (
    <Form
      fields={CARD}
      rules={cardRules}
      pending={pending}
      onSubmit={({ number, name, ...rest }) => {
        const read = readExpiry(rest.expiry);
        if (read !== undefined) void onPay({ number, name, ...read });
      }}
    >
      {({ field }) => (
        <>
          <fieldset className="grid min-w-0 gap-2 @md:grid-cols-2">
            <legend className="mb-2 text-small font-medium">Test cards</legend>
            {TEST_CARDS.map((card) => (
              <Button
                key={card.number}
                variant="outline"
                className="flex-col items-start gap-0 text-start"
                onClick={({ currentTarget }) =>
                  fill(currentTarget.form, { ...FILLED, number: formatCardNumber(card.number) })
                }
              >
                <span dir="ltr" className="font-mono text-small">
                  {formatCardNumber(card.number)}
                </span>{' '}
                <span className="text-small font-normal text-ink-muted">{card.label}</span>
              </Button>
            ))}
          </fieldset>
          <Field
            {...field('number')}
            label="Card number"
            autoComplete="cc-number"
            inputMode="numeric"
            defaultValue={typed?.number}
          />
          <div className="grid grid-cols-2 gap-4">
            <Field
              {...field('expiry')}
              label="Expires"
              autoComplete="cc-exp"
              inputMode="numeric"
              placeholder="MM/YY"
              defaultValue={expiry}
            />
            <Field
              {...field('cvc')}
              label="Security code"
              autoComplete="cc-csc"
              inputMode="numeric"
              defaultValue={typed && FILLED.cvc}
            />
          </div>
          <Field {...field('name')} label="Name on the card" autoComplete="cc-name" defaultValue={typed?.name} />
          {error}
          <Button type="submit" size="lg" pending={pending}>
            {label}
          </Button>
        </>
      )}
    </Form>
  );
}

/** Fills in fields and dispatches `input` events, which clear their errors. */
function fill(form: HTMLFormElement | null, values: Readonly<Record<keyof typeof CARD, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) continue;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Schema of unsent buyer details in the state of the history entry, which survives a reload and isn't visible to other
 * pages.
 */
const entrySchema = z.object({
  typedBuyer: z.object({
    email: z.string(),
    countryCode: z.string(),
    postalCode: z._default(z.nullable(z.string()), null),
  }),
});

const readTyped = (): Partial<Buyer> => z.safeParse(entrySchema, history.state).data?.typedBuyer ?? {};

function keepTyped(typedBuyer: object | undefined): void {
  const state: unknown = history.state;
  try {
    history.replaceState({ ...(typeof state === 'object' ? state : {}), typedBuyer }, '');
  } catch {
    // Safari limits how often the state may change.
  }
}
