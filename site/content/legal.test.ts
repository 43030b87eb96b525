import { expect, test } from 'vitest';
import { consentVersion } from './legal.ts';
import { legalTexts } from './legal-texts.ts';

test('a new account agrees to the terms and the privacy policy as they are', () => {
  const days = legalTexts
    .filter(({ name }) => ['terms-and-conditions', 'privacy'].includes(name))
    .map(({ effective }) => effective)
    .toSorted();
  expect(days).toHaveLength(2);
  expect(consentVersion).toBe(days[1]);
});
