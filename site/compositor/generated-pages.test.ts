import { expect, test } from 'vitest';
import { POSTS_PER_PAGE } from '../content/blog.ts';
import { legalTexts } from '../content/legal-texts.ts';
import { posts } from '../content/posts.ts';
import { generatedPages } from './generated-pages.ts';
import { generatedPaths } from './generated-paths.ts';

test('the pages are at the paths that the routes have', () => {
  const names = {
    posts: posts.map(({ slug, tags }) => ({ name: slug, tags })),
    legal: legalTexts.map(({ name }) => name),
  };
  const paths = generatedPages().map(({ path }) => path);
  expect(paths.toSorted()).toEqual(generatedPaths(names, POSTS_PER_PAGE).toSorted());
});

test('each post leads to the one before and the one after it', () => {
  const newest = posts[0];
  const page = generatedPages().find(({ path }) => path === `/blog/${newest?.slug}`);
  const content: object | undefined = page?.document.sections[0]?.content;
  expect(content).not.toHaveProperty('newer');
  expect(content).toMatchObject({ older: { href: `/blog/${posts[1]?.slug}` } });
});
