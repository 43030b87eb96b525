import { expect, test } from 'vitest';
import { newId } from '../../site/server/demo/ids.ts';

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

const numberOf = (id: string): bigint =>
  Array.from(id.slice(-26)).reduce((value, digit) => value * 32n + BigInt(DIGITS.indexOf(digit)), 0n);

test('ids of one moment go up, and none tells the next', () => {
  const ids = Array.from({ length: 1_000 }, () => newId('cpls', 1_800_000_000_000));
  expect(ids.toSorted()).toEqual(ids);
  const steps = ids.slice(1).map((id, index) => numberOf(id) - numberOf(ids[index] ?? ''));
  // The chance of one step in a thousand being as small is one in a million.
  expect(steps.filter((step) => step < 2n ** 34n)).toEqual([]);
  expect(new Set(steps).size).toBe(steps.length);
});

test('ids go up while the clock goes back, and without end', () => {
  const first = newId('evt', 1_900_000_000_000);
  const ids = Array.from({ length: 100 }, (_, index) => newId('evt', 1_900_000_000_000 - index));
  expect([first, ...ids].toSorted()).toEqual([first, ...ids]);
});
