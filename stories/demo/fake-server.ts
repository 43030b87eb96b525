import { demoPrices } from '../../scripts/build/demo-prices.ts';
import { demoPriceIds } from '../../site/config/public-config.ts';
import { testCardOf } from '../../site/contract/demo-checkout.ts';
import type { DemoCheckout } from '../../site/contract/demo-checkout.ts';
import type { Buyer, Fetch, OpenRequest, PayRequest, UpdateRequest } from '../../site/demo/server-calls.ts';
import { demoCountries } from '../../site/server/demo/countries.ts';
import { askForDiscount } from '../../site/server/demo/discounts.ts';
import { quote } from '../../site/server/demo/quote.ts';

const prices = demoPrices({ priceIds: demoPriceIds });

type Request = OpenRequest & UpdateRequest & PayRequest;

/**
 * Stands for the server's side of the demo in stories: one checkout, reckoned by the server's own table of prices, held in
 * memory. `isOff` is a server that does not run the demo.
 */
export function fakeServer({ isOff = false } = {}): Fetch {
  let checkout: DemoCheckout | undefined;
  return (path, { body }) => {
    if (isOff) return Promise.resolve(new Response(null, { status: 404 }));
    if (path.endsWith('/prices')) return respond({ prices, countries: demoCountries });
    const asked = JSON.parse(body ?? '{}') as Request;
    if (path.endsWith('/pay')) return respond(pay(checkoutOf(), asked));
    checkout = change(checkout, asked);
    return respond(checkout);
  };

  function checkoutOf(): DemoCheckout {
    if (checkout === undefined) throw new Error('The story pays before it opens a checkout');
    return checkout;
  }

  function pay(open: DemoCheckout, { number, challenge }: PayRequest) {
    const asks = testCardOf(number)?.outcome === 'challenge' && challenge === undefined;
    const fails = testCardOf(number)?.outcome === 'declines' || challenge === 'cancelled';
    checkout = asks || fails ? open : { ...open, status: 'completed' };
    return { outcome: asks ? 'challenge' : fails ? 'declined' : 'paid', checkout };
  }
}

const respond = (data: unknown): Promise<Response> => Promise.resolve(Response.json({ data }));

function change(before: DemoCheckout | undefined, asked: Request): DemoCheckout {
  const buyer = asked.buyer ?? (asked.email === undefined ? undefined : buyerOf(asked, asked.email));
  const { discount, problem } = askForDiscount(
    asked.discount === undefined ? (before?.discount?.id ?? null) : asked.discount,
  );
  const place = buyer ?? before ?? { countryCode: asked.countryCode ?? 'US', postalCode: null };
  const items = asked.items ?? before?.quote.lines ?? [];
  const priced = items.flatMap(({ priceId, quantity }) => {
    const price = prices.find(({ id }) => id === priceId);
    return price === undefined ? [] : [{ priceId, quantity, price }];
  });
  return {
    transactionId: 'txn_01storytransaction000000000',
    checkoutId: 'che_01storycheckout00000000000',
    status: buyer === undefined ? (before?.status ?? 'draft') : 'ready',
    countryCode: place.countryCode,
    postalCode: place.postalCode,
    customer:
      buyer === undefined
        ? (before?.customer ?? null)
        : { id: 'ctm_01storycustomer00000000000', email: buyer.email, addressId: 'add_01storyaddress000000000000' },
    quote: quote(priced, { ...place, discountShare: discount?.share ?? 0 }),
    discount: discount === null ? null : { id: discount.id, code: discount.code },
    customData: asked.customData === undefined ? (before?.customData ?? null) : { ...asked.customData },
    discountProblem: problem,
  };
}

const buyerOf = ({ countryCode = 'US', postalCode = null }: OpenRequest, email: string): Buyer => ({
  email,
  countryCode,
  postalCode,
});
