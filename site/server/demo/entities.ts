import type {
  CountryCode,
  CurrencyCode,
  IAddressNotificationResponse,
  ICustomerNotificationResponse,
  IPriceNotificationResponse,
  ISharedProductNotificationResponse,
} from '@paddle/paddle-node-sdk';
import type { DemoPrice } from '../../contract/demo-checkout.ts';
import { countriesOf, demoCurrencies } from './countries.ts';
import { paddleTime } from './period.ts';
import { localPrice } from './quote.ts';
import type { Customer } from './records.ts';

/*
 * What Paddle would say of what the demo keeps, in its own words (snake_case). The types are those of its SDK; they are
 * needed to check, and not to run.
 */

/** When the catalogue began. */
const CATALOGUE_TIME = '2026-01-01T00:00:00.000000Z';

/** The code of a currency that the demo sells in. */
// The tables of the demo hold codes of Paddle's list alone, which `demo-quote.test.ts` holds them to.
export const currencyCode = (code: string): CurrencyCode => code as CurrencyCode;

const countryCode = (code: string): CountryCode => code as CountryCode;

/** A customer. */
export function customerEntity({ id, email, locale, createdAt }: Customer): ICustomerNotificationResponse {
  const time = paddleTime(createdAt);
  return {
    id,
    name: null,
    email,
    marketing_consent: false,
    status: 'active',
    custom_data: null,
    locale,
    created_at: time,
    updated_at: time,
    import_meta: null,
  };
}

/** The address of a customer. */
export function addressEntity(customer: Customer): IAddressNotificationResponse {
  const time = paddleTime(customer.createdAt);
  return {
    id: customer.addressId,
    customer_id: customer.id,
    description: null,
    first_line: null,
    second_line: null,
    city: null,
    postal_code: customer.postalCode,
    region: null,
    country_code: countryCode(customer.countryCode),
    custom_data: null,
    status: 'active',
    created_at: time,
    updated_at: time,
    import_meta: null,
  };
}

/** What is sold. */
export function productEntity({ productId, productName, description }: DemoPrice): ISharedProductNotificationResponse {
  return {
    id: productId,
    name: productName,
    type: 'standard',
    description,
    tax_category: 'standard',
    image_url: null,
    custom_data: null,
    status: 'active',
    created_at: CATALOGUE_TIME,
    updated_at: CATALOGUE_TIME,
    import_meta: null,
  };
}

/** How often a price is charged. */
export const billingCycle = ({ interval }: DemoPrice) => (interval === null ? null : { interval, frequency: 1 });

/** A price of the catalogue: in its own currency, with what it is elsewhere as overrides. */
export function priceEntity(price: DemoPrice): IPriceNotificationResponse {
  const { unit } = price;
  return {
    id: price.id,
    product_id: price.productId,
    description: price.description,
    type: 'standard',
    name: price.name,
    billing_cycle: billingCycle(price),
    trial_period: null,
    tax_mode: 'account_setting',
    unit_price: { amount: String(unit.lowest), currency_code: currencyCode(unit.currency) },
    unit_price_overrides: demoCurrencies
      .filter((currency) => currency !== unit.currency)
      .map((currency) => ({
        country_codes: countriesOf(currency).map(countryCode),
        unit_price: { amount: String(localPrice(unit, currency).lowest), currency_code: currencyCode(currency) },
      })),
    quantity: { minimum: 1, maximum: 100 },
    status: 'active',
    created_at: CATALOGUE_TIME,
    updated_at: CATALOGUE_TIME,
    custom_data: { plan: price.plan },
    import_meta: null,
  };
}
