import { expect, test } from 'vitest';
import { withTexts } from './texts.ts';

const read = (key: string, fallback: string) => (key === 'tagline' ? 'The site’s own words' : fallback);

test('puts the current words where a text names a key, however deep', () => {
  const props = {
    heading: 'Plain',
    items: [{ text: { key: 'tagline', fallback: 'Built in' } }, { text: { key: 'other', fallback: 'Kept' } }],
    none: null,
  };
  expect(withTexts(props, read)).toEqual({
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
  expect(withTexts(lookalike, read)).toEqual(lookalike);
});
