import { expect, test } from 'vitest';
import { pageHeroSchema } from './page-hero.schema.ts';

const text = { label: 'Recording', heading: 'Each on its own track' };
const drawing = { kind: 'illustration', name: 'zoom-steps' };

test.each([
  [{ layout: 'title' }, true],
  [{ layout: 'title', media: drawing }, false],
  [{ layout: 'split', media: drawing }, true],
  [{ layout: 'split' }, false],
  [{ layout: 'centered' }, false],
  [{ layout: 'video', media: drawing }, false],
])('an opening of %j is allowed: %s', (content, isAllowed) => {
  expect(pageHeroSchema.safeParse({ ...text, ...content }).success).toBe(isAllowed);
});
