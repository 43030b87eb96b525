import { InvoiceList } from '@onset/design-system/sections/invoice-list';
import type { InvoiceListContent } from '@onset/design-system/sections/invoice-list';
import { SubscriptionOverview } from '@onset/design-system/sections/subscription-overview';
import type { SubscriptionOverviewContent } from '@onset/design-system/sections/subscription-overview';
import { useState } from 'react';
import { useAccount } from '../account/account.ts';
import { perUser } from '../account/per-user.tsx';
import { SIGNED_IN_ONLY } from '../account/signed-in-only.ts';
import { useAuth } from '../auth.ts';
import type { ConnectedProps } from '../connected-props.ts';
import { goTo } from '../go-to.ts';
import { useFormCall } from '../use-form-call.ts';
import { useBought } from './bought.ts';
import type { BoughtStore } from './bought.ts';

/** The plan of the signed-in customer, connected to the account API and Paddle's portal. */
export const ConnectedSubscriptionOverview = perUser(UserSubscriptionOverview);

function UserSubscriptionOverview({ className = '', ...content }: ConnectedProps<SubscriptionOverviewContent>) {
  const { state } = useAuth();
  const account = useAccount();
  const { bought, store, retry } = useBought();
  const portal = useOpenPortal(store);
  const resend = useFormCall({ fields: {} });
  if (state.status === 'signed-out') return null;
  const email = state.user?.email ?? '';
  return (
    <SubscriptionOverview
      {...content}
      className={`${SIGNED_IN_ONLY} ${className}`}
      state={bought.status === 'not-offered' ? 'not-offered' : bought.purchases || bought.error ? 'ready' : 'loading'}
      bought={bought.purchases ?? null}
      {...(bought.purchases && { now: new Date(bought.at).toISOString() })}
      pendingPurpose={portal.purpose}
      pendingId={portal.subscription}
      error={portal.error ?? bought.error}
      resend={{
        pending: resend.pending,
        done: resend.done ? 'A new link is on its way.' : null,
        error: resend.errors.error ?? null,
      }}
      onOpenPortal={(purpose, subscription) => void portal.open(purpose, subscription)}
      onResend={() => void resend.run(async () => (await account()).sendConfirmation(email))}
      onRetry={retry}
    />
  );
}

/** The invoices of the signed-in customer, connected to the account API. */
export const ConnectedInvoiceList = perUser(UserInvoiceList);

function UserInvoiceList({ className = '', ...content }: ConnectedProps<InvoiceListContent>) {
  const { state } = useAuth();
  const { bought, store } = useBought();
  const portal = useOpenPortal(store);
  const { status, purchases } = bought;
  // The section with the plan shows the error.
  if (state.status === 'signed-out' || status === 'not-offered' || (status === 'failed' && !purchases)) return null;
  return (
    <InvoiceList
      {...content}
      className={`${SIGNED_IN_ONLY} ${className}`}
      state={purchases ? 'ready' : 'loading'}
      invoices={purchases?.invoices ?? []}
      error={portal.error}
      pending={portal.purpose !== null}
      {...(purchases?.portal === 'available' && { onOpenPortal: () => void portal.open('overview', null) })}
    />
  );
}

/** The page of Paddle's portal to open. */
type PortalPurpose = 'overview' | 'update-card' | 'cancel';

/** A portal session that is being opened, or why that failed. */
interface Opening {
  readonly purpose: PortalPurpose | null;
  readonly subscription: string | null;
  readonly error: string | null;
}

const NOT_OPENING: Opening = { purpose: null, subscription: null, error: null };

/** Opens Paddle's portal in this tab, with a new session for each click because its URLs give access. */
function useOpenPortal(store: BoughtStore | undefined) {
  const [opening, setOpening] = useState(NOT_OPENING);

  async function open(purpose: PortalPurpose, subscription: string | null): Promise<void> {
    if (!store || opening.purpose !== null) return;
    setOpening({ purpose, subscription, error: null });
    try {
      const { url, cancelUrl, updatePaymentMethodUrl } = await store.billing.openPortal(
        subscription === null ? {} : { subscription },
      );
      const special = { overview: null, 'update-card': updatePaymentMethodUrl, cancel: cancelUrl }[purpose];
      await goTo(special ?? url);
      // This runs when the page is restored by Back, and shows what was changed in the portal.
      setOpening(NOT_OPENING);
      await store.load();
    } catch (error) {
      setOpening({ ...NOT_OPENING, error: error instanceof Error ? error.message : String(error) });
    }
  }

  return { ...opening, open };
}
