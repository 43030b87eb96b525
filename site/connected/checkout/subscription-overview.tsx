import { SubscriptionOverview } from '@onset/design-system/sections/subscription-overview';
import type { SubscriptionOverviewContent } from '@onset/design-system/sections/subscription-overview';
import { useAccount } from '../account/account.ts';
import { useAuth } from '../auth.ts';
import { useBought } from './bought.ts';
import type { ConnectedProps } from '../connected-props.ts';
import { useOpenPortal } from './open-portal.ts';
import { perUser } from '../account/per-user.tsx';
import { SIGNED_IN_ONLY } from '../account/signed-in-only.ts';
import { useFormCall } from '../use-form-call.ts';

/** What a customer has, bound to the account API and to the payment provider's portal. Nothing where nobody is signed in. */
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
