import { expect, test } from 'vitest';
import { securityTxt } from '../../scripts/build/security-txt.ts';
import { brand } from '../../site/content/brand.ts';

const now = Date.UTC(2026, 10, 22, 13, 14, 15);

test('security.txt contains the contact, the date of expiry and its own URL', () => {
  expect(
    securityTxt({ ...brand, siteUrl: 'https://www.onset.example', now })
      .trimEnd()
      .split('\n')
      .toSorted(),
  ).toEqual([
    'Canonical: https://www.onset.example/.well-known/security.txt',
    `Contact: mailto:${brand.securityEmail}`,
    'Expires: 2027-11-17T00:00:00.000Z',
    'Preferred-Languages: en',
  ]);
});

test('security.txt contains no URL without HTTPS, which the standard forbids', () => {
  expect(securityTxt({ ...brand, siteUrl: 'http://localhost:3000', now })).not.toContain('Canonical');
});
