import { expect, test } from 'vitest';
import { PublicError } from '../compositor/middleware.ts';
import { errorContent, pageNotFound } from './error-content.ts';

/** Creates an error of React Router. */
const response = (status: number, statusText: string) => ({
  status,
  statusText,
  data: 'internal text',
  internal: true,
});

const createRequest = (pathname: string, reference?: string) => ({ pathname, reference });
const ANY_TEXTS = { statusMessage: expect.any(String) as string, message: expect.any(String) as string };

test('errorContent names the path of an unknown page', () => {
  expect(errorContent(response(404, 'Not Found'), createRequest('/caf%C3%A9'))).toEqual({
    statusCode: 404,
    statusMessage: 'This page doesn’t exist',
    message: 'Page not found: /café',
  });
});

test('errorContent returns the texts of errors for visitors with any status', () => {
  const thrown = (status: number, statusText: string, text: unknown) => ({
    status,
    statusText,
    data: text,
    internal: false,
  });
  expect(errorContent(thrown(410, 'Gone', 'This page was there until 2026.'), createRequest('/old'))).toEqual({
    statusCode: 410,
    statusMessage: 'Gone',
    message: 'This page was there until 2026.',
  });
  expect(errorContent(thrown(503, '', 'We are back at noon.'), createRequest('/'))).toEqual({
    statusCode: 503,
    statusMessage: 'Back in a moment',
    message: 'We are back at noon.',
    reload: true,
  });
  expect(errorContent(thrown(404, '', 'Page not found: /soon'), createRequest('/elsewhere'))).toMatchObject({
    message: 'Page not found: /soon',
  });
  expect(errorContent(new PublicError('Unknown route middleware: x'), createRequest('/'))).toEqual({
    message: 'Unknown route middleware: x',
  });
});

test.for([undefined, null, '', { message: 7 }, 500])('errorContent has no message for the data %j', (text) => {
  expect(errorContent({ status: 418, statusText: '', data: text, internal: false }, createRequest('/'))).toEqual({
    statusCode: 418,
  });
});

test('errorContent returns the status text of other responses, but not their data', () => {
  expect(errorContent(response(405, 'Method Not Allowed'), createRequest('/login'))).toEqual({
    statusCode: 405,
    statusMessage: 'Method Not Allowed',
  });
  // React Router adds this text to a response without a status text.
  expect(errorContent(response(418, 'Internal Server Error'), createRequest('/'))).toEqual({ statusCode: 418 });
});

test('errorContent has different texts for each status', () => {
  const contents = [400, 404, 410, 500, 503].map((status) =>
    errorContent(response(status, 'Internal Server Error'), createRequest('/')),
  );
  for (const each of contents) expect(each).toMatchObject(ANY_TEXTS);
  for (const part of ['statusMessage', 'message'] as const)
    expect(new Set(contents.map((each) => each[part])).size).toBe(contents.length);
});

test('errorContent has the ID of the request only for server errors', () => {
  const reference = 'request-id';
  const serverErrors = [500, 503].map((status) => response(status, ''));
  for (const error of [...serverErrors, new Error('password of ada is …')])
    expect(errorContent(error, createRequest('/', reference))).toMatchObject({ ...ANY_TEXTS, reference });
  for (const status of [400, 404, 410])
    expect(errorContent(response(status, ''), createRequest('/', reference))).not.toHaveProperty('reference');
});

test('errorContent is empty for other errors, whose messages aren’t for visitors', () => {
  expect(errorContent(new Error('password of ada is …'), createRequest('/'))).toEqual({});
});

test.for([
  ['/nope', '/nope'],
  ['/caf%C3%A9%20au%20lait', '/café au lait'],
  ['/100%', '/100%'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/a%2Fb', '/a%2Fb'],
] as const)('pageNotFound shows %s as %s', ([path, shown]) => {
  expect(pageNotFound(path)).toBe(`Page not found: ${shown}`);
});
