import type { FormEvent } from 'react';
import { Button } from '../../primitives/button.tsx';
import { Field } from '../../primitives/field.tsx';
import type { CheckoutPlan } from './checkout.schema.ts';

export interface DiscountFieldProps {
  plan: CheckoutPlan | undefined;
  path: string;
  /** True if no code can be applied now. */
  isLocked: boolean;
  pending?: boolean;
  error?: string | null;
  /** Initial value of the field. */
  code?: string | null;
  onDiscount: ((code: string) => void) | undefined;
}

/**
 * Form for a discount code, collapsed so that buyers without a code don't leave to search for one. Without JavaScript,
 * it submits to the checkout URL with `?discount=`.
 */
export function DiscountField({ plan, path, isLocked, pending = false, error, code, onDiscount }: DiscountFieldProps) {
  function apply(event: FormEvent<HTMLFormElement>): void {
    if (!onDiscount) return;
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('discount');
    if (!pending && typeof typed === 'string' && typed.trim()) onDiscount(typed.trim());
  }
  return (
    <details open={pending || Boolean(error) || undefined} className={`group/code pt-2 ${isLocked ? 'invisible' : ''}`}>
      <summary
        data-follows-discount
        className="-mx-2 inline-flex min-h-11 cursor-pointer items-center rounded-sm px-2 text-small text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        Add a discount code
      </summary>
      <form action={path} onSubmit={apply} className="flex flex-wrap items-start gap-3 pt-2">
        {plan && <input type="hidden" name="plan" value={plan.id} />}
        <Field
          label="Discount code"
          name="discount"
          className="min-w-[min(12rem,100%)] flex-1"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          required
          defaultValue={code ?? undefined}
          error={error ?? undefined}
        />
        <Button type="submit" variant="outline" pending={pending} className="mt-[1.8125rem]">
          Apply
        </Button>
      </form>
    </details>
  );
}
