import { expect, test } from 'vitest';
import { causesOf, detailsOf } from '../../scripts/failures.mjs';

test.each([
  [
    'types',
    'site/a.ts(1,2): error TS2304: Cannot find name ‘b’.\n',
    ['site/a.ts(1,2): error TS2304: Cannot find name ‘b’.'],
  ],
  [
    'lint',
    'a.ts:1:7: Unused variable. [Error/no-unused-vars]\n\n1 problem\n',
    ['a.ts:1:7: Unused variable. [Error/no-unused-vars]'],
  ],
  [
    'format',
    'Checking…\n\n\u001B[33msite/a.ts\u001B[0m (3ms)\n\nFormat issues found in above 1 files.\n',
    ['site/a.ts (3ms)'],
  ],
  [
    'build',
    'site/pages/a.ts:4: sections[0].id is missing.\nsite/pages/error.ts: title is missing.\nThe build failed.\n',
    ['site/pages/a.ts:4: sections[0].id is missing.', 'site/pages/error.ts: title is missing.'],
  ],
  [
    'tests',
    ' ✓ a.test.ts\n✗ b.test.ts > fails: no (b.test.ts:3)\n✗ b.test.ts > fails: no (b.test.ts:3)\n',
    ['b.test.ts > fails: no (b.test.ts:3)'],
  ],
  ['command without a known form', 'one\ntwo\nthree\nfour\n', ['two', 'three', 'four']],
])('the causes of failed %s are named once', (_name, output, causes) => {
  expect(causesOf(output)).toEqual(causes);
});

test('the details of failed tests leave out passed tests and causes', () => {
  expect(detailsOf(' ✓ a.test.ts\n × b.test.ts\nAssertionError: no\n✗ b.test.ts: no\n')).toBe(
    '× b.test.ts\nAssertionError: no',
  );
});
