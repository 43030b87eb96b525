import { expect, test } from 'vitest';
import { PublicError, runMiddleware } from './middleware.ts';

const signedOut = { path: '/customer-portal?from=mail', signedIn: false };

test('auth redirects a signed-out visitor to the login page, with the path to return to', () => {
  expect(runMiddleware(['auth'], signedOut)).toBe('/login?redirect=%2Fcustomer-portal%3Ffrom%3Dmail');
});

test('auth doesn’t redirect a signed-in visitor, and a page without middleware doesn’t redirect anyone', () => {
  expect(runMiddleware(['auth'], { ...signedOut, signedIn: true })).toBeUndefined();
  expect(runMiddleware([], signedOut)).toBeUndefined();
});

test.for(['admin', 'constructor', 'toString', ''])(
  'specification 8: runMiddleware throws for the unknown middleware %j',
  (name) => {
    expect(() => runMiddleware([name], signedOut)).toThrow(new PublicError(`Unknown route middleware: ${name}`));
  },
);
