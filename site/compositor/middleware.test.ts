import { expect, test } from 'vitest';
import { runMiddleware } from './middleware.ts';
import { PublicError } from './public-error.ts';

const signedOut = { path: '/customer-portal?from=mail', signedIn: false };

test('auth sends a signed-out visitor to log in, and back afterwards', () => {
  expect(runMiddleware(['auth'], signedOut)).toBe('/login?redirect=%2Fcustomer-portal%3Ffrom%3Dmail');
});

test('auth lets a signed-in visitor pass, and no middleware everybody', () => {
  expect(runMiddleware(['auth'], { ...signedOut, signedIn: true })).toBeUndefined();
  expect(runMiddleware([], signedOut)).toBeUndefined();
});

test.for(['admin', 'constructor', 'toString', ''])(
  'specification 8: unknown route middleware fails, by name: %j',
  (name) => {
    expect(() => runMiddleware([name], signedOut)).toThrow(new PublicError(`Unknown route middleware: ${name}`));
  },
);
