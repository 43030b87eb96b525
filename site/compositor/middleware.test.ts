import { expect, test } from 'vitest';
import { requireMiddleware, runMiddleware } from './middleware.ts';

const signedOut = { path: '/customer-portal?from=mail', signedIn: false };

test('auth sends a signed-out visitor to log in, and back afterwards', () => {
  expect(runMiddleware(['auth'], signedOut)).toBe('/login?redirect=%2Fcustomer-portal%3Ffrom%3Dmail');
});

test('auth lets a signed-in visitor pass, and no middleware everybody', () => {
  expect(runMiddleware(['auth'], { ...signedOut, signedIn: true })).toBeUndefined();
  expect(runMiddleware([], signedOut)).toBeUndefined();
});

test.for(['admin', 'constructor', 'toString', ''])('an unknown name fails, by name: %j', (name) => {
  const message = `Unknown route middleware: ${name}`;
  expect(() => requireMiddleware(['auth', name])).toThrow(message);
  expect(() => runMiddleware([name], signedOut)).toThrow(message);
});
