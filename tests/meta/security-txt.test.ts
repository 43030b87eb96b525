import { expect, test } from 'vitest';
import { securityTxt } from '../../scripts/build/security-txt.ts';
import { brand } from '../../site/content/brand.ts';

const NOW = Date.UTC(2026, 10, 22, 13, 14, 15);

/** The fields of the file, each name with its values. */
function fieldsOf(text: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const line of text.trimEnd().split('\n')) {
    const [name = '', value = ''] = line.split(/: (.*)/);
    (fields[name] ??= []).push(value);
  }
  return fields;
}

test('security.txt says whom to tell, where it belongs, and until when it is true', () => {
  const text = securityTxt({ ...brand, siteUrl: 'https://www.onset.example', now: NOW });
  expect(text.endsWith('\n')).toBe(true);
  expect(fieldsOf(text)).toEqual({
    Contact: [`mailto:${brand.securityEmail}`],
    Expires: ['2027-11-17T00:00:00.000Z'],
    Canonical: ['https://www.onset.example/.well-known/security.txt'],
    'Preferred-Languages': ['en'],
  });
});

test('security.txt names no address of a site without https, which the standard forbids', () => {
  expect(fieldsOf(securityTxt({ ...brand, siteUrl: 'http://localhost:3000', now: NOW }))).not.toHaveProperty(
    'Canonical',
  );
});
