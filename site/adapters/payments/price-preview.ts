import { ofLowestText } from '@onset/design-system/content/money';
import type { Money } from '@onset/design-system/content/money';
import type { Paddle } from '@paddle/paddle-js';
import { at, currencyAt, listAt, textAt } from './payload.ts';

/** What a price comes to where the visitor is. `subtotal` − `discount` + `tax` = `total`. */
export interface LocalPrice {
  readonly subtotal: Money;
  readonly discount: Money;
  readonly tax: Money;
  readonly total: Money;
  /** The same as the payment provider writes them, `€84.03`. */
  readonly formattedSubtotal: string;
  readonly formattedTotal: string;
  /** The share that is tax: 0.19. 0 where none is due, or none is known yet. */
  readonly taxRate: number;
  /** Whether the price was set with the tax in it; `undefined` where that cannot be told. */
  readonly taxIncluded: boolean | undefined;
}

/** Each price by its id. */
export type LocalPrices = ReadonlyMap<string, LocalPrice>;

/** What else prices hang on. Without an address they are those of where the visitor's network is. */
export interface PriceOptions {
  readonly discountId?: string;
  /** By ISO 3166. */
  readonly address?: { readonly countryCode: string; readonly postalCode?: string };
}

/** In milliseconds: prices that change under somebody who has long been reading are worse than those that stay. */
const TIME_LIMIT = 5000;

/**
 * Asks once for all prices. `undefined` where there is no answer within five seconds, or none that makes sense for every
 * price: then the catalogue's stay. Never rejects.
 */
export async function requestPrices(
  library: Pick<Paddle, 'PricePreview'>,
  priceIds: readonly string[],
  { discountId, address }: PriceOptions,
): Promise<LocalPrices | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const response: unknown = await Promise.race([
      library.PricePreview({
        items: priceIds.map((priceId) => ({ priceId, quantity: 1 })),
        ...(discountId !== undefined && { discountId }),
        ...(address && { address }),
      }),
      new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), TIME_LIMIT);
      }),
    ]);
    return readPrices(response, priceIds);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** The prices in a response: every one that was asked for, or none, so that no two are in different currencies. */
export function readPrices(response: unknown, priceIds: readonly string[]): LocalPrices | undefined {
  const currency = currencyAt(response, 'data', 'currencyCode');
  if (currency === undefined) return undefined;
  const lines = listAt(response, 'data', 'details', 'lineItems');
  const prices = new Map<string, LocalPrice>();
  for (const id of priceIds) {
    const price = readLine(
      lines.find((line) => textAt(line, 'price', 'id') === id),
      currency,
    );
    if (!price) return undefined;
    prices.set(id, price);
  }
  return prices;
}

function readLine(line: unknown, currency: string): LocalPrice | undefined {
  // Totals are texts of the lowest unit here, while the events of a checkout have numbers of whole units.
  const money = (name: string): Money | undefined => ofLowestText(at(line, 'totals', name), currency);
  const [subtotal, discount, tax, total] = [money('subtotal'), money('discount'), money('tax'), money('total')];
  const formattedSubtotal = textAt(line, 'formattedTotals', 'subtotal');
  const formattedTotal = textAt(line, 'formattedTotals', 'total');
  const taxRate = Number(textAt(line, 'taxRate'));
  if (!subtotal || !discount || !tax || !total || !formattedSubtotal || !formattedTotal || !(taxRate >= 0))
    return undefined;
  const taxIncluded = isTaxIncluded(at(line, 'price'), subtotal, tax);
  return { subtotal, discount, tax, total, formattedSubtotal, formattedTotal, taxRate, taxIncluded };
}

/** By the price's own setting; where that is the account's, by whether its amount is that with the tax. */
function isTaxIncluded(price: unknown, subtotal: Money, tax: Money): boolean | undefined {
  const mode = textAt(price, 'taxMode');
  if (mode === 'internal' || mode === 'external') return mode === 'internal';
  const isSame = currencyAt(price, 'unitPrice', 'currencyCode') === subtotal.currency;
  const unit = isSame ? ofLowestText(at(price, 'unitPrice', 'amount'), subtotal.currency)?.lowest : undefined;
  if (tax.lowest === 0) return undefined;
  if (unit === subtotal.lowest) return false;
  return unit === subtotal.lowest + tax.lowest ? true : undefined;
}
