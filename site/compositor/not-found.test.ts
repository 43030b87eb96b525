import { expect, test } from 'vitest';
import { pageNotFound } from './not-found.ts';

test.for([
  ['/nope', '/nope'],
  ['/caf%C3%A9%20au%20lait', '/café au lait'],
  ['/100%', '/100%'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/a%2Fb', '/a%2Fb'],
] as const)('%s is shown as %s', ([path, shown]) => {
  expect(pageNotFound(path)).toBe(`Page not found: ${shown}`);
});
