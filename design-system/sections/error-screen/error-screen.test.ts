import { expect, test } from 'vitest';
import { statusTimecode } from './error-screen.tsx';

test.each([
  [404, '00:04:04'],
  [500, '00:05:00'],
  [503, '00:05:03'],
  [undefined, '--:--:--'],
])('%s stands at %s', (code, timecode) => {
  expect(statusTimecode(code)).toBe(timecode);
});
