import { expect, test } from 'vitest';
import type { PageDocument } from '../compositor/page-document.ts';
import about from '../pages/about.ts';
import { authorNames, getAuthor } from './blog.ts';

test('the sample authors of posts are the people on the About page', () => {
  const { sections }: PageDocument = about;
  const people = sections.flatMap(({ section, content }) =>
    section === 'testimonials'
      ? content.quotes.map(({ name, portrait }) => ({ name, portrait, sampleLabel: content.sampleLabel }))
      : [],
  );
  expect(authorNames.map(getAuthor).filter(({ sampleLabel }) => sampleLabel)).toEqual(people);
});
