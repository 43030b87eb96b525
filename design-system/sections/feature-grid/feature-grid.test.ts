import { expect, test } from 'vitest';
import { featureGridSchema } from './feature-grid.schema.ts';

const createFeatures = (visual: object, count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({ title: `Feature ${index}`, text: 'It does that.', ...visual }));
const withIllustration = { illustration: 'zoom-steps' };

const isValid = (features: object[]): boolean =>
  featureGridSchema.safeParse({ heading: 'It does that', features }).success;

test.each([
  ['two with illustrations', createFeatures(withIllustration, 2)],
  ['twelve without', createFeatures({}, 12)],
])('accepts %s', (_, features) => expect(isValid(features)).toBe(true));

test.each([
  ['seven with illustrations', createFeatures(withIllustration, 7)],
  ['some with and some without', [...createFeatures(withIllustration, 2), ...createFeatures({}, 2)]],
  ['a link beside an illustration', createFeatures({ ...withIllustration, link: { label: 'More', href: '/' } }, 2)],
])('rejects %s', (_, features) => expect(isValid(features)).toBe(false));
