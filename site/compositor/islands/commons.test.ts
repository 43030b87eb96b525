import { expect, test } from 'vitest';
import { withCommons } from './commons.ts';

const read = (key: string, fallback: string) => (key === 'tagline' ? 'The site’s own words' : fallback);

test('puts the current text where content names a key, however deep', () => {
  const content = {
    heading: 'Plain',
    items: [{ text: { key: 'tagline', fallback: 'Built in' } }, { text: { key: 'other', fallback: 'Kept' } }],
    none: null,
  };
  expect(withCommons(content, read)).toEqual({
    heading: 'Plain',
    items: [
      { text: { key: 'tagline', fallback: 'The site’s own words' } },
      { text: { key: 'other', fallback: 'Kept' } },
    ],
    none: null,
  });
});

test('leaves alone what only looks like one', () => {
  const lookalike = { key: 'tagline', fallback: 'Built in', href: '/x' };
  expect(withCommons(lookalike, read)).toEqual(lookalike);
});
