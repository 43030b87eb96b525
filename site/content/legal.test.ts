import { expect, test } from 'vitest';
import { consentVersion } from './legal.ts';
import { legalTexts } from './legal-texts.ts';

test('consentVersion is the later effective date of the terms and the privacy policy', () => {
  const days = legalTexts
    .filter(({ name }) => ['terms-and-conditions', 'privacy'].includes(name))
    .map(({ effective }) => effective)
    .toSorted();
  expect(days).toHaveLength(2);
  expect(consentVersion).toBe(days[1]);
});
