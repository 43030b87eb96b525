import { TEST_CARDS, spacedCardNumber } from '../../contract/demo-checkout.ts';
import { readCard } from '../card-input.ts';
import type { CardFields } from '../card-input.ts';
import type { PayRequest } from '../server-calls.ts';
import { element, onceAtATime } from './element.ts';
import { clearWhenRight, field, showErrors } from './field.ts';

/** What a test card's button fills in beside its number; the code is the one Paddle's sandbox takes. */
const FILLED = { expiry: '12/40', cvc: '100', name: 'Test Buyer' };

/**
 * The card form, with the test cards on its face. `typed` is what its fields begin with, and is kept up to date, so that a
 * card that was declined is still there to be mended.
 */
export function cardForm(
  label: string,
  typed: { -readonly [Name in keyof CardFields]: string },
  pay: (card: PayRequest) => Promise<void>,
): HTMLElement {
  const input = (name: keyof CardFields, autocomplete: string, isNumber: boolean): HTMLInputElement => {
    const made = element('input', {
      id: `card-${name}`,
      type: 'text',
      autocomplete,
      inputmode: isNumber ? 'numeric' : undefined,
      // Numbers read from left to right in every language.
      dir: isNumber ? 'ltr' : undefined,
      required: true,
    });
    made.value = typed[name];
    made.addEventListener('input', () => {
      typed[name] = made.value;
    });
    return made;
  };
  const fields = {
    number: field('Card number', input('number', 'cc-number', true)),
    expiry: field('Expires', input('expiry', 'cc-exp', true)),
    cvc: field('Security code', input('cvc', 'cc-csc', true)),
    name: field('Name on the card', input('name', 'cc-name', false)),
  };
  fields.expiry.control.placeholder = 'MM/YY';
  const fill = (number: string): void => {
    Object.assign(typed, FILLED, { number: spacedCardNumber(number) });
    fields.number.control.value = typed.number;
    fields.expiry.control.value = typed.expiry;
    fields.cvc.control.value = typed.cvc;
    fields.name.control.value = typed.name;
    showErrors(fields, {});
  };
  clearWhenRight(fields, () => {
    const read = readCard(typed, Date.now());
    return 'errors' in read ? read.errors : {};
  });
  const submit = element('button', { type: 'submit', class: 'primary' }, label);
  const form = element(
    'form',
    { novalidate: true },
    testCards(fill),
    fields.number.root,
    element('div', { class: 'pair' }, fields.expiry.root, fields.cvc.root),
    fields.name.root,
    submit,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const read = readCard(typed, Date.now());
    if (!showErrors(fields, 'errors' in read ? read.errors : {}) || 'errors' in read) return;
    void onceAtATime(submit, () => pay(read.card));
  });
  return form;
}

function testCards(fill: (number: string) => void): HTMLElement {
  return element(
    'fieldset',
    { class: 'cards' },
    element('legend', {}, 'Test cards'),
    ...TEST_CARDS.map(({ number, label }) => {
      const made = element(
        'button',
        { type: 'button', class: 'test-card' },
        element('span', { class: 'digits', dir: 'ltr' }, spacedCardNumber(number)),
        element('span', { class: 'does' }, label),
      );
      made.addEventListener('click', () => fill(number));
      return made;
    }),
  );
}
