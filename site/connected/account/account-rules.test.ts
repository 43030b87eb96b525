import { describe, expect, test } from 'vitest';
import { findErrors } from '@onset/design-system/primitives/form-values';
import { email as emailRule, newPassword } from '../form/form-rules.ts';
import { loginRules } from './login-form.tsx';
import { deletionRules } from './profile/account-data.tsx';
import { changePasswordRules } from './profile/change-password-form.tsx';
import { profileRules } from './profile/profile-form.tsx';
import { registerRules } from './register-form.tsx';

describe('login rules', () => {
  test('require an identifier and a password', () => {
    expect(findErrors(loginRules, { identifier: '', password: '' })).toEqual({
      identifier: 'Enter your email or your username.',
      password: 'Enter your password.',
    });
  });

  test('accept any password, even of spaces', () => {
    expect(findErrors(loginRules, { identifier: 'ada', password: '   ' })).toEqual({});
  });
});

describe('registration rules', () => {
  const good = { username: 'ada', email: 'ada@example.com', password: 'correct horse', consent: true };
  const errorsOf = (values: Partial<typeof good>) => findErrors(registerRules, { ...good, ...values });

  test('accept valid values', () => {
    expect(errorsOf({})).toEqual({});
  });

  test('return an error for each empty field', () => {
    expect(errorsOf({ username: '', email: '', password: '', consent: false })).toEqual({
      username: 'Enter a username of 3 characters or more.',
      email: 'Enter your email, such as name@example.com.',
      password: 'Enter a password of 8 characters or more.',
      consent: 'Check this box to create an account.',
    });
  });

  test.each(['ab', '日本'])('reject the username %s as too short', (username) => {
    expect(errorsOf({ username }).username).toBe('This username is too short. Use 3 characters or more.');
  });

  test('limit the length of a username', () => {
    expect(errorsOf({ username: 'a'.repeat(32) })).toEqual({});
    expect(errorsOf({ username: 'a'.repeat(33) }).username).toBe(
      'Use up to 32 letters, digits, dots, hyphens and underscores, and no web address.',
    );
  });

  test.each(['jane.doe', 'Łukasz', '山田太郎', 'สมชาย', 'J_o-e.9'])('accept the username %s', (username) => {
    expect(errorsOf({ username })).toEqual({});
  });

  test.each(['jane doe', 'ada@example.com', 'a/b/c', 'jane😀'])(
    'reject invalid characters in the username %s',
    (username) => {
      expect(errorsOf({ username }).username).toBe(
        'Use up to 32 letters, digits, dots, hyphens and underscores, and no web address.',
      );
    },
  );

  test.each(['www.jane', 'onset.example', 'evil.com'])('reject the username %s because it is a link', (username) => {
    expect(errorsOf({ username }).username).toBe(
      'Use up to 32 letters, digits, dots, hyphens and underscores, and no web address.',
    );
  });

  test.each(['ada', 'ada@', '@example.com', 'ada@example..com', 'a b@example.com', 'ada@-example.com'])(
    'reject the email address %s',
    (email) => {
      expect(errorsOf({ email }).email).toBe('This email is incomplete. Write it like name@example.com.');
    },
  );

  test.each(['a+b@example.co.uk', 'user@bücher.example', 'ada@localhost', "o'hara@example.com"])(
    'accept the email address %s',
    (email) => {
      expect(errorsOf({ email })).toEqual({});
    },
  );

  describe('measure passwords in UTF-8 bytes and', () => {
    test.each(['1234567', 'ééé', '😀1'])('reject %s as too short', (password) => {
      expect(errorsOf({ password }).password).toBe('This password is too short. Use 8 characters or more.');
    });

    test.each(['12345678', 'éééé', 'e\u0301'.repeat(36), '😀😀', '        ', 'x'.repeat(72), '😀'.repeat(18)])(
      'accept %s',
      (password) => {
        expect(errorsOf({ password })).toEqual({});
      },
    );

    test.each(['x'.repeat(73), 'é'.repeat(37), '😀'.repeat(18) + 'x'])('reject %s as too long', (password) => {
      expect(errorsOf({ password }).password).toMatch(/^This password is too long\. Use 72/);
    });
  });
});

describe('forgot-password rules', () => {
  test.each([
    ['', 'Enter your email, such as name@example.com.'],
    ['ada', 'This email is incomplete. Write it like name@example.com.'],
    ['ada@example.com', undefined],
  ])('return the error for %j', (email, error) => {
    expect(findErrors({ email: emailRule }, { email }).email).toBe(error);
  });
});

describe('reset-password rules', () => {
  test('accept a password with a leading space', () => {
    expect(findErrors({ password: newPassword }, { password: ' 123456 ' })).toEqual({});
  });

  test.each([
    ['', 'Enter a password of 8 characters or more.'],
    ['1234567', 'This password is too short. Use 8 characters or more.'],
  ])('return the error for %j', (password, error) => {
    expect(findErrors({ password: newPassword }, { password })).toEqual({ password: error });
  });
});

describe('change-password rules', () => {
  const errorsOf = (currentPassword: string, newPassword: string) =>
    findErrors(changePasswordRules, { currentPassword, newPassword });

  test('require both passwords', () => {
    expect(errorsOf('', '')).toEqual({
      currentPassword: 'Enter your current password.',
      newPassword: 'Enter a password of 8 characters or more.',
    });
  });

  test('reject the current password as the new one', () => {
    expect(errorsOf('correct horse', 'correct horse')).toEqual({
      newPassword: 'This is your current password. Choose a different one.',
    });
  });

  test('accept a password that differs only by a space', () => {
    expect(errorsOf('correct horse', 'correct horse ')).toEqual({});
  });

  test('check the length of the new password only', () => {
    expect(errorsOf('old', 'short')).toEqual({
      newPassword: 'This password is too short. Use 8 characters or more.',
    });
  });
});

describe('profile rules', () => {
  const least = {
    username: 'ada',
    email: 'ada@example.com',
    currentPassword: '',
    fullName: '',
    company: '',
    country: '',
  };

  test('require only a username and an email address', () => {
    expect(findErrors(profileRules, least)).toEqual({});
    expect(findErrors(profileRules, { ...least, username: '', email: '' })).toEqual({
      username: 'Enter a username of 3 characters or more.',
      email: 'Enter your email, such as name@example.com.',
    });
  });

  test.each(['fullName', 'company', 'country'] as const)('limit the length of %s', (name) => {
    expect(findErrors(profileRules, { ...least, [name]: 'x'.repeat(255) })).toEqual({});
    expect(findErrors(profileRules, { ...least, [name]: 'x'.repeat(256) })).toEqual({
      [name]: 'This is too long. Use 255 characters or fewer.',
    });
  });
});

describe('deletion rules', () => {
  test('require every field', () => {
    expect(findErrors(deletionRules, { password: '', understood: false, cancelsSubscription: false })).toEqual({
      cancelsSubscription: 'Check this box. Without the account, you couldn’t cancel the subscription.',
      password: 'Enter your password.',
      understood: 'Check this box to delete your account.',
    });
  });

  test('accept any password, because only the server can verify it', () => {
    expect(findErrors(deletionRules, { password: ' ', understood: true, cancelsSubscription: true })).toEqual({});
  });
});
