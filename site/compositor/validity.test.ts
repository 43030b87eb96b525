import { expect, test } from 'vitest';
import { isValid } from './validity.ts';

const at = (time: string): number => Date.parse(time);

test('a page that says nothing is always there', () => {
  expect(isValid(undefined, 0)).toBe(true);
  expect(isValid({}, at('2999-01-01'))).toBe(true);
});

test('a page is there from the first moment of its first day in UTC', () => {
  expect(isValid({ from: '2027-03-01' }, at('2027-02-28T23:59:59.999Z'))).toBe(false);
  expect(isValid({ from: '2027-03-01' }, at('2027-03-01T00:00:00Z'))).toBe(true);
});

test('a page is gone from the first moment of the day that is named as its end', () => {
  const validity = { from: '2027-03-01', until: '2027-04-01' };
  expect(isValid(validity, at('2027-03-31T23:59:59.999Z'))).toBe(true);
  expect(isValid(validity, at('2027-04-01T00:00:00Z'))).toBe(false);
});
