import { useState } from 'react';
import type { BoughtStore } from './bought-store.ts';
import { goTo } from '../go-to.ts';

/** What somebody goes to the payment provider's portal for. */
export type PortalPurpose = 'overview' | 'update-card' | 'cancel';

/** A visit to the portal that is being opened, or why it could not be. */
interface Opening {
  readonly purpose: PortalPurpose | null;
  readonly subscription: string | null;
  readonly error: string | null;
}

const NOT_OPENING: Opening = { purpose: null, subscription: null, error: null };

/** Opens the payment provider's portal in this tab, for each click anew: its addresses let whoever has them in. */
export function useOpenPortal(store: BoughtStore | undefined) {
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
      // Back again, from the browser's cache: what was changed there shows here.
      setOpening(NOT_OPENING);
      await store.load();
    } catch (error) {
      setOpening({ ...NOT_OPENING, error: error instanceof Error ? error.message : String(error) });
    }
  }

  return { ...opening, open };
}
