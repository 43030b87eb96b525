import type { Money } from '@onset/design-system/content/money';
import { InvoiceList } from '@onset/design-system/sections/invoice-list';
import type { InvoiceListContent } from '@onset/design-system/sections/invoice-list/schema';
import { SubscriptionOverview } from '@onset/design-system/sections/subscription-overview';
import type { PlanChange } from '@onset/design-system/sections/subscription-overview/plan';
import type { SubscriptionOverviewContent } from '@onset/design-system/sections/subscription-overview/schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAccount, useAuth } from '../../form/use-auth.ts';
import { perUser, SIGNED_IN_ONLY } from '../../account/head/signed-in.tsx';
import type { ConnectedProps } from '../../schemas.ts';
import { goTo, useSearchParameter } from '../../form/navigation.ts';
import { useFormCall } from '../../form/use-form-call.ts';
import { usePurchases } from '../../purchases/use-purchases.ts';
import type { PurchasesState, PurchasesStore } from '../../purchases/use-purchases.ts';
import { getPlanLimit, toCustomerPlans } from './customer-plans.ts';
import type { PlanTotal } from './customer-plans.ts';

/** Plan of the signed-in customer, connected to the account API and Paddle's portal. */
export const ConnectedSubscriptionOverview = perUser(UserSubscriptionOverview);

function UserSubscriptionOverview({ className = '', ...content }: ConnectedProps<SubscriptionOverviewContent>) {
  const { state } = useAuth();
  const account = useAccount();
  // The links of the registration and of the claimed purchase lead here.
  const isLinkSent = useSearchParameter('link') === 'sent';
  const { purchasesState, store, retry } = usePurchases();
  const portal = useOpenPortal(store);
  const resend = useFormCall({ fields: {} });
  const changing = useFormCall({ fields: {} });
  const [totals, requestTotal] = usePlanTotals(store, purchasesState);
  const [change, setChange] = useState<{ readonly id: string; readonly action: PlanChange } | null>(null);
  /** The purchases after the last change. Later ones may not contain it. */
  const [savedIn, setSavedIn] = useState<PurchasesState['purchases']>();
  if (state.status === 'signed-out') return null;
  const email = state.user?.email ?? '';
  const { purchases, at: now } = purchasesState;
  const plans = purchases && toCustomerPlans({ ...purchases, totals, now, locale: content.locale ?? 'en-US' });
  return (
    <SubscriptionOverview
      {...content}
      {...(isLinkSent && {
        welcome: `Your account is ready. We’ve sent a link to ${email}. Open it to confirm that this is your email address.`,
        confirmText: `We sent a link to ${email}. Open it to change your plan or card, or to cancel. If it’s the wrong email, change it in your profile.`,
        confirmMoreText: `We sent a link to ${email}. Open it to switch plans, update your card or open invoices. If it’s the wrong email, change it in your profile.`,
        resendLabel: 'Send again',
      })}
      className={`${SIGNED_IN_ONLY} ${className}`}
      state={
        purchasesState.status === 'not-offered'
          ? 'not-offered'
          : purchasesState.purchases || purchasesState.error
            ? 'ready'
            : 'loading'
      }
      plans={plans ?? null}
      limit={purchases ? getPlanLimit(purchases) : null}
      pending={
        changing.pending ? change : portal.pending === null ? null : { id: portal.pending, action: 'update-card' }
      }
      saved={changing.done && savedIn === purchasesState.purchases ? change : null}
      error={(change && changing.errors.error) ?? portal.error ?? purchasesState.error}
      resend={{
        pending: resend.pending,
        done: resend.done ? 'The link is on its way.' : null,
        error: resend.errors.error ?? null,
      }}
      onChangePlan={(action, id, plan) => {
        const status = findStatus(purchasesState, id);
        if (!store || !status || changing.pending) return;
        setChange({ id, action });
        const request = { subscription: id, change: action, status, ...(plan !== null && { plan }) };
        // The change may have failed because the plan was changed elsewhere.
        void changing
          .run(() => store.change(request))
          .then((isDone) => (isDone ? setSavedIn(store.get().purchases) : store.load()));
      }}
      onShowChanges={requestTotal}
      onUpdateCard={(id) => {
        setChange(null);
        void portal.open('update-card', id);
      }}
      onResend={() => void resend.run(async () => (await account()).sendConfirmation(email))}
      onRetry={retry}
    />
  );
}

const findStatus = ({ purchases }: PurchasesState, id: string) =>
  purchases?.subscriptions.find((each) => each.id === id)?.status;

/** Invoices of the signed-in customer, connected to the account API. */
export const ConnectedInvoiceList = perUser(UserInvoiceList);

function UserInvoiceList({ className = '', ...content }: ConnectedProps<InvoiceListContent>) {
  const { state } = useAuth();
  const { purchasesState, store, retry } = usePurchases();
  const portal = useOpenPortal(store);
  const { status, purchases, error } = purchasesState;
  if (state.status === 'signed-out') return null;
  return (
    <InvoiceList
      {...content}
      className={`${SIGNED_IN_ONLY} ${className}`}
      state={status === 'not-offered' ? 'not-offered' : purchases || error ? 'ready' : 'loading'}
      invoices={purchases?.invoices ?? []}
      error={portal.error ?? error}
      onRetry={retry}
      pending={portal.pending}
      {...(purchases?.portal === 'available' && {
        onOpenPortal: () => void portal.open('all'),
        onOpenInvoice: (id) => void portal.open('invoice', id),
      })}
    />
  );
}

/**
 * Returns exact totals of plans, which only Paddle knows, and a function that requests another one. The total of a
 * running plan is requested once it is known which plan that is.
 */
function usePlanTotals(store: PurchasesStore | undefined, purchasesState: PurchasesState) {
  const [totals, setTotals] = useState<readonly PlanTotal[]>([]);
  const requested = useRef(new Set<string>());

  function request(subscriptionId: string, plan: string): void {
    const status = findStatus(purchasesState, subscriptionId);
    const key = `${subscriptionId} ${plan}`;
    if (!store || !status || requested.current.has(key)) return;
    requested.current.add(key);
    const show = (total: Money | null) => {
      setTotals((before) => [{ subscriptionId, plan, total }, ...before]);
      if (total === null) requested.current.delete(key);
    };
    void store.billing
      .previewSwitch({ subscription: subscriptionId, change: 'switch', status, plan })
      .then(show, () => show(null));
  }

  const { purchases } = purchasesState;
  const running = purchases?.subscriptions.find((each) => each.nextPaymentAt && each.allowedChanges === 'all');
  const [id, plan] = running ? [running.id, running.plan] : [null, null];
  const requestRunning = useEffectEvent(request);
  useEffect(() => {
    if (id !== null && plan !== null) requestRunning(id, plan);
  }, [id, plan]);
  return [totals, request] as const;
}

/** The part of the portal that is being opened, or the error. */
interface Opening {
  /** ID of the subscription or the invoice, or `all` for the overview. */
  readonly pending: string | null;
  readonly error: string | null;
}

/** Time limit for an invoice in milliseconds. Browsers that save PDFs don't leave the page. */
const PDF_TIMEOUT_MS = 3000;

const NOT_OPENING: Opening = { pending: null, error: null };

/** Opens Paddle's portal in this tab, with a new session for each click because its URLs give access. */
function useOpenPortal(store: PurchasesStore | undefined) {
  const [opening, setOpening] = useState(NOT_OPENING);

  async function open(page: 'all' | 'update-card' | 'invoice', id = 'all'): Promise<void> {
    if (!store || opening.pending !== null) return;
    setOpening({ pending: id, error: null });
    try {
      const { url, updatePaymentMethodUrl } = await store.billing.openPortal(
        page === 'all' ? {} : page === 'invoice' ? { invoice: id } : { subscription: id },
      );
      const target = (page === 'update-card' ? updatePaymentMethodUrl : null) ?? url;
      await goTo(target, page === 'invoice' ? PDF_TIMEOUT_MS : undefined);
      // This runs when the Back button restores the page, and loads changes that were made in the portal.
      setOpening(NOT_OPENING);
      await store.load();
    } catch (error) {
      setOpening({ pending: null, error: error instanceof Error ? error.message : String(error) });
    }
  }

  return { ...opening, open };
}
