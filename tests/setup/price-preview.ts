import type { CurrencyCode, PricePreviewResponse } from '@paddle/paddle-js';

/** One price of a preview: sums in the lowest unit of the currency, as texts of digits. */
export interface PreviewedPrice {
  id: string;
  subtotal: string;
  tax: string;
  total: string;
}

/**
 * A price preview as the library resolves it, whole and typed, with the tax in the prices. The double sends it to pages as
 * text, so that it uses nothing from outside.
 */
export function pricePreview({
  currency,
  decimals = 2,
  taxRate = 0.19,
  prices,
}: {
  currency: CurrencyCode;
  decimals?: number;
  taxRate?: number;
  prices: readonly PreviewedPrice[];
}): PricePreviewResponse {
  const shown = (lowest: string): string =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(Number(lowest) / 10 ** decimals);
  const lineItems = prices.map(({ id, subtotal, tax, total }) => {
    const totals = { subtotal, discount: '0', tax, total };
    const formattedTotals = { subtotal: shown(subtotal), discount: shown('0'), tax: shown(tax), total: shown(total) };
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
      taxRate: String(taxRate),
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
        createdAt: '2026-09-01T00:00:00Z',
        importMeta: null,
      },
      discounts: [],
    } satisfies PricePreviewResponse['data']['details']['lineItems'][number];
  });
  return {
    data: {
      customerId: null,
      addressId: null,
      businessId: null,
      currencyCode: currency,
      address: { countryCode: 'DE', postalCode: null },
      customerIpAddress: null,
      discountId: null,
      details: { lineItems },
      availablePaymentMethods: ['card'],
    },
    meta: { requestId: 'req_01' },
  };
}
