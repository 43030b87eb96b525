import { expect, test } from 'vitest';
import { generatedPaths, listPages } from './generated-paths.ts';

const post = (name: string, ...tags: string[]) => ({ name, tags });

test('a page for each post, each topic there are posts of, each page of a list, and each legal text', () => {
  const posts = [post('a', 'sound'), post('b', 'sound', 'camera'), post('c', 'sound')];
  expect(generatedPaths({ posts, legal: ['privacy'] }, 2)).toEqual([
    '/blog/a',
    '/blog/b',
    '/blog/c',
    '/blog/page/2',
    '/blog/topic/camera',
    '/blog/topic/sound',
    '/blog/topic/sound/page/2',
    '/privacy',
  ]);
});

test('no posts, no lists', () => {
  expect(generatedPaths({ posts: [], legal: [] }, 12)).toEqual([]);
});

test('as many pages as the posts need, and no more', () => {
  const posts = Array.from({ length: 1000 }, (_, index) => post(`p${index}`, 'sound'));
  const pages = listPages({ posts }, 12).filter(({ topic }) => topic === undefined);
  expect(pages).toHaveLength(83); // The first is the file of /blog.
  expect(pages.at(-1)).toEqual({ path: '/blog/page/84', topic: undefined, page: 84, pages: 84 });
});
