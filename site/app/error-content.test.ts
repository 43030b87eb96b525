import { expect, test } from 'vitest';
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

test('any other answer is told by its status, and its text is kept from visitors', () => {
  expect(errorContent(response(405, 'Method Not Allowed'), '/login')).toEqual({
    statusCode: 405,
    statusMessage: 'Method Not Allowed',
  });
  expect(errorContent(response(500, ''), '/')).toEqual({ statusCode: 500 });
});

test('a fault of the program leaves all words to the screen', () => {
  expect(errorContent(new Error('password of ada is …'), '/')).toEqual({});
});
