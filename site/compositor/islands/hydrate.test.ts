import { expect, test } from 'vitest';
import { withCommons } from './hydrate.tsx';

const read = (key: string, fallback: string) => (key === 'tagline' ? 'From the settings' : fallback);

test('withCommons inserts the current text of a key at any depth', () => {
  const content = {
    heading: 'Plain',
    items: [{ text: { key: 'tagline', fallback: 'Built in' } }, { text: { key: 'other', fallback: 'Unchanged' } }],
    none: null,
  };
  expect(withCommons(content, read)).toEqual({
    heading: 'Plain',
    items: [
      { text: { key: 'tagline', fallback: 'From the settings' } },
      { text: { key: 'other', fallback: 'Unchanged' } },
    ],
    none: null,
  });
});

test('withCommons doesn’t change an object with other properties', () => {
  const lookalike = { key: 'tagline', fallback: 'Built in', href: '/x' };
  expect(withCommons(lookalike, read)).toEqual(lookalike);
});
