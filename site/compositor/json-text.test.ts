import { expect, test } from 'vitest';
import { brokenDocument, errorOfBroken, jsonTextError } from './json-text.ts';

test.for(['', ' \n'])('an empty file is told: %j', (text) => {
  expect(jsonTextError(text)).toBe('is empty. Write a page as JSON.');
});

test.for(['{', '{\n  "title": "A",\n}\n', 'hello\nthere', '\u2028'])('%j is told in one line', (text) => {
  expect(jsonTextError(text)).toMatch(/^is (?:not valid JSON: |empty).+$/);
});

test('JSON is right, whatever it holds', () => {
  expect(jsonTextError('[null]')).toBeUndefined();
});

test('an error reaches whoever reads the document that stands for the file', () => {
  const document: unknown = JSON.parse(JSON.stringify(brokenDocument('')));
  expect(errorOfBroken(document)).toBe('is empty. Write a page as JSON.');
  expect(brokenDocument('{}')).toBeUndefined();
  expect([errorOfBroken({}), errorOfBroken(null), errorOfBroken('page')]).toEqual([undefined, undefined, undefined]);
});
