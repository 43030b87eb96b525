import { checked, required } from '@onset/design-system/primitives/form-values';
import type { FormRules } from '@onset/design-system/primitives/form-values';
import { AccountData } from '@onset/design-system/sections/account-data';
import type { DeletionFields, DeletionValues } from '@onset/design-system/sections/account-data/deletion';
import type { AccountDataContent } from '@onset/design-system/sections/account-data/schema';
import type { Purchases } from '../../../adapters/billing.ts';
import { WRONG_CURRENT_PASSWORD } from '../../../contract/messages.ts';
import { SUBSCRIPTION_RUNNING } from '../../../contract/payment-messages.ts';
import { useAccount, useAuth } from '../../form/use-auth.ts';
import { usePurchases } from '../../purchases/use-purchases.ts';
import type { ConnectedProps } from '../../schemas.ts';
import { perUser, SIGNED_IN_ONLY } from '../head/signed-in.tsx';
import { isUncertain, NOT_OFFERED, explainMissingCall } from '../../form/call-errors.ts';
import { useFormCall } from '../../form/use-form-call.ts';

export const deletionRules: FormRules<DeletionFields> = {
  password: required('Enter your password.'),
  cancelsSubscription: checked('Check this box. Without the account, you couldn’t cancel the subscription.'),
  understood: checked('Check this box to delete your account.'),
};

const DELETION_UNCERTAIN =
  'The server didn’t respond, so we don’t know whether your account was deleted. Log in on another device or in a private window to find out. If you can’t, it was deleted.';

/**
 * Data export and account deletion, connected to the account API. Renders nothing for signed-out visitors, unless they
 * have just deleted their account.
 */
export const ConnectedAccountData = perUser(UserAccountData);

function UserAccountData({ className = '', ...content }: ConnectedProps<AccountDataContent>) {
  const { state, withAuth } = useAuth();
  const account = useAccount();
  const { purchasesState, store } = usePurchases();
  const exporting = useFormCall({ fields: {} });
  const deletion = useFormCall<DeletionFields>({
    fields: { password: 'password' },
    messages: { [WRONG_CURRENT_PASSWORD]: 'password' },
  });
  if (state.status === 'signed-out' && !deletion.done) return null;
  const noDownload = exporting.errors.error === NOT_OFFERED;
  const running = findRunningSubscriptions(purchasesState.purchases);
  const noDeletion = deletion.errors.error === NOT_OFFERED;

  const remove = ({ password, cancelsSubscription }: DeletionValues): Promise<void> =>
    withAuth(async (auth) => {
      try {
        await explainMissingCall(auth.deleteAccount(password, cancelsSubscription ? { cancelSubscription: true } : {}));
      } catch (error) {
        // The subscription was bought on another page in the meantime. Once it is loaded, the form names it and asks to
        // cancel it.
        if (error instanceof Error && error.message === SUBSCRIPTION_RUNNING) await store?.load();
        // Not verified with another request: it would fail with an account that was deleted, and the page would hide this.
        throw isUncertain(error) ? new Error(DELETION_UNCERTAIN, { cause: error }) : error;
      }
    });

  return (
    <AccountData
      {...content}
      className={`${deletion.done ? '' : SIGNED_IN_ONLY} ${className}`}
      email={state.user?.email}
      exporting={exporting.pending}
      exportError={noDownload ? null : exporting.errors.error}
      exportNotice={noDownload ? `${NOT_OFFERED} Write to us, and we’ll send you your data.` : null}
      exported={exporting.done}
      onExport={() => void exporting.run(async () => save(await explainMissingCall((await account()).exportData())))}
      deletionState={{
        pending: deletion.pending,
        deleted: deletion.done,
        canceling: deletion.pending && running.length > 0,
        ...deletion.errors,
        error: noDeletion ? null : deletion.errors.error,
        notice: noDeletion ? `${NOT_OFFERED} Write to us, and we’ll delete your account.` : null,
      }}
      deletionRules={deletionRules}
      running={running}
      onDelete={(values) => void deletion.run(() => remove(values))}
    />
  );
}

/**
 * Returns the subscriptions that would continue without the account. Those with a scheduled cancellation would not. Only
 * active ones without a scheduled pause have a next payment.
 */
function findRunningSubscriptions(purchases: Purchases | undefined): { name: string; renewsAt: string | null }[] {
  return (purchases?.subscriptions ?? [])
    .filter(({ status, scheduledChange }) => status !== 'canceled' && scheduledChange?.action !== 'cancel')
    .map(({ name, status, nextPaymentAt }) => ({ name, renewsAt: status === 'active' ? nextPaymentAt : null }));
}

/** Downloads data as an indented JSON file. */
function save(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'onset-account.json';
  link.click();
  URL.revokeObjectURL(url);
}
