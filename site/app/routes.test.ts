import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { contentPages, pageOfPath, pageOfRoute } from './pages.ts';
import routes from './routes.ts';

const objects = routes.map(({ id, path, index }) => (index === true ? { id, index } : { id, path }));

/** The page that an address leads to, by the routes. */
function pageAt(address: string) {
  const match = matchRoutes(objects, address)?.at(-1);
  return pageOfRoute(match && { id: match.route.id ?? '', params: match.params });
}

test.each(contentPages)('the route of $path draws it, in any case and with a slash at the end', ({ path }) => {
  const page = pageOfPath(path);
  expect(page?.path).toBe(path);
  expect([path, path.toUpperCase(), `${path}/`].map((address) => pageAt(address))).toEqual([page, page, page]);
});

test.each(['/blog/none', '/blog/topic/none', '/blog/page/999', '/blog/*', '/blog/%2e%2e/pricing'])(
  'there is no page at %s',
  (address) => {
    expect(pageAt(address)).toBeUndefined();
  },
);

test('posts and their lists have one route, however many they are: React Router looks through all routes for each page', () => {
  expect(routes.filter(({ path }) => path?.startsWith('blog/')).map(({ path }) => path)).toEqual(['blog/*']);
});
