import { expect, test } from 'vitest';
import { featureGridSchema } from './feature-grid.schema.ts';

const createFeatures = (visual: object, count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({ title: `Feature ${index}`, text: 'It does that.', ...visual }));
const withIllustration = { illustration: 'zoom-steps' };
const withIcon = { icon: 'screen' };

test.each([
  ['two illustrations', createFeatures(withIllustration, 2), true],
  ['seven illustrations', createFeatures(withIllustration, 7), false],
  ['two icons', createFeatures(withIcon, 2), false],
  ['twelve icons', createFeatures(withIcon, 12), true],
  ['illustrations and icons', [...createFeatures(withIllustration, 2), ...createFeatures(withIcon, 2)], false],
  ['both in one feature', createFeatures({ ...withIllustration, ...withIcon }, 3), false],
  ['neither', createFeatures({}, 3), false],
])('%s are allowed: %#', (_, features, isAllowed) => {
  const content = { label: 'What it does', heading: 'It does that', features };
  expect(featureGridSchema.safeParse(content).success).toBe(isAllowed);
});
