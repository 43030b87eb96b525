'use client';

import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { formatMoney, toUnits } from '../../content/money.ts';
import type { Money } from '../../content/money.ts';
import { AppIcon } from '../../illustrations/app-icon.tsx';
import { Button } from '../../primitives/button.tsx';
import { Field } from '../../primitives/field.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import type { CheckoutBehavior, CheckoutOrder } from './checkout-state.ts';
import type { CheckoutPlan } from './checkout.schema.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { CHARGE_INTERVAL_TEXTS, renewalText } from './texts.ts';

interface OrderSummaryProps extends Pick<CheckoutBehavior, 'discount' | 'onDiscount' | 'onDiscountRemove'> {
  product: string;
  /** Chosen plan. `undefined` until it is known; placeholders replace the amounts until then. */
  plan: CheckoutPlan | undefined;
  locale: string;
  path: string;
  order: CheckoutOrder | null;
  updating: boolean;
  /** True if the order is already paid. Then only the plan is shown. */
  paid: boolean;
  /** True if the discount can't be changed now. */
  isLocked: boolean;
  /** The plan switch, above the lines. */
  children: ReactNode;
}

/**
 * Lines of the order with their amounts. Until the payment library has calculated the amounts, the catalog's price
 * before tax is shown. In narrow containers, one line with the plan and the total replaces them until it is clicked, so
 * that the first field of the payment form is visible without scrolling.
 */
export function OrderSummary({
  product,
  plan,
  locale,
  path,
  order,
  updating,
  paid,
  isLocked,
  discount,
  onDiscount,
  onDiscountRemove,
  children,
}: OrderSummaryProps) {
  const [isExpandedByBuyer, setExpanded] = useState<boolean>();
  // A rejected code can come from the URL. Its error message is in the order.
  const isExpanded = isExpandedByBuyer ?? Boolean(discount?.error);
  const collapsedClass = isExpanded ? '' : '@max-lg:hidden';
  const appliedDiscount = order?.discount ?? null;
  // The first order can already contain a discount code, from the URL or from before a reload. This code must not move
  // the focus, so the key is undefined until the first order arrives or a code is submitted.
  const isWaitingForFirstOrder = order === null && !discount?.pending && !discount?.error;
  const containerRef = useLostFocus<HTMLDivElement>(
    isWaitingForFirstOrder ? undefined : (appliedDiscount?.code ?? ''),
    '[data-follows-discount]',
  );
  const listPrice = plan?.trialDays ? { ...plan.price, lowest: 0 } : plan?.price;
  const subtotal = order?.subtotal ?? listPrice;
  const total = order?.total ?? listPrice;
  const hasDecimals = [subtotal, appliedDiscount?.amount, order?.tax, total].some(
    (amount) => amount && !Number.isInteger(toUnits(amount)),
  );
  const formatAmount = (amount: Money) => formatMoney(amount, locale, hasDecimals);
  const renderAmount = (amount: Money | undefined): ReactNode =>
    amount ? formatAmount(amount) : <LinePlaceholder width="w-16" />;
  const trialText = plan?.trialDays ? `free for ${plan.trialDays} days, then ` : '';
  const planText = plan && `${plan.name}, ${trialText}${CHARGE_INTERVAL_TEXTS[plan.every]}`;
  if (paid)
    return (
      <p className="flex flex-col">
        <span className="font-medium">{product}</span>
        <span className="text-small text-ink-muted">{planText}</span>
      </p>
    );
  return (
    <div
      ref={containerRef}
      aria-busy={updating}
      // Another code clears the error, which must not collapse the order.
      onSubmit={() => setExpanded(true)}
    >
      <button
        type="button"
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
        className="flex w-full cursor-pointer flex-wrap items-center gap-3 rounded-sm text-start @lg:hidden"
      >
        <AppIcon className="text-[3rem]" />
        <span className="grow">
          <span className="block font-medium">{plan?.name ?? <LinePlaceholder width="w-16" />}</span>{' '}
          <span className="block text-small text-ink-muted underline decoration-line-strong underline-offset-4">
            Order details
          </span>
        </span>{' '}
        <span className="text-end tabular-nums">
          <span className="block font-medium">{renderAmount(total)}</span>{' '}
          <span className="block text-small text-ink-muted">{order?.tax ? 'due today' : 'before tax'}</span>
        </span>
        <svg
          aria-hidden="true"
          viewBox="-4 -4 24 24"
          className={`size-6 shrink-0 fill-none stroke-current stroke-[1.25] forced-color-adjust-auto ${isExpanded ? '-scale-y-100' : ''}`}
        >
          <path d="M3.5 6 8 10.5 12.5 6" />
        </svg>
      </button>
      <div className={`flex flex-col gap-6 @max-lg:pt-6 ${collapsedClass}`}>
        {children}
        <dl>
          <div className="flex justify-between gap-4 pb-4">
            <dt className="flex min-w-0 items-center gap-3">
              <AppIcon className="text-[3rem] @max-lg:hidden" />
              <span className="min-w-0">
                <span className="font-medium">{product}</span>
                <span className="block text-small text-ink-muted">{planText ?? <LinePlaceholder width="w-24" />}</span>
              </span>
            </dt>
            <dd className="shrink-0 tabular-nums">{renderAmount(subtotal)}</dd>
          </div>
          {appliedDiscount && (
            <div className={LINE_CLASSES}>
              <dt className="flex min-w-0 flex-wrap items-baseline gap-x-2">
                <span>
                  Discount <span className="timecode">{appliedDiscount.code}</span>
                </span>
                {onDiscountRemove && !isLocked && (
                  <Button
                    variant="quiet"
                    size="sm"
                    data-follows-discount
                    className="-my-1.5 underline decoration-line-strong underline-offset-4"
                    onClick={onDiscountRemove}
                  >
                    Remove<VisuallyHidden> the code {appliedDiscount.code}</VisuallyHidden>
                  </Button>
                )}
              </dt>
              <dd className="shrink-0 tabular-nums">−{formatAmount(appliedDiscount.amount)}</dd>
            </div>
          )}
          <div className={LINE_CLASSES}>
            <dt className="shrink-0">{order?.tax && order.taxIncluded ? 'Tax (included)' : 'Tax'}</dt>
            <dd className={`flex-1 text-end tabular-nums ${order?.taxIncluded ? 'text-ink-muted' : ''}`}>
              {order?.tax ? (
                formatAmount(order.tax)
              ) : (
                <span className="text-small text-ink-muted">Calculated from your location</span>
              )}
            </dd>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong pt-4">
            <dt className="font-medium">
              Due today{order?.tax ? '' : <span className="font-normal text-ink-muted">, before tax</span>}
            </dt>
            <dd className={`flex flex-wrap items-baseline gap-x-2 ${updating ? 'text-ink-faint' : ''}`}>
              <span className="display text-[length:min(2rem,7cqi)] tabular-nums">{renderAmount(total)}</span>
              {total?.currency === 'USD' && <span className="text-small text-ink-muted">USD</span>}
            </dd>
          </div>
        </dl>
      </div>
      {/* Always visible, because buyers must know about later payments. */}
      <p className="min-h-[calc(2lh+0.5rem)] pt-2 text-small text-ink-muted">
        {plan && renewalText(plan, order, locale)}
      </p>
      {!appliedDiscount && (
        <div className={collapsedClass}>
          <DiscountField isLocked={isLocked} plan={plan} path={path} onDiscount={onDiscount} {...discount} />
        </div>
      )}
      <VisuallyHidden aria-live="polite">
        {plan && total && !updating && `${plan.name}: ${formatAmount(total)} due today`}
      </VisuallyHidden>
    </div>
  );
}

/** A placeholder as high as a line of text, so that nothing moves when the text replaces it. */
function LinePlaceholder({ width }: { width: string }) {
  return (
    <span className="flex h-lh items-center">
      <Skeleton className={width} />
    </span>
  );
}

const LINE_CLASSES = 'flex justify-between gap-4 border-t border-line py-3';

interface DiscountFieldProps {
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
 * Form for a discount code. It is collapsed, so that buyers without a code don't leave the page to search for one.
 * Without JavaScript, it submits to the checkout URL with `?discount=`.
 */
function DiscountField({ plan, path, isLocked, pending = false, error, code, onDiscount }: DiscountFieldProps) {
  function applyDiscount(event: FormEvent<HTMLFormElement>): void {
    if (!onDiscount) return;
    event.preventDefault();
    const typedCode = new FormData(event.currentTarget).get('discount');
    if (!pending && typeof typedCode === 'string' && typedCode.trim()) onDiscount(typedCode.trim());
  }
  return (
    <details open={pending || Boolean(error) || undefined} className={`group/code pt-2 ${isLocked ? 'invisible' : ''}`}>
      <summary
        data-follows-discount
        className="-mx-2 inline-flex min-h-11 cursor-pointer items-center rounded-sm px-2 text-small text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        Add a discount code
      </summary>
      <form action={path} onSubmit={applyDiscount} className="flex flex-wrap items-start gap-3 pt-2">
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
