import { expect, test } from 'vitest';
import { isLocalHost } from './local-host.ts';

test.each(['localhost', 'LOCALHOST', 'localhost.', 'onset.localhost', '127.0.0.1', '127.8.9.10', '[::1]', '::1'])(
  '%s is this machine',
  (host) => expect(isLocalHost(host)).toBe(true),
);

test.each([
  'onset.example',
  'localhost.example',
  'notlocalhost',
  '127.0.0.1.example',
  '128.0.0.1',
  '10.0.0.1',
  '',
  '[::2]',
])('%s is not', (host) => expect(isLocalHost(host)).toBe(false));
