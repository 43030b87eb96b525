import { describe, expect, test } from 'vitest';
import { isEmail, withAsciiDomain } from './email.ts';

describe('withAsciiDomain', () => {
  test.each([
    ['user@bücher.example', 'user@xn--bcher-kva.example'],
    ['user@BÜCHER.example', 'user@xn--bcher-kva.example'],
    ['user@bu\u0308cher.example', 'user@xn--bcher-kva.example'],
    ['user@bücher。example', 'user@xn--bcher-kva.example'],
    ['user@почта.рф', 'user@xn--80a1acny.xn--p1ai'],
    ['user@faß.de', 'user@xn--fa-hia.de'],
    ['user@βόλος.example', 'user@xn--nxasmm1c.example'],
  ])('converts the domain of %s', (email, converted) => {
    expect(withAsciiDomain(email)).toBe(converted);
  });

  test.each([
    'Ada@Example.com',
    'user@xn--bcher-kva.example',
    'ada',
    'bücher',
    'user@ü/evil.example',
    'user@ü:80',
    'user@１',
    'user@１２７.0.0.1',
    'user@bücher.example\u0001',
    `user@${'ü.'.repeat(100)}example`,
    'user@ü example',
    `user@${'ü'.repeat(300)}.example`,
  ])('leaves %s unchanged', (text) => {
    expect(withAsciiDomain(text)).toBe(text);
  });
});

describe('isEmail', () => {
  test.each(['user@bücher.example', 'user@почта.рф', 'ada@localhost', `${'a'.repeat(64)}@example.com`])(
    'accepts %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  test.each([
    'jürgen@example.com',
    'user@ü..example',
    'user@ü:80',
    'user@',
    `user@${'ü'.repeat(70)}.example`,
    `${'a'.repeat(65)}@example.com`,
  ])('rejects %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
