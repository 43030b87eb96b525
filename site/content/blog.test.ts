import { expect, test } from 'vitest';
import about from '../pages/about.ts';
import { authorNames, getAuthor } from './blog.ts';

test('the sample authors of posts are the people on the About page', () => {
  const people = about.sections.flatMap(({ section, content }) =>
    section === 'testimonials'
      ? content.quotes.map(({ name, portrait }) => ({ name, portrait, sampleLabel: content.sampleLabel }))
      : [],
  );
  expect(authorNames.map(getAuthor).filter(({ sampleLabel }) => sampleLabel)).toEqual(people);
});
