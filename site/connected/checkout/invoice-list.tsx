import { InvoiceList } from '@onset/design-system/sections/invoice-list';
import type { InvoiceListContent } from '@onset/design-system/sections/invoice-list';
import { useAuth } from '../auth.ts';
import { useBought } from './bought.ts';
import type { ConnectedProps } from '../connected-props.ts';
import { useOpenPortal } from './open-portal.ts';
import { perUser } from '../account/per-user.tsx';
import { SIGNED_IN_ONLY } from '../account/signed-in-only.ts';

/** What a customer has paid, bound to the account API. Nothing where nobody is signed in, or where there is no such list. */
export const ConnectedInvoiceList = perUser(UserInvoiceList);

function UserInvoiceList({ className = '', ...content }: ConnectedProps<InvoiceListContent>) {
  const { state } = useAuth();
  const { bought, store } = useBought();
  const portal = useOpenPortal(store);
  const { status, purchases } = bought;
  // What failed is said once, by the plan above the list.
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
