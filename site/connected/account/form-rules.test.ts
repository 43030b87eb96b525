import { describe, expect, test } from 'vitest';
import { findErrors } from '@onset/design-system/primitives/form';
import { email as emailRule, newPassword } from './form-rules.ts';
import { loginRules } from './login-form.tsx';
import { deletionRules } from './account-data.tsx';
import { changePasswordRules } from './change-password-form.tsx';
import { profileRules } from './profile-form.tsx';
import { registerRules } from './register-form.tsx';

describe('log in', () => {
  test('asks for what is missing', () => {
    expect(findErrors(loginRules, { identifier: '', password: '' })).toEqual({
      identifier: 'Enter your email or your username.',
      password: 'Enter your password.',
    });
  });

  test('takes any password, of spaces too', () => {
    expect(findErrors(loginRules, { identifier: 'ada', password: '   ' })).toEqual({});
  });
});

describe('register', () => {
  const good = { username: 'ada', email: 'ada@example.com', password: 'correct horse', consent: true };
  const errorsOf = (values: Partial<typeof good>) => findErrors(registerRules, { ...good, ...values });

  test('finds nothing wrong with good values', () => {
    expect(errorsOf({})).toEqual({});
  });

  test('says of each empty field what is expected', () => {
    expect(errorsOf({ username: '', email: '', password: '', consent: false })).toEqual({
      username: 'Enter a username of 3 characters or more.',
      email: 'Enter your email, such as name@example.com.',
      password: 'Enter a password of 8 characters or more.',
      consent: 'Check this box to create an account.',
    });
  });

  test.each(['ab', '日本'])('the username %s is too short', (username) => {
    expect(errorsOf({ username }).username).toBe('This username is too short. Use 3 characters or more.');
  });

  test('a username is no longer than the account keeps', () => {
    expect(errorsOf({ username: 'a'.repeat(32) })).toEqual({});
    expect(errorsOf({ username: 'a'.repeat(33) }).username).toBe(
      'Use up to 32 letters, digits, dots, hyphens and underscores, and no web address.',
    );
  });

  test.each(['jane.doe', 'Łukasz', '山田太郎', 'สมชาย', 'J_o-e.9'])('takes %s as a username', (username) => {
    expect(errorsOf({ username })).toEqual({});
  });

  test.each(['jane doe', 'ada@example.com', 'a/b/c', 'jane😀'])(
    'the username %s has what none may have',
    (username) => {
      expect(errorsOf({ username }).username).toBe(
        'Use up to 32 letters, digits, dots, hyphens and underscores, and no web address.',
      );
    },
  );

  test.each(['www.jane', 'onset.example', 'evil.com'])('the username %s is a link', (username) => {
    expect(errorsOf({ username }).username).toBe(
      'Use up to 32 letters, digits, dots, hyphens and underscores, and no web address.',
    );
  });

  test.each(['ada', 'ada@', '@example.com', 'ada@example..com', 'a b@example.com', 'ada@-example.com'])(
    '%s is no email',
    (email) => {
      expect(errorsOf({ email }).email).toBe('This email is incomplete. Write it like name@example.com.');
    },
  );

  test.each(['a+b@example.co.uk', 'user@bücher.example', 'ada@localhost', "o'hara@example.com"])(
    'takes %s as an email',
    (email) => {
      expect(errorsOf({ email })).toEqual({});
    },
  );

  describe('measures a password in bytes of UTF-8', () => {
    test.each(['1234567', 'ééé', '😀1'])('%s is too short', (password) => {
      expect(errorsOf({ password }).password).toBe('This password is too short. Use 8 characters or more.');
    });

    test.each(['12345678', 'éééé', 'e\u0301'.repeat(36), '😀😀', '        ', 'x'.repeat(72), '😀'.repeat(18)])(
      '%s is taken',
      (password) => {
        expect(errorsOf({ password })).toEqual({});
      },
    );

    test.each(['x'.repeat(73), 'é'.repeat(37), '😀'.repeat(18) + 'x'])('%s is too long', (password) => {
      expect(errorsOf({ password }).password).toMatch(/^This password is too long\. Use 72/);
    });
  });
});

describe('forgot password', () => {
  test.each([
    ['', 'Enter your email, such as name@example.com.'],
    ['ada', 'This email is incomplete. Write it like name@example.com.'],
    ['ada@example.com', undefined],
  ])('says of %j what is expected', (email, error) => {
    expect(findErrors({ email: emailRule }, { email }).email).toBe(error);
  });
});

describe('reset password', () => {
  test('takes a password as it is typed, spaces and all', () => {
    expect(findErrors({ password: newPassword }, { password: ' 123456 ' })).toEqual({});
  });

  test.each([
    ['', 'Enter a password of 8 characters or more.'],
    ['1234567', 'This password is too short. Use 8 characters or more.'],
  ])('says of %j what is expected', (password, error) => {
    expect(findErrors({ password: newPassword }, { password })).toEqual({ password: error });
  });
});

describe('change password', () => {
  const errorsOf = (currentPassword: string, newPassword: string) =>
    findErrors(changePasswordRules, { currentPassword, newPassword });

  test('asks for both', () => {
    expect(errorsOf('', '')).toEqual({
      currentPassword: 'Enter your current password.',
      newPassword: 'Enter a password of 8 characters or more.',
    });
  });

  test('wants another password than the current one', () => {
    expect(errorsOf('correct horse', 'correct horse')).toEqual({
      newPassword: 'This is your current password. Choose a different one.',
    });
  });

  test('takes a password that differs in a space only', () => {
    expect(errorsOf('correct horse', 'correct horse ')).toEqual({});
  });

  test('measures the new password and not the current one', () => {
    expect(errorsOf('old', 'short')).toEqual({
      newPassword: 'This password is too short. Use 8 characters or more.',
    });
  });
});

describe('profile', () => {
  const least = {
    username: 'ada',
    email: 'ada@example.com',
    currentPassword: '',
    fullName: '',
    company: '',
    country: '',
  };

  test('needs a username and an email, and nothing else', () => {
    expect(findErrors(profileRules, least)).toEqual({});
    expect(findErrors(profileRules, { ...least, username: '', email: '' })).toEqual({
      username: 'Enter a username of 3 characters or more.',
      email: 'Enter your email, such as name@example.com.',
    });
  });

  test.each(['fullName', 'company', 'country'] as const)('%s is no longer than the account keeps', (name) => {
    expect(findErrors(profileRules, { ...least, [name]: 'x'.repeat(255) })).toEqual({});
    expect(findErrors(profileRules, { ...least, [name]: 'x'.repeat(256) })).toEqual({
      [name]: 'This is too long. Use 255 characters or fewer.',
    });
  });
});

describe('deletion', () => {
  test('asks for all', () => {
    expect(findErrors(deletionRules, { password: '', understood: false, cancelsSubscription: false })).toEqual({
      cancelsSubscription: 'Check this box. Without the account, you couldn’t cancel the subscription.',
      password: 'Enter your password.',
      understood: 'Check this box to delete your account.',
    });
  });

  test('takes any password: whether it is the right one, the server tells', () => {
    expect(findErrors(deletionRules, { password: ' ', understood: true, cancelsSubscription: true })).toEqual({});
  });
});
