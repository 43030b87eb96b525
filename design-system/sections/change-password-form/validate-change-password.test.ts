import { expect, test } from 'vitest';
import { validateChangePassword } from './validate-change-password.ts';

test('asks for both', () => {
  expect(validateChangePassword({ currentPassword: '', newPassword: '' })).toEqual({
    currentPassword: 'Enter your current password.',
    newPassword: 'Enter a password of 8 characters or more.',
  });
});

test('wants another password than the current one', () => {
  expect(validateChangePassword({ currentPassword: 'correct horse', newPassword: 'correct horse' })).toEqual({
    newPassword: 'This is your current password. Choose a different one.',
  });
});

test('takes a password that differs in a space only', () => {
  expect(validateChangePassword({ currentPassword: 'correct horse', newPassword: 'correct horse ' })).toEqual({});
});

test('measures the new password and not the current one', () => {
  expect(validateChangePassword({ currentPassword: 'old', newPassword: 'short' })).toEqual({
    newPassword: 'This password is too short. Use 8 characters or more.',
  });
});
