import { describe, expect, test } from 'vitest';
import { validateRegister } from './validate-register.ts';

const good = { username: 'ada', email: 'ada@example.com', password: 'correct horse', consent: true };

describe('validateRegister', () => {
  test('finds nothing wrong with good values', () => {
    expect(validateRegister(good)).toEqual({});
  });

  test('says of each empty field what is expected', () => {
    expect(validateRegister({ username: '', email: '', password: '', consent: false })).toEqual({
      username: 'Enter a username of 3 characters or more.',
      email: 'Enter your email, such as name@example.com.',
      password: 'Enter a password of 8 characters or more.',
      consent: 'Tick this box to create an account: an account needs your consent.',
    });
  });

  test.each(['ab', '日本'])('refuses the short username %s', (username) => {
    expect(validateRegister({ ...good, username }).username).toBe(
      'This username is too short. Use 3 characters or more.',
    );
  });

  test('refuses a username longer than the account keeps', () => {
    expect(validateRegister({ ...good, username: 'a'.repeat(255) })).toEqual({});
    expect(validateRegister({ ...good, username: 'a'.repeat(256) }).username).toBe(
      'This is too long. Use 255 characters or fewer.',
    );
  });

  test.each(['ada', 'ada@', '@example.com', 'ada@example..com', 'a b@example.com', 'ada@-example.com'])(
    'refuses %s as an email',
    (email) => {
      expect(validateRegister({ ...good, email }).email).toBe(
        'This email is not complete. Write it like name@example.com.',
      );
    },
  );

  test.each(['a+b@example.co.uk', 'ada@localhost', "o'hara@example.com"])('takes %s as an email', (email) => {
    expect(validateRegister({ ...good, email })).toEqual({});
  });

  describe('measures a password in bytes of UTF-8', () => {
    test.each(['1234567', 'ééé', '😀1'])('%s is too short', (password) => {
      expect(validateRegister({ ...good, password }).password).toBe(
        'This password is too short. Use 8 characters or more.',
      );
    });

    test.each(['12345678', 'éééé', '😀😀', '        ', 'x'.repeat(72), '😀'.repeat(18)])('%s is taken', (password) => {
      expect(validateRegister({ ...good, password })).toEqual({});
    });

    test.each(['x'.repeat(73), 'é'.repeat(37), '😀'.repeat(18) + 'x'])('%s is too long', (password) => {
      expect(validateRegister({ ...good, password }).password).toMatch(/^This password is too long\. Use 72/);
    });
  });
});
