import { expect, test } from 'vitest';
import { HttpError, NetworkError } from '../adapters/http/index.ts';
import type { FieldError } from '../adapters/http/index.ts';
import { refusal } from './form-answer.ts';

const fields = {
  names: ['currentPassword', 'newPassword'],
  aliases: { password: 'newPassword' },
  messages: { 'The provided current password is invalid': 'currentPassword' },
} as const;
const refused = (message: string, details: FieldError[] = []) =>
  refusal(new HttpError({ status: 400, message, details, retryAfter: undefined }), fields);

test('the server’s word about the whole is shown as it is', () => {
  expect(refused('Invalid identifier or password')).toEqual({ error: 'Invalid identifier or password' });
  expect(refusal(new NetworkError(), fields).error).toMatch(/could not reach the server/);
});

test('its word on a field stands beside that field, as a sentence', () => {
  expect(
    refused('2 errors occurred', [{ path: 'password', message: 'password must be at least 8 characters' }]),
  ).toEqual({
    fieldErrors: { newPassword: 'Password must be at least 8 characters.' },
  });
});

test('a known message about one field stands there too', () => {
  expect(refused('The provided current password is invalid')).toEqual({
    fieldErrors: { currentPassword: 'The provided current password is invalid.' },
  });
});

test('a field the form does not have is no place for a message', () => {
  expect(refused('role is not yours to set', [{ path: 'role', message: 'forbidden' }])).toEqual({
    error: 'role is not yours to set',
  });
});
