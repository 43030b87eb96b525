import { expect, test } from 'vitest';
import { PublicError } from '../compositor/public-error.ts';
import { errorContent } from './error-content.ts';

/** As React Router makes of a thrown response. */
const response = (status: number, statusText: string) => ({ status, statusText, data: 'inner words', internal: true });

test('a path nobody serves is named', () => {
  expect(errorContent(response(404, 'Not Found'), '/caf%C3%A9')).toEqual({
    statusCode: 404,
    statusMessage: 'Page not found',
    message: 'Page not found: /café',
  });
});

test('the words of an error that has some for people are shown, whatever its status', () => {
  const own = (status: number, statusText: string, words: unknown) => ({
    status,
    statusText,
    data: words,
    internal: false,
  });
  expect(errorContent(own(410, 'Gone', 'This page was there until 2026.'), '/old')).toEqual({
    statusCode: 410,
    statusMessage: 'Gone',
    message: 'This page was there until 2026.',
  });
  expect(errorContent(own(503, '', 'We are back at noon.'), '/')).toEqual({
    statusCode: 503,
    message: 'We are back at noon.',
  });
  expect(errorContent(own(404, '', 'Page not found: /soon'), '/elsewhere')).toMatchObject({
    message: 'Page not found: /soon',
  });
  expect(errorContent(new PublicError('Unknown route middleware: x'), '/')).toEqual({
    message: 'Unknown route middleware: x',
  });
});

test.for([undefined, null, '', { message: 7 }, 500])('no words are no message: %j', (words) => {
  expect(errorContent({ status: 500, statusText: '', data: words, internal: false }, '/')).toEqual({ statusCode: 500 });
});

test('any other response is told by its status, and its text is kept from visitors', () => {
  expect(errorContent(response(405, 'Method Not Allowed'), '/login')).toEqual({
    statusCode: 405,
    statusMessage: 'Method Not Allowed',
  });
  expect(errorContent(response(500, ''), '/')).toEqual({ statusCode: 500 });
  // React Router's stand-in for a status without words.
  expect(errorContent(response(503, 'Internal Server Error'), '/')).toEqual({ statusCode: 503 });
});

test('an error of the program leaves all words to the screen', () => {
  expect(errorContent(new Error('password of ada is …'), '/')).toEqual({});
});
