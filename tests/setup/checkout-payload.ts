import type { CheckoutEventsData } from '@paddle/paddle-js';
import {
  CheckoutEventsPaymentMethodTypes,
  CheckoutEventsStatus,
  CheckoutEventsTimePeriodInterval,
} from '@paddle/paddle-js';

/** The data of an event of a checkout, as the library sends it for a yearly plan bought in Germany: a whole, typed one. */
export const checkoutPayload: CheckoutEventsData = {
  id: 'che_01',
  transaction_id: 'txn_01',
  status: CheckoutEventsStatus.COMPLETED,
  currency_code: 'EUR',
  custom_data: null,
  customer: {
    id: 'ctm_01',
    email: 'ada@example.com',
    address: {
      id: 'add_01',
      country_code: 'DE',
      city: '',
      first_line: '',
      postal_code: '10115',
      region: '',
    },
    business: null,
  },
  discount: { id: 'dsc_01', code: 'ONSET20' },
  items: [
    {
      price_id: 'pri_yearly',
      price_name: 'Yearly',
      quantity: 1,
      product: { id: 'pro_01', name: 'Onset for Mac' },
      billing_cycle: { frequency: 1, interval: CheckoutEventsTimePeriodInterval.YEAR },
      totals: { subtotal: 88.27, discount: 17.66, tax: 13.42, total: 84.03 },
      recurring_totals: { subtotal: 88.27, discount: 0, tax: 16.77, total: 105.04 },
    },
  ],
  totals: { subtotal: 88.27, discount: 17.66, tax: 13.42, total: 84.03, balance: 84.03, credit: 0 },
  recurring_totals: { subtotal: 88.27, discount: 0, tax: 16.77, total: 105.04 },
  payment: { method_details: { type: CheckoutEventsPaymentMethodTypes.CARD } },
  settings: { display_mode: 'inline', theme: 'light' },
  upsell: null,
};
