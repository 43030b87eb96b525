import { expect, test } from 'vitest';
import { HttpError, NetworkError } from '../../adapters/http.ts';
import type { FieldError } from '../../adapters/http.ts';
import { WRONG_CREDENTIALS, WRONG_CURRENT_PASSWORD } from '../../contract/messages.ts';
import { callErrors } from './use-form-call.ts';

const mapping = {
  fields: { currentPassword: 'currentPassword', password: 'newPassword' },
  messages: { [WRONG_CURRENT_PASSWORD]: 'currentPassword' },
} as const;
const errorsOf = (message: string, details: FieldError[] = []) =>
  callErrors(new HttpError({ status: 400, message, details }), mapping);

test('the server’s message is shown verbatim', () => {
  expect(errorsOf(WRONG_CREDENTIALS)).toEqual({ error: WRONG_CREDENTIALS });
  expect(callErrors(new NetworkError(), mapping).error).toMatch(/couldn’t reach the server/);
});

test('messages about fields are shown next to them, and the server’s message stays verbatim', () => {
  expect(
    errorsOf('2 errors occurred', [
      { path: 'password', message: 'password must be at least 8 characters' },
      { path: 'currentPassword', message: 'currentPassword is a required field' },
    ]),
  ).toEqual({
    error: '2 errors occurred',
    fieldErrors: {
      newPassword: 'Password must be at least 8 characters.',
      currentPassword: 'CurrentPassword is a required field.',
    },
  });
});

test('a known message about one field also appears next to that field', () => {
  expect(errorsOf(WRONG_CURRENT_PASSWORD)).toEqual({
    error: WRONG_CURRENT_PASSWORD,
    fieldErrors: { currentPassword: `${WRONG_CURRENT_PASSWORD}.` },
  });
});

test.each(['role', 'constructor'])(
  'a message about a field that the form does not have (%s) follows the error',
  (path) => {
    expect(
      errorsOf('2 errors occurred', [
        { path, message: 'role is not yours to set' },
        { path: 'password', message: 'password is a required field' },
      ]),
    ).toEqual({
      error: '2 errors occurred',
      remedy: 'Role is not yours to set.',
      fieldErrors: { newPassword: 'Password is a required field.' },
    });
  },
);

test('a message that repeats the error is not shown a second time below it', () => {
  expect(errorsOf('role is not yours to set', [{ path: 'role', message: 'role is not yours to set' }])).toEqual({
    error: 'role is not yours to set',
  });
});
