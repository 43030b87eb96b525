import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { createPayments } from '../../adapters/payments/index.ts';
import type { LibraryState, Payments } from '../../adapters/payments/index.ts';
import { publicConfig } from '../../config/public-config.ts';
import { useAuth, useSessionCheck } from '../auth.ts';
import { loadPaymentLibrary } from './payment-library.ts';

/** Other payments than the page's own, for stories and tests. */
export const PaymentsContext = createContext<Payments | undefined>(undefined);

let ofPage: Payments | undefined;

/** The payments of this page: one, whichever island asks. Nothing is loaded before something is asked of it. */
function pagePayments(): Payments {
  return (ofPage ??= createPayments({ config: publicConfig.paddle, loadLibrary: loadPaymentLibrary }));
}

/** Selling, with what is known of the library; it is told who is signed in. In the browser only. */
export function usePayments(): { payments: () => Payments; library: LibraryState } {
  const given = use(PaymentsContext);
  const { state, auth } = useAuth();
  const payments = useCallback(() => given ?? pagePayments(), [given]);
  const subscribe = useCallback((listener: () => void) => payments().subscribe(listener), [payments]);
  const library = useSyncExternalStore(
    subscribe,
    () => payments().getState(),
    () => NOT_ASKED,
  );
  const check = useSessionCheck(state.status === 'signed-in', auth);
  const customerId = check === 'confirmed' ? (state.user?.paddle_customer_id ?? undefined) : undefined;
  const isKnown = state.status === 'signed-out' || check !== 'pending';
  useEffect(() => {
    if (isKnown) payments().identify(customerId);
  }, [payments, isKnown, customerId]);
  return { payments, library };
}

const NOT_ASKED: LibraryState = { status: 'idle', reason: null };
