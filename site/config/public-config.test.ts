import { expect, test } from 'vitest';
import { plansForSale } from '../content/plans.ts';
import { readPublicConfig } from './public-config.schema.ts';
import { hasSamplePlans } from '../../tests/setup/plans.ts';
import { publicConfig } from './public-config.ts';

test('readPublicConfig without variables returns the defaults of code without a build', () => {
  expect(readPublicConfig({})).toEqual(publicConfig);
  expect(publicConfig).toMatchObject({ apiBaseUrl: '', siteUrl: 'http://localhost:3000', paddle: null });
  expect(readPublicConfig({ PUBLIC_SITE_URL: '' })).toEqual(publicConfig);
});

test('readPublicConfig reads the company details and the review of the legal pages', () => {
  const env = { PUBLIC_COMPANY_DETAILS: 'registered in Ireland', PUBLIC_LEGAL_REVIEWED: 'yes' };
  expect(readPublicConfig(env)).toMatchObject({ companyDetails: 'registered in Ireland', legalReviewed: true });
  expect(() => readPublicConfig({ PUBLIC_LEGAL_REVIEWED: 'true' })).toThrow(
    'PUBLIC_LEGAL_REVIEWED is "true". Set it to yes or no.',
  );
});

test('readPublicConfig removes the trailing slash of a base URL, and keeps its path', () => {
  expect(
    readPublicConfig({
      PUBLIC_API_BASE_URL: 'https://api.onset.example/v1/',
      PUBLIC_SITE_URL: 'https://onset.example',
    }),
  ).toMatchObject({ apiBaseUrl: 'https://api.onset.example/v1', siteUrl: 'https://onset.example' });
});

test.for(['https://onset.example/', 'https://ONSET.example', '"https://onset.example"', ' https://onset.example:443 '])(
  'readPublicConfig normalizes the origin %s',
  (PUBLIC_SITE_URL) => {
    expect(readPublicConfig({ PUBLIC_SITE_URL }).siteUrl).toBe('https://onset.example');
  },
);

test('readPublicConfig ignores variables that aren’t public', () => {
  expect(JSON.stringify(readPublicConfig({ JWT_SECRET: 'a secret', PATH: '/bin' }))).not.toMatch(/secret|bin/);
});

test.for([
  ['PUBLIC_SITE_URL', 'https://onset.example/shop', 'an origin such as https://www.example.com, without a path'],
  ['PUBLIC_SITE_URL', 'onset.example', 'an origin such as https://www.example.com, without a path'],
  ['PUBLIC_API_BASE_URL', 'javascript:alert(1)', 'a URL such as https://api.example.com, without a query'],
  ['PUBLIC_PADDLE_ENVIRONMENT', 'live', 'production or sandbox'],
  ['PUBLIC_GOOGLE_ADS_CONVERSION', 'AW-123', 'a conversion id and label such as AW-123/label'],
] as const)('readPublicConfig rejects %s=%s with one line', ([name, value, expected]) => {
  expect(() => readPublicConfig({ [name]: value })).toThrow(
    expect.objectContaining({ message: `${name} is ${JSON.stringify(value)}. Set it to ${expected}.` }),
  );
});

const ids = plansForSale().map(({ id }) => id);
const named = ['monthly', 'yearly', 'lifetime'];
const PUBLIC_PADDLE_CLIENT_TOKEN = 'test_abc';

const getPrice = (id: string): string => `pri_${id.replaceAll('-', '_')}`;

/** Prices of all plans for sale in the variables for them. */
const selling = {
  PUBLIC_PADDLE_CLIENT_TOKEN,
  PUBLIC_PADDLE_PRICE_MONTHLY: 'pri_monthly',
  PUBLIC_PADDLE_PRICE_YEARLY: 'pri_yearly',
  PUBLIC_PADDLE_PRICE_LIFETIME: 'pri_lifetime',
  PUBLIC_PADDLE_PRICES: ids
    .filter((id) => !named.includes(id))
    .map((id) => `${id}=${getPrice(id)}`)
    .join(','),
};
const priceIds = Object.fromEntries(ids.map((id) => [id, getPrice(id)]));

test('readPublicConfig derives the environment from the client token, and reads a price for each plan', () => {
  expect(readPublicConfig(selling)).toMatchObject({
    paddle: { clientToken: 'test_abc', environment: 'sandbox' },
    priceIds,
  });
  expect(readPublicConfig({ ...selling, PUBLIC_PADDLE_CLIENT_TOKEN: 'live_abc' }).paddle?.environment).toBe(
    'production',
  );
});

test('readPublicConfig reads prices of any plan from one variable', () => {
  const PUBLIC_PADDLE_PRICES = ids.map((id) => `${id}=${getPrice(id)}`).join(', ');
  expect(readPublicConfig({ PUBLIC_PADDLE_CLIENT_TOKEN, PUBLIC_PADDLE_PRICES }).priceIds).toEqual(priceIds);
});

test.for([
  [
    { ...selling, PUBLIC_PADDLE_PRICES: 'weekly=pri_w' },
    /^PUBLIC_PADDLE_PRICES contains the plan “weekly”, which isn’t/,
  ],
  [
    { ...selling, PUBLIC_PADDLE_PRICES: 'pri_w' },
    /^PUBLIC_PADDLE_PRICES is "pri_w"\. Set it to plans with their price/,
  ],
  [{ PUBLIC_PADDLE_PRICE_YEARLY: 'pri_y' }, /^PUBLIC_PADDLE_PRICE_YEARLY is set, but PUBLIC_PADDLE_CLIENT_TOKEN isn’t/],
  [
    { ...selling, PUBLIC_PADDLE_ENVIRONMENT: 'production' },
    /^PUBLIC_PADDLE_ENVIRONMENT is "production", but PUBLIC_PADDLE_CLIENT_TOKEN is for sandbox\./,
  ],
] as const)('readPublicConfig rejects settings that couldn’t sell anything: %o', ([env, message]) => {
  expect(() => readPublicConfig(env)).toThrow(message);
});

test.runIf(hasSamplePlans).for([
  [{ ...selling, PUBLIC_PADDLE_PRICES: 'yearly=pri_y' }, /^The plan “yearly” has two Paddle prices\./],
  [{ ...selling, PUBLIC_PADDLE_PRICE_YEARLY: 'pri_monthly' }, /^Two plans have the same Paddle price\./],
  [
    { ...selling, PUBLIC_PADDLE_PRICE_YEARLY: '' },
    /^PUBLIC_PADDLE_CLIENT_TOKEN is set without all prices\. Set .*_PRICE_YEARLY/,
  ],
] as const)('readPublicConfig rejects prices that don’t fit the sample plans: %o', ([env, message]) => {
  expect(() => readPublicConfig(env)).toThrow(message);
});

test('readPublicConfig reports all invalid values at once', () => {
  const read = () => readPublicConfig({ PUBLIC_SITE_URL: 'x', PUBLIC_PADDLE_PRICE_YEARLY: 'y' });
  expect(read).toThrow(/^PUBLIC_SITE_URL is "x"\.[^\n]* PUBLIC_PADDLE_PRICE_YEARLY is "y"\.[^\n]*$/);
});
