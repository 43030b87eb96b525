import { expect, test } from 'vitest';
import { compareVersions } from './versions.ts';

test('compareVersions compares each part as a number', () => {
  const versions = ['1.12.0', '1.9.0', '1.7.1', '2.0.0', '1.7.0'];
  expect(versions.toSorted(compareVersions)).toEqual(['1.7.0', '1.7.1', '1.9.0', '1.12.0', '2.0.0']);
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
});
