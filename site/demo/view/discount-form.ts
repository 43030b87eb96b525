import type { DemoCheckout } from '../../contract/demo-checkout.ts';
import { button, element, onceAtATime } from './element.ts';
import { field } from './field.ts';

/** What may be done about discounts; see `CheckoutSettings` of Paddle.js. */
export interface DiscountRights {
  readonly mayAdd: boolean;
  readonly mayRemove: boolean;
}

/**
 * Takes a discount code, or removes the applied one. Empty where neither is allowed. `typed` is what its field begins with,
 * and is kept up to date, so that a refused code can be corrected.
 */
export function discountForm(
  { discount, discountProblem }: DemoCheckout,
  { mayAdd, mayRemove }: DiscountRights,
  typed: { code: string },
  ask: (code: string | null) => Promise<void>,
): HTMLElement | undefined {
  if (discount !== null)
    return mayRemove ? button(`Remove the discount ${discount.code}`, 'quiet', () => ask(null)) : undefined;
  // A page with a field of its own shows there why a code was refused.
  if (!mayAdd) return undefined;
  const code = field(
    'Discount code',
    element('input', { id: 'discount-code', type: 'text', autocomplete: 'off', maxlength: '50', dir: 'ltr' }),
  );
  code.control.value = typed.code;
  code.control.addEventListener('input', () => {
    typed.code = code.control.value;
  });
  const submit = element('button', { type: 'submit', class: 'secondary' }, 'Apply');
  const form = element('form', { novalidate: true, class: 'code-form' }, code.root, submit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wanted = typed.code.trim();
    if (wanted === '') code.setError('Enter a code.');
    else void onceAtATime(submit, () => ask(wanted));
  });
  if (discountProblem !== null) code.setError(discountProblem.detail);
  return element('details', { open: discountProblem !== null }, element('summary', {}, 'Add a discount code'), form);
}
