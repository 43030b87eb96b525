import { describe, expect, test } from 'vitest';
import { posts } from '../content/posts.ts';
import { generatedPages, listPages } from './generated-pages.ts';

test.runIf(posts.length > 2).each([
  ['the newest', 0, [1, 2]],
  ['the oldest', posts.length - 1, [0, 1]],
])('%s post links to the posts %2$j', (_, index, next) => {
  const page = generatedPages().find(({ path }) => path === `/blog/${posts[index]?.slug}`);
  expect(page?.document.sections[0]?.content).toMatchObject({
    next: next.map((each) => ({ href: `/blog/${posts[each]?.slug}` })),
  });
});

describe('listPages', () => {
  const post = (...tags: string[]) => ({ tags });

  test('returns the pages of the list of each topic and of the list of all posts', () => {
    const posts = [post('sound'), post('sound', 'camera'), post('sound')];
    expect(listPages(posts, 2).map(({ path }) => path)).toEqual([
      '/blog/page/2',
      '/blog/topic/camera',
      '/blog/topic/sound',
      '/blog/topic/sound/page/2',
    ]);
    expect(listPages([], 2)).toEqual([]);
  });

  test('returns as many pages as the posts need', () => {
    const posts = Array.from({ length: 1000 }, () => post('sound'));
    const pages = listPages(posts, 12).filter(({ topic }) => topic === undefined);
    expect(pages).toHaveLength(83); // /blog is the first of 84 pages.
    expect(pages.at(-1)).toEqual({ path: '/blog/page/84', topic: undefined, page: 84, pages: 84 });
  });
});
