import { describe, expect, test } from 'vitest';
import type { Validity } from './page-document.ts';
import { isAvailable } from './page.ts';

const isAvailableAt = (validity: Validity | undefined, time: string): boolean =>
  isAvailable({ validity }, Date.parse(time));

describe('isAvailable', () => {
  test('returns true for a page without limits', () => {
    expect(isAvailableAt(undefined, '1970-01-01')).toBe(true);
    expect(isAvailableAt({}, '2999-01-01')).toBe(true);
  });

  test('returns true from the beginning of the first day in UTC', () => {
    expect(isAvailableAt({ from: '2027-03-01' }, '2027-02-28T23:59:59.999Z')).toBe(false);
    expect(isAvailableAt({ from: '2027-03-01' }, '2027-03-01T00:00:00Z')).toBe(true);
  });

  test('returns false from the beginning of the day in “until”', () => {
    const validity = { from: '2027-03-01', until: '2027-04-01' };
    expect(isAvailableAt(validity, '2027-03-31T23:59:59.999Z')).toBe(true);
    expect(isAvailableAt(validity, '2027-04-01T00:00:00Z')).toBe(false);
  });
});
