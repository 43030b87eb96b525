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

test.each([
  [0, [1, 2]],
  [posts.length - 1, [0, 1]],
])('post %i leads to the posts %j', (index, next) => {
  const page = generatedPages().find(({ path }) => path === `/blog/${posts[index]?.slug}`);
  expect(page?.document.sections[0]?.content).toMatchObject({
    next: next.map((each) => ({ href: `/blog/${posts[each]?.slug}` })),
  });
});
