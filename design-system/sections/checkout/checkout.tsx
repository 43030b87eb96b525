import { useId } from 'react';
import { formatDate } from '../../content/format-date.ts';
import { formatMoney } from '../../content/money.ts';
import { Link } from '../../primitives/link.tsx';
import { CheckedText, PlanOffers } from '../../primitives/plan-offers.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { SectionProps } from '../section.ts';
import type { CheckoutBehavior, CheckoutOwned } from './checkout-state.ts';
import type { CheckoutContent, CheckoutPlan } from './checkout.schema.ts';
import { OrderSummary } from './order-summary.tsx';
import { Payment } from './payment.tsx';
import { PlanSwitch } from './plan-switch.tsx';

export type CheckoutProps = SectionProps<CheckoutContent, CheckoutBehavior>;

/** Classes of content that is shown only if scripts don't run or have failed. */
const WITHOUT_SCRIPTS_CLASSES = 'hidden in-data-runtime-failed:block [@media(scripting:none)]:block';

/**
 * Classes of content that a prerendered page shows before it hydrates if the URL names no plan. A script in the page's
 * head sets `data-has-plan` on the root element if the URL names one.
 */
const WITHOUT_PLAN_CLASSES = 'in-data-has-plan:hidden in-data-runtime-failed:hidden [@media(scripting:none)]:hidden';

/**
 * Class that reserves space for the plan name, which is the second line of the heading in narrow containers. The name
 * appears after the URL is read, and must not move the content below.
 */
const PLAN_NAME_SPACE_CLASS = '@max-lg:in-data-has-plan:min-h-[2lh]';

/**
 * Checkout: the order, and next to it the payment library's form. The order doesn't need the library, so prices stay
 * visible if it is slow or blocked. If no plan is chosen, the plans are shown instead.
 *
 * One to five plans; two or three work best. The amounts are state and not content, see `CheckoutBehavior`.
 */
export function Checkout({
  heading,
  headingLevel = 1,
  product,
  plans,
  recommended,
  locale = 'en-US',
  path,
  seller,
  methods,
  trust,
  agreement,
  portal,
  logIn,
  supportEmail,
  continueLabel = 'Continue to payment',
  plan,
  unknownPlan = null,
  isPaymentLink = false,
  onPlanChange,
  order = null,
  updating = false,
  discount,
  onDiscount,
  onDiscountRemove,
  buyer,
  logInHref = logIn.href,
  onLogOut,
  owned = null,
  payment = { is: 'idle' },
  frameClass,
  simulation = null,
  onOpen,
  onRetry,
  className = '',
  ...rest
}: CheckoutProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const Subheading = `h${Math.min(headingLevel + 1, 4) as 2 | 3 | 4}` as const;
  const chosenPlan = plans.find((each) => each.id === plan);
  const needsPlanChoice = owned === null && plan !== undefined && chosenPlan === undefined;
  // True only for buyers who return to this page after the payment. Right after the payment, the order stays visible
  // until the success page opens.
  const isPaid = payment.is === 'completed' && payment.seen === true;
  // While the bank authorizes the payment, the order can't change.
  const isPaying = payment.is === 'paying';
  const isUrlUnread = plan === undefined && owned === null;
  const renderPlanChoice = (needsScripts: boolean) => (
    <PlanChoice
      heading={Subheading}
      plans={plans}
      recommended={recommended}
      locale={locale}
      path={path}
      unknown={unknownPlan}
      needsScripts={needsScripts}
      supportEmail={supportEmail}
    />
  );
  return (
    <section data-section="checkout" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className="page flex flex-col gap-8 pt-8 pb-section @lg:gap-12 @lg:pt-16">
        <header className="flex flex-col gap-4">
          <Heading id={id} className={`display text-title ${isUrlUnread ? PLAN_NAME_SPACE_CLASS : ''}`}>
            {chosenPlan && owned === null && !isPaid ? (
              <>
                {product},<br className="@lg:hidden" /> {chosenPlan.name}
              </>
            ) : (
              heading
            )}
          </Heading>
          {isPaymentLink && (
            <p className="max-w-line text-lede text-ink-muted">
              To pay an open invoice, update your card in the customer portal.{' '}
              <Link href={portal.href}>{portal.label}</Link>
            </p>
          )}
        </header>
        {needsPlanChoice && renderPlanChoice(false)}
        {isUrlUnread && <div className={WITHOUT_SCRIPTS_CLASSES}>{renderPlanChoice(true)}</div>}
        {isUrlUnread && <div className={WITHOUT_PLAN_CLASSES}>{renderPlanChoice(false)}</div>}
        {!needsPlanChoice && (
          <div
            className={`grid grid-cols-1 gap-x-6 gap-y-8 @lg:grid-cols-12 @lg:grid-rows-[auto_1fr] ${isUrlUnread ? 'not-in-data-has-plan:hidden in-data-runtime-failed:hidden [@media(scripting:none)]:hidden' : ''}`}
          >
            <div className="min-w-0 @lg:col-span-5 @xl:col-span-4">
              <Subheading className="sr-only">Your order</Subheading>
              {owned === null ? (
                <OrderSummary
                  product={product}
                  plan={chosenPlan}
                  locale={locale}
                  path={path}
                  order={order}
                  updating={updating}
                  paid={isPaid}
                  discount={discount}
                  isLocked={isPaying}
                  onDiscount={onDiscount}
                  onDiscountRemove={onDiscountRemove}
                >
                  <PlanSwitch
                    plans={plans}
                    plan={plan ?? undefined}
                    locale={locale}
                    currency={order?.total.currency}
                    path={path}
                    isLocked={isPaying}
                    onPlanChange={onPlanChange}
                  />
                </OrderSummary>
              ) : (
                <OwnedPlanSummary product={product} owned={owned} />
              )}
            </div>
            <Payment
              heading={Subheading}
              payment={payment}
              product={product}
              plan={chosenPlan}
              locale={locale}
              seller={seller}
              methods={methods}
              supportEmail={supportEmail}
              portal={portal}
              owned={owned}
              buyer={buyer}
              logIn={{ label: logIn.label, href: logInHref }}
              frameClass={frameClass}
              simulation={simulation}
              continueLabel={continueLabel}
              onLogOut={onLogOut}
              onOpen={onOpen}
              onRetry={onRetry}
            />
            {/* In narrow containers, these lines are below the form, so that its first field is visible at once. */}
            {!isPaid && owned === null && (
              <div className="flex flex-col gap-3 text-small text-ink-muted @lg:col-span-5 @lg:row-start-2 @xl:col-span-4">
                <ul className="grid gap-3">
                  {trust.map((line) => (
                    <li key={line} className="flex items-baseline gap-3">
                      <CheckedText source={line} />
                    </li>
                  ))}
                </ul>
                {agreement !== undefined && (
                  <p>
                    <RichText source={agreement} />
                  </p>
                )}
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** The buyer's current plan, shown in place of an order. */
function OwnedPlanSummary({ product, owned }: { product: string; owned: CheckoutOwned }) {
  return (
    <dl>
      {getOwnedPlanDetails(owned).map(([term, value], index) => (
        <div key={term} className={`flex justify-between gap-4 py-3 ${index > 0 ? 'border-t border-line' : 'pt-0'}`}>
          <dt className={index > 0 ? 'text-ink-muted' : 'font-medium'}>{index > 0 ? term : product}</dt>
          <dd className="text-end tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function getOwnedPlanDetails(owned: CheckoutOwned): readonly (readonly [string, string])[] {
  if (owned.is === 'lifetime')
    return [
      ['Plan', 'Paid once'],
      ['Bought on', formatDate(owned.purchasedOn)],
      ['Updates until', formatDate(owned.updatesUntil)],
    ];
  return [
    ['Plan', owned.plan],
    ...(owned.until ? [[owned.ending ? 'Ends on' : 'Renews on', formatDate(owned.until)] as const] : []),
  ];
}

interface PlanChoiceProps {
  heading: 'h2' | 'h3' | 'h4';
  plans: readonly CheckoutPlan[];
  recommended: string | undefined;
  locale: string;
  path: string;
  /** Value of `?plan=` in the URL, if no plan has this ID. */
  unknown: string | null;
  /** True to show the plans without links, for browsers that don't run scripts. */
  needsScripts: boolean;
  supportEmail: string;
}

/** The plans to choose from. Shown if the URL names none of them, or if no script can read the URL. */
function PlanChoice({
  heading: Heading,
  plans,
  recommended,
  locale,
  path,
  unknown,
  needsScripts,
  supportEmail,
}: PlanChoiceProps) {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex max-w-line flex-col gap-3">
        <Heading className="text-subheading font-strong">
          {needsScripts && 'Paying needs JavaScript'}
          {!needsScripts && (unknown ? `There is no plan called “${unknown}”` : 'Choose your plan')}
        </Heading>
        <p className="text-ink-muted">
          {needsScripts ? (
            <>
              Turn it on in your browser and reload the page, or{' '}
              <Link href={`mailto:${supportEmail}`}>write to us</Link>. These are the prices.
            </>
          ) : (
            'Every plan includes all features. You can change the plan in the next step.'
          )}
        </p>
      </div>
      <PlanOffers
        heading={Heading === 'h2' ? 'h3' : 'h4'}
        recommended={recommended}
        offers={plans.map(({ id, name, price, shownPrice, per, note = null, terms, badge, highlights }) => ({
          id,
          name,
          amount: formatMoney(shownPrice ?? price, locale),
          per,
          note: needsScripts ? undefined : note,
          terms,
          badge,
          highlights,
          ...(!needsScripts && { action: { label: `Choose ${name}`, href: `${path}?plan=${id}` } }),
        }))}
      />
    </div>
  );
}
