import { expect, test } from 'vitest';
import { HttpError, NetworkError } from '../adapters/http/index.ts';
import type { FieldError } from '../adapters/http/index.ts';
import { WRONG_CREDENTIALS, WRONG_CURRENT_PASSWORD } from '../contract/messages.ts';
import { callErrors } from './form-errors.ts';

const mapping = {
  fields: { currentPassword: 'currentPassword', password: 'newPassword' },
  messages: { [WRONG_CURRENT_PASSWORD]: 'currentPassword' },
} as const;
const errorsOf = (message: string, details: FieldError[] = []) =>
  callErrors(new HttpError({ status: 400, message, details }), mapping);

test('the server’s message about the whole is shown as it is', () => {
  expect(errorsOf(WRONG_CREDENTIALS)).toEqual({ error: WRONG_CREDENTIALS });
  expect(callErrors(new NetworkError(), mapping).error).toMatch(/could not reach the server/);
});

test('its message on a field stands beside that field, as a sentence', () => {
  expect(
    errorsOf('2 errors occurred', [{ path: 'password', message: 'password must be at least 8 characters' }]),
  ).toEqual({
    fieldErrors: { newPassword: 'Password must be at least 8 characters.' },
  });
});

test('a known message about one field stands there too', () => {
  expect(errorsOf(WRONG_CURRENT_PASSWORD)).toEqual({
    fieldErrors: { currentPassword: `${WRONG_CURRENT_PASSWORD}.` },
  });
});

test.each(['role', 'constructor'])('a field the form does not have (%s) is no place for a message', (path) => {
  expect(errorsOf('role is not yours to set', [{ path, message: 'forbidden' }])).toEqual({
    error: 'role is not yours to set',
  });
});
