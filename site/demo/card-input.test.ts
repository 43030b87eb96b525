import { expect, test } from 'vitest';
import { readCard } from './card-input.ts';

const NOW = Date.UTC(2026, 10, 22);
const typed = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '100', name: 'Ada Buyer' };

test('a card is read however its date is written', () => {
  for (const expiry of ['12/30', '12 / 2030', '1230', '122030', ' 12/30 '])
    expect(readCard({ ...typed, expiry }, NOW)).toMatchObject({ card: { expiryMonth: 12, expiryYear: 2030 } });
  expect(readCard({ ...typed, expiry: '4/30' }, NOW)).toMatchObject({ card: { expiryMonth: 4 } });
});

test('a card is good to the end of its month', () => {
  expect(readCard({ ...typed, expiry: '11/26' }, NOW)).toHaveProperty('card');
  expect(readCard({ ...typed, expiry: '10/26' }, NOW)).toEqual({ errors: { expiry: 'This card has expired.' } });
});

test.each([
  ['number', ''],
  ['number', '5555 5555 5555 4444'],
  ['expiry', '13/30'],
  ['expiry', '00/30'],
  ['expiry', 'soon'],
  ['cvc', '12'],
  ['cvc', '12a'],
  ['name', '  '],
] as const)('the %s %j is said to be wrong, and nothing else', (name, value) => {
  const read = readCard({ ...typed, [name]: value }, NOW);
  expect('errors' in read && Object.keys(read.errors)).toEqual([name]);
});
