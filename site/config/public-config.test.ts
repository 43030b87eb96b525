import { expect, test } from 'vitest';
import { readPublicConfig } from './public-config.schema.ts';
import { publicConfig } from './public-config.ts';

test('nothing set is the site at its own origin, as without a build', () => {
  expect(readPublicConfig({})).toEqual({ apiBaseUrl: '', siteUrl: 'http://localhost:3000' });
  expect(readPublicConfig({ PUBLIC_SITE_URL: '' })).toEqual(publicConfig);
});

test('addresses are taken without a slash at their end, paths of the API with it', () => {
  expect(
    readPublicConfig({
      PUBLIC_API_BASE_URL: 'https://api.onset.example/v1/',
      PUBLIC_SITE_URL: 'https://onset.example',
    }),
  ).toEqual({ apiBaseUrl: 'https://api.onset.example/v1', siteUrl: 'https://onset.example' });
});

test('what is not public stays out', () => {
  expect(JSON.stringify(readPublicConfig({ JWT_SECRET: 'a secret', PATH: '/bin' }))).not.toMatch(/secret|bin/);
});

test.for([
  ['PUBLIC_SITE_URL', 'https://onset.example/shop', 'an origin such as https://www.example.com, without a path'],
  ['PUBLIC_SITE_URL', 'onset.example', 'an origin such as https://www.example.com, without a path'],
  ['PUBLIC_API_BASE_URL', 'javascript:alert(1)', 'an address such as https://api.example.com, without a query'],
  ['PUBLIC_PADDLE_ENVIRONMENT', 'live', 'production or sandbox'],
  ['PUBLIC_GOOGLE_ADS_CONVERSION', 'AW-123', 'a conversion id and label such as AW-123/label'],
] as const)('%s=%s stops with one line', ([name, value, expected]) => {
  expect(() => readPublicConfig({ [name]: value })).toThrow(
    expect.objectContaining({ message: `${name} holds ${JSON.stringify(value)}, expected ${expected}` }),
  );
});

test('every bad value is named at once', () => {
  const read = () => readPublicConfig({ PUBLIC_SITE_URL: 'x', PUBLIC_PADDLE_PRICE_YEARLY: 'y' });
  expect(read).toThrow(/^PUBLIC_SITE_URL holds "x"[^\n]*; PUBLIC_PADDLE_PRICE_YEARLY holds "y"[^\n]*$/);
});
