import type { DemoCheckout } from '../../contract/demo-checkout.ts';
import { button, element, onceAtATime } from './element.ts';
import { field } from './field.ts';

/** What may be done about discounts; see `CheckoutSettings` of Paddle.js. */
export interface DiscountRights {
  readonly mayAdd: boolean;
  readonly mayRemove: boolean;
}

/** Takes a discount code, or the one that holds away. Empty where neither may be. */
export function discountForm(
  { discount, discountProblem }: DemoCheckout,
  { mayAdd, mayRemove }: DiscountRights,
  ask: (code: string | null) => Promise<void>,
): HTMLElement | undefined {
  if (discount !== null)
    return mayRemove ? button(`Remove the discount ${discount.code}`, 'quiet', () => ask(null)) : undefined;
  if (!mayAdd) return discountProblem === null ? undefined : element('p', { class: 'error' }, discountProblem);
  const code = field(
    'Discount code',
    element('input', { id: 'discount-code', type: 'text', autocomplete: 'off', maxlength: '50', dir: 'ltr' }),
  );
  const submit = element('button', { type: 'submit', class: 'secondary' }, 'Apply');
  const form = element('form', { novalidate: true, class: 'code-form' }, code.root, submit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = code.control.value.trim();
    if (typed === '') code.setError('Enter a code.');
    else void onceAtATime(submit, () => ask(typed));
  });
  if (discountProblem !== null) code.setError(discountProblem);
  return element('details', { open: discountProblem !== null }, element('summary', {}, 'Add a discount code'), form);
}
