import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('metrics are off by default', () => {
  expect(readConfig({})).toMatchObject({ metricsToken: undefined });
});

test.for([
  ['METRICS_TOKEN', 'hush-hush', /^METRICS_TOKEN is a text of 9 characters\. Set it to at least 16 letters/],
  ['METRICS_TOKEN', 'sixteen or more with spaces', /^METRICS_TOKEN is a text of 27 characters/],
] as const)('%s=%s stops with one line, without a secret', ([name, value, line]) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    expect.objectContaining({ message: expect.stringMatching(line) }),
  );
});
