import type { CurrencyCode, PricePreviewResponse } from '@paddle/paddle-js';

/** One price of a preview: sums in the lowest unit of the currency, as texts of digits. */
export interface PreviewedPrice {
  id: string;
  subtotal: string;
  tax: string;
  total: string;
}

const AT = '2026-09-01T00:00:00Z';

/** A price preview as the library resolves it, whole and typed: tax of 19 % is in the prices. */
export function pricePreview({
  currency,
  prices,
}: {
  currency: string;
  prices: readonly PreviewedPrice[];
}): PricePreviewResponse {
  // The package's list of currencies is not that of the test.
  const currencyCode = currency as CurrencyCode;
  return {
    data: {
      customerId: null,
      addressId: null,
      businessId: null,
      currencyCode,
      address: { countryCode: 'DE', postalCode: null },
      customerIpAddress: null,
      discountId: null,
      details: { lineItems: prices.map((price) => lineOf(price, currencyCode)) },
      availablePaymentMethods: ['card'],
    },
    meta: { requestId: 'req_01' },
  };
}

type Line = PricePreviewResponse['data']['details']['lineItems'][number];

function lineOf({ id, subtotal, tax, total }: PreviewedPrice, currencyCode: CurrencyCode): Line {
  const totals = { subtotal, discount: '0', tax, total };
  const formatted = (amount: string): string => `${currencyCode} ${amount}`;
  const formattedTotals = {
    subtotal: formatted(subtotal),
    discount: formatted('0'),
    tax: formatted(tax),
    total: formatted(total),
  };
  return {
    price: {
      id,
      productId: 'pro_01',
      name: null,
      description: 'A plan',
      billingCycle: { interval: 'month', frequency: 1 },
      trialPeriod: null,
      taxMode: 'internal',
      unitPrice: { amount: '1200', currencyCode: 'USD' },
      unitPriceOverrides: [],
      quantity: { minimum: 1, maximum: 1 },
      status: 'active',
      customData: null,
      importMeta: null,
    },
    quantity: 1,
    taxRate: '0.19',
    unitTotals: totals,
    formattedUnitTotals: formattedTotals,
    totals,
    formattedTotals,
    product: {
      id: 'pro_01',
      name: 'Onset for Mac',
      description: null,
      taxCategory: 'standard',
      imageUrl: null,
      customData: null,
      status: 'active',
      createdAt: AT,
      importMeta: null,
    },
    discounts: [],
  };
}
