import type { DemoCountry } from '../../contract/demo-checkout.ts';
import type { Buyer } from '../server-calls.ts';
import { element, onceAtATime } from './element.ts';
import { keepTypedBuyer } from '../typed-buyer.ts';
import { clearWhenRight, field, showErrors } from './field.ts';

/** Something, an `@`, and a name with a dot: the server has the rule itself. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Who buys, and from where: that decides currency and tax. `typed` is kept up to date with the fields. */
export function detailsForm(
  known: { readonly email: string; readonly countryCode: string; readonly postalCode: string | null },
  countries: readonly DemoCountry[],
  typed: { -readonly [Name in keyof Buyer]?: Buyer[Name] },
  proceed: (buyer: Buyer) => Promise<void>,
): HTMLElement {
  const email = element('input', {
    id: 'buyer-email',
    type: 'email',
    autocomplete: 'email',
    required: true,
    dir: 'ltr',
  });
  email.value = known.email;
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const options = countries
    .map(({ code }) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ code, name }) => element('option', { value: code, selected: code === known.countryCode }, name));
  const country = element('select', { id: 'buyer-country', autocomplete: 'country' }, ...options);
  const postal = element('input', { id: 'buyer-postal', type: 'text', autocomplete: 'postal-code', maxlength: '16' });
  postal.value = known.postalCode ?? '';
  const fields = {
    email: field('E-mail', email),
    country: field('Country', country),
    postal: field('Postal code', postal),
  };
  const asksPostal = (): boolean =>
    countries.some(({ code, asksPostalCode }) => code === country.value && asksPostalCode);
  const showPostal = (): void => {
    fields.postal.root.hidden = !asksPostal();
  };
  country.addEventListener('change', showPostal);
  showPostal();
  for (const control of [email, country, postal])
    control.addEventListener('input', () => {
      Object.assign(typed, { email: email.value, countryCode: country.value, postalCode: postal.value });
      keepTypedBuyer(typed);
    });
  const errors = () => ({
    ...(!EMAIL.test(email.value.trim()) && { email: 'Enter an email such as you@example.com.' }),
    ...(asksPostal() && postal.value.trim() === '' && { postal: 'Enter your postal code. The tax depends on it.' }),
  });
  clearWhenRight(fields, errors);
  const submit = element('button', { type: 'submit', class: 'primary' }, 'Continue to payment');
  const form = element(
    'form',
    { novalidate: true },
    fields.email.root,
    fields.country.root,
    fields.postal.root,
    submit,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!showErrors(fields, errors())) return;
    const postalCode = postal.value.trim();
    const buyer = {
      email: email.value.trim(),
      countryCode: country.value,
      postalCode: asksPostal() ? postalCode : null,
    };
    void onceAtATime(submit, () => proceed(buyer));
  });
  return form;
}
