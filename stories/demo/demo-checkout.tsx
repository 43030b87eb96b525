import type { CheckoutOpenOptions, PaddleEventData } from '@paddle/paddle-js';
import { useEffect } from 'react';
import { demoPriceIds } from '../../site/config/public-config.ts';
import { createDemoPaddle } from '../../site/demo/paddle.ts';
import { fakeServer } from './fake-server.ts';

/** The class of the place of an inline checkout. */
const PLACE = 'demo-checkout-place';

export interface DemoCheckoutProps {
  plan?: 'monthly' | 'yearly' | 'lifetime';
  /** Part of the page, and not over it. */
  inline?: boolean;
  /** Who buys, where the site knows it. */
  email?: string;
  country?: string;
  discountCode?: string;
  locale?: string;
  theme?: 'light' | 'dark';
  /** A server that does not run the demo. */
  isServerOff?: boolean;
  onEvent?: (event: PaddleEventData) => void;
  onNavigate?: (url: string) => void;
}

/** Opens the demo checkout as a page of the site does, with a server that is held in memory. */
export function DemoCheckout({
  plan = 'yearly',
  inline = false,
  email,
  country,
  discountCode,
  locale = 'en-US',
  theme,
  isServerOff = false,
  onEvent,
  onNavigate,
}: DemoCheckoutProps) {
  useEffect(() => {
    const paddle = createDemoPaddle({
      fetch: fakeServer({ isOff: isServerOff }),
      origin: '',
      language: locale,
      navigate: (url) => onNavigate?.(url),
    });
    paddle.Initialize({ token: 'demo', eventCallback: (event) => onEvent?.(event) });
    const options: CheckoutOpenOptions = {
      items: [{ priceId: demoPriceIds[plan] }],
      settings: {
        locale,
        ...(theme && { theme }),
        ...(inline ? { displayMode: 'inline', frameTarget: PLACE } : { displayMode: 'overlay' }),
      },
      ...(email !== undefined && {
        customer: { email, ...(country !== undefined && { address: { countryCode: country } }) },
      }),
      ...(discountCode !== undefined && { discountCode }),
    };
    paddle.Checkout.open(options);
    return () => paddle.Checkout.close();
  }, [plan, inline, email, country, discountCode, locale, theme, isServerOff, onEvent, onNavigate]);
  return <div className={`${PLACE} mx-auto max-w-prose`} style={inline ? undefined : { minBlockSize: '44rem' }} />;
}
