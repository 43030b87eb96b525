import { expect, test } from 'vitest';
import { analyticsClientId } from './buyer.ts';

test.for([
  ['_ga=GA1.1.1234567890.1732300000', '1234567890.1732300000'],
  ['theme=dark; _ga=GA1.2.1.2; _ga_ABC=GS1.1.3', '1.2'],
  ['', undefined],
  ['_ga_ABC=GS1.1.3', undefined],
  ['x_ga=GA1.1.1.2', undefined],
  ['_ga=GA1.1.<script>.2', undefined],
] as const)('analyticsClientId reads the cookies %j as %j', ([cookies, id]) => {
  expect(analyticsClientId(cookies)).toBe(id);
});
