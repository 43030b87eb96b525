import { expect, test } from 'vitest';
import { redirectTarget } from './navigation.ts';

const ORIGIN = 'https://onset.example';
const target = (wanted: string) => redirectTarget(`?redirect=${encodeURIComponent(wanted)}`, ORIGIN);

test('redirectTarget returns a path of this site', () => {
  expect(target('/pricing')).toBe('/pricing');
  expect(target('/checkout?plan=yearly#pay')).toBe('/checkout?plan=yearly#pay');
});

test('redirectTarget returns the profile by default', () => {
  expect(redirectTarget('', ORIGIN)).toBe('/profile');
  expect(redirectTarget('?redirect=', ORIGIN)).toBe('/profile');
});

test.for([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'evil.example',
  ' /pricing',
])('never to another site: %j', (wanted) => {
  const safe = target(wanted);
  expect(new URL(safe, ORIGIN).origin).toBe(ORIGIN);
  expect(safe).toBe('/profile');
});
