import { expect, test } from 'vitest';
import { posts } from '../content/posts.ts';
import { generatedPages } from './generated-pages.ts';

test.each([
  [0, [1, 2]],
  [posts.length - 1, [0, 1]],
])('post %i leads to the posts %j', (index, next) => {
  const page = generatedPages().find(({ path }) => path === `/blog/${posts[index]?.slug}`);
  expect(page?.document.sections[0]?.content).toMatchObject({
    next: next.map((each) => ({ href: `/blog/${posts[each]?.slug}` })),
  });
});
