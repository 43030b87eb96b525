import { expect, test } from 'vitest';
import { PublicError } from '../compositor/public-error.ts';
import { errorContent } from './error-content.ts';

/** As React Router makes of a thrown response. */
const response = (status: number, statusText: string) => ({ status, statusText, data: 'inner words', internal: true });

const at = (pathname: string, reference?: string) => ({ pathname, reference });
const WORDS = { statusMessage: expect.any(String) as string, message: expect.any(String) as string };

test('says that an unknown page doesn’t exist, and names its path', () => {
  expect(errorContent(response(404, 'Not Found'), at('/caf%C3%A9'))).toEqual({
    statusCode: 404,
    statusMessage: 'This page doesn’t exist',
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
  expect(errorContent(own(410, 'Gone', 'This page was there until 2026.'), at('/old'))).toEqual({
    statusCode: 410,
    statusMessage: 'Gone',
    message: 'This page was there until 2026.',
  });
  expect(errorContent(own(503, '', 'We are back at noon.'), at('/'))).toEqual({
    statusCode: 503,
    statusMessage: 'Back in a moment',
    message: 'We are back at noon.',
    reload: true,
  });
  expect(errorContent(own(404, '', 'Page not found: /soon'), at('/elsewhere'))).toMatchObject({
    message: 'Page not found: /soon',
  });
  expect(errorContent(new PublicError('Unknown route middleware: x'), at('/'))).toEqual({
    message: 'Unknown route middleware: x',
  });
});

test.for([undefined, null, '', { message: 7 }, 500])('no words are no message: %j', (words) => {
  expect(errorContent({ status: 418, statusText: '', data: words, internal: false }, at('/'))).toEqual({
    statusCode: 418,
  });
});

test('any other response is told by its status, and its text is kept from visitors', () => {
  expect(errorContent(response(405, 'Method Not Allowed'), at('/login'))).toEqual({
    statusCode: 405,
    statusMessage: 'Method Not Allowed',
  });
  // React Router's stand-in for a status without words.
  expect(errorContent(response(418, 'Internal Server Error'), at('/'))).toEqual({ statusCode: 418 });
});

test('each status has words of its own', () => {
  const said = [400, 404, 410, 500, 503].map((status) =>
    errorContent(response(status, 'Internal Server Error'), at('/')),
  );
  for (const each of said) expect(each).toMatchObject(WORDS);
  for (const part of ['statusMessage', 'message'] as const)
    expect(new Set(said.map((each) => each[part])).size).toBe(said.length);
});

test('a failure of the server shows what the log knows it by, and no other does', () => {
  const reference = 'id-of-the-request';
  const failures = [500, 503].map((status) => response(status, ''));
  for (const error of [...failures, new Error('password of ada is …')])
    expect(errorContent(error, at('/', reference))).toMatchObject({ ...WORDS, reference });
  for (const status of [400, 404, 410])
    expect(errorContent(response(status, ''), at('/', reference))).not.toHaveProperty('reference');
});

test('an error of the program leaves all words to the screen', () => {
  expect(errorContent(new Error('password of ada is …'), at('/'))).toEqual({});
});
