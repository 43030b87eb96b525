import { expect, test } from 'vitest';
import { featureGridSchema } from './feature-grid.schema.ts';

const feature = (kind: object, count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({ title: `Feature ${index}`, text: 'It does that.', ...kind }));
const illustrated = { illustration: 'zoom-steps' };
const icon = { icon: 'screen' };

test.each([
  ['two illustrations', feature(illustrated, 2), true],
  ['seven illustrations', feature(illustrated, 7), false],
  ['two icons', feature(icon, 2), false],
  ['twelve icons', feature(icon, 12), true],
  ['illustrations and icons', [...feature(illustrated, 2), ...feature(icon, 2)], false],
  ['both in one feature', feature({ ...illustrated, ...icon }, 3), false],
  ['neither', feature({}, 3), false],
])('%s are allowed: %#', (_, features, isAllowed) => {
  const content = { at: '00:04', label: 'What it does', heading: 'It does that', features };
  expect(featureGridSchema.safeParse(content).success).toBe(isAllowed);
});
