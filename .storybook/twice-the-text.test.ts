import { expect, test } from 'vitest';
import * as z from 'zod';
import { twiceTheText } from '../stories/helpers/twice-the-text.ts';

test('doubles texts, and leaves the empty alternative text of a decorative image empty', () => {
  const schema = z.strictObject({ heading: z.string().max(20), image: z.strictObject({ alt: z.string() }) });
  const content = { heading: 'Record', image: { alt: '' } };
  expect(twiceTheText(content, schema)).toEqual({ heading: 'Record Record', image: { alt: '' } });
});
