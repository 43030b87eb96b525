import { formatMoney } from '@onset/design-system/content/money';
import type { CurrencyCode, PricePreviewParams, PricePreviewResponse } from '@paddle/paddle-js';
import type { DemoPrice, Quote, Totals } from '../contract/demo-checkout.ts';
import type { DemoServer } from './server-calls.ts';

type LineItem = PricePreviewResponse['data']['details']['lineItems'][number];
type TextTotals = LineItem['totals'];

/** When the catalogue of the demo began. */
const CATALOGUE_TIME = '2026-01-01T00:00:00.000Z';

/**
 * `Paddle.PricePreview`: amounts as texts in the lowest unit, beside them as they are shown. Without an address it is the
 * visitor's country. Rejects with a `DemoServerError` for what is not sold.
 */
export async function pricePreview(
  server: DemoServer,
  { items, address, currencyCode, discountId }: PricePreviewParams,
  visitor: { readonly country: string | undefined; readonly locale: string },
): Promise<PricePreviewResponse> {
  const asked = {
    items,
    countryCode: address?.countryCode ?? visitor.country,
    postalCode: address?.postalCode,
    currencyCode,
    discount: discountId,
  };
  const [{ prices }, { quote, countryCode, postalCode }] = await Promise.all([server.prices(), server.preview(asked)]);
  return {
    data: {
      customerId: null,
      addressId: null,
      businessId: null,
      // The server sells in currencies of Paddle's list alone.
      currencyCode: quote.currency as CurrencyCode,
      address: { countryCode, postalCode },
      customerIpAddress: null,
      discountId: discountId ?? null,
      details: { lineItems: lineItems(quote, prices, visitor.locale) },
      availablePaymentMethods: ['card'],
    },
    meta: { requestId: crypto.randomUUID() },
  };
}

function lineItems({ lines, currency, taxRate }: Quote, prices: readonly DemoPrice[], locale: string): LineItem[] {
  const formatted = (totals: Totals): TextTotals =>
    eachTotal(totals, (lowest) => formatMoney({ lowest, currency }, locale));
  return lines.flatMap((line) => {
    const price = prices.find(({ id }) => id === line.priceId);
    if (price === undefined) return [];
    return [
      {
        price: priceOf(price),
        quantity: line.quantity,
        taxRate: String(taxRate),
        unitTotals: eachTotal(line.unit, String),
        formattedUnitTotals: formatted(line.unit),
        totals: eachTotal(line.totals, String),
        formattedTotals: formatted(line.totals),
        product: {
          id: price.productId,
          name: price.productName,
          description: price.description,
          taxCategory: 'standard',
          imageUrl: null,
          customData: null,
          status: 'active',
          createdAt: CATALOGUE_TIME,
          importMeta: null,
        },
        discounts: [],
      },
    ];
  });
}

const eachTotal = (totals: Totals, write: (lowest: number) => string): TextTotals => ({
  subtotal: write(totals.subtotal),
  discount: write(totals.discount),
  tax: write(totals.tax),
  total: write(totals.total),
});

function priceOf({ id, productId, name, description, interval, unit, plan }: DemoPrice): LineItem['price'] {
  return {
    id,
    productId,
    name,
    description,
    billingCycle: interval === null ? null : { interval, frequency: 1 },
    trialPeriod: null,
    taxMode: 'account_setting',
    unitPrice: { amount: String(unit.lowest), currencyCode: unit.currency as CurrencyCode },
    unitPriceOverrides: [],
    quantity: { minimum: 1, maximum: 100 },
    status: 'active',
    customData: { plan },
    importMeta: null,
  };
}
