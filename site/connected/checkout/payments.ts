import { createContext, use, useCallback, useEffect } from 'react';
import { createPayments } from '../../adapters/payments/index.ts';
import type { Payments } from '../../adapters/payments/index.ts';
import { publicConfig } from '../../config/public-config.ts';
import { useAuth, useSessionCheck } from '../auth.ts';
import { loadPaymentLibrary } from './payment-library.ts';

/** Other payments than the page's own, for stories and tests. */
export const PaymentsContext = createContext<Payments | undefined>(undefined);

let ofPage: Payments | undefined;

/** The payments of this page: one, whichever island asks. Nothing is loaded before something is asked of it. */
function pagePayments(): Payments {
  return (ofPage ??= createPayments(publicConfig.paddle, loadPaymentLibrary));
}

/** Returns the payments of the page, which know the logged-in customer. The returned function works only in the browser. */
export function usePayments(): () => Payments {
  const given = use(PaymentsContext);
  const { state, auth } = useAuth();
  const payments = useCallback(() => given ?? pagePayments(), [given]);
  const check = useSessionCheck(state.status === 'signed-in', auth);
  const customerId = check === 'confirmed' ? (state.user?.paddle_customer_id ?? undefined) : undefined;
  const isKnown = state.status === 'signed-out' || check !== 'pending';
  useEffect(() => {
    if (isKnown) payments().identify(customerId);
  }, [payments, isKnown, customerId]);
  return payments;
}
