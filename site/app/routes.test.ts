import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { contentPages, findPageByPath, findPageByRoute } from '../compositor/pages.ts';
import routes from './routes.ts';

const objects = routes.map(({ id, path, index }) => (index === true ? { id, index } : { id, path }));

/** Returns the page at a path, by the routes. */
function findPage(path: string) {
  const match = matchRoutes(objects, path)?.at(-1);
  return findPageByRoute(match && { id: match.route.id ?? '', params: match.params });
}

test.each(contentPages)('a route matches $path, in any case and with a trailing slash', ({ path }) => {
  const page = findPageByPath(path);
  expect(page?.path).toBe(path);
  expect([path, path.toUpperCase(), `${path}/`].map((each) => findPage(each))).toEqual([page, page, page]);
});

test.each(['/blog/none', '/blog/topic/none', '/blog/page/999', '/blog/*', '/blog/%2e%2e/pricing'])(
  'there is no page at %s',
  (path) => {
    expect(findPage(path)).toBeUndefined();
  },
);

// React Router searches all routes for each page.
test('all posts and lists of posts share one route', () => {
  expect(routes.filter(({ path }) => path?.startsWith('blog/')).map(({ path }) => path)).toEqual(['blog/*']);
});
