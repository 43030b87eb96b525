import type { Money } from '@onset/design-system/content/money';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { createPayments } from '../../../adapters/payments/payments.ts';
import type { LocalPrice, LocalPrices } from '../../../adapters/payments/payload.ts';
import type { Payments } from '../../../adapters/payments/payments.ts';
import { loadPaddle } from '../../../adapters/payments/library.ts';
import { publicConfig } from '../../../config/public-config.ts';
import type { Plan } from '../../../content/plans.ts';
import { DEMO_PATH } from '../../../contract/demo.ts';
import { useAuth, useSessionCheck } from '../../form/use-auth.ts';
import { removePaymentLink } from './checkout-urls.ts';

/** Context that replaces the payments of the page in stories. */
export const PaymentsContext = createContext<Payments | undefined>(undefined);

let pagePayments: Payments | undefined;

/** Returns the payments that all islands of the page share. */
function getPagePayments(): Payments {
  return (pagePayments ??= createPayments(publicConfig.paddle, loadPaymentLibrary));
}

/** Returns a getter for the payments of the page, which know the signed-in customer. It works only in the browser. */
export function usePayments(): () => Payments {
  const replacement = use(PaymentsContext);
  const { state, withAuth } = useAuth();
  const payments = useCallback(() => replacement ?? getPagePayments(), [replacement]);
  const check = useSessionCheck(state.status === 'signed-in', withAuth);
  const customerId = check === 'confirmed' ? (state.user?.paddle_customer_id ?? undefined) : undefined;
  const isKnown = state.status === 'signed-out' || check !== 'pending';
  useEffect(() => {
    if (isKnown) payments().identify(customerId);
  }, [payments, isKnown, customerId]);
  return payments;
}

/**
 * Returns the localized prices of plans by price ID, once they are known: for the country that the buyer has entered, or
 * that of the visitor. Requests nothing if there are no plans.
 */
export function useLocalPrices(plans: readonly Plan[], countryCode?: string): LocalPrices | undefined {
  const payments = usePayments();
  const [prices, setPrices] = useState<LocalPrices>();
  useEffect(() => {
    if (plans.length === 0) return undefined;
    let isUnmounted = false;
    void payments()
      .previewPrices(
        plans.map(({ id }) => getPriceId(id)),
        countryCode,
      )
      .then((found) => {
        // Those of another country would be wrong.
        if (!isUnmounted) setPrices(found);
      });
    return () => {
      isUnmounted = true;
    };
  }, [payments, plans, countryCode]);
  return prices;
}

/** Returns the price ID of a plan for sale. The build has checked that each has one. */
export function getPriceId(plan: string): string {
  const id = publicConfig.priceIds[plan];
  if (id === undefined) throw new Error(`No price of ${plan}`);
  return id;
}

/** Returns the amount to show: with tax if the price includes it. */
export const chargedAmount = ({ taxIncluded, total, subtotal }: LocalPrice): Money =>
  taxIncluded === true ? total : subtotal;

/** Replaced by the build; see `site/config/public-config.ts`. */
declare const IS_DEMO_CHECKOUT: boolean | undefined;

/** Loads Paddle.js, or the simulator in a build without a client token. The build contains only one of them. */
async function loadPaymentLibrary(again: boolean): Promise<void> {
  removePaymentLink();
  // Not `isDemoCheckout`: the bundler removes the unused import only for a constant of this file.
  if (typeof IS_DEMO_CHECKOUT === 'undefined' || IS_DEMO_CHECKOUT) {
    const { installPaddleSimulator } = await import('@onset/paddle-simulator/browser');
    installPaddleSimulator({ url: publicConfig.apiBaseUrl + DEMO_PATH });
  } else {
    await loadPaddle(again);
  }
}

/** Returns a note about the tax. Its amount depends on the billing address, which isn't known yet. */
export function taxNote({ taxIncluded, tax }: LocalPrice): string {
  if (taxIncluded === true) return 'Tax included';
  return tax.lowest > 0 ? 'Plus tax' : 'Before tax, if any';
}
