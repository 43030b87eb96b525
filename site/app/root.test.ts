import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { errorContent } from './error-content.ts';
import { middleware } from './root.tsx';

const pages = [
  { path: '/', validity: undefined },
  { path: '/summer', validity: { until: '2020-09-01' } },
  { path: '/blog/first', validity: undefined },
];
vi.mock('../compositor/pages.ts', () => ({
  allPages: () => pages,
  findPageByPath: (path: string) => pages.find((page) => page.path === path),
  findPageByRoute: () => undefined,
}));

/** Runs the middleware of a path. Returns the error that it throws; `undefined` if the page is rendered. */
function findError(path: string, params: Readonly<Record<string, string>> = {}): unknown {
  const url = new URL(path, 'https://onset.example');
  const args = { url, request: new Request(url), params, context: new RouterContextProvider(), pattern: '' };
  try {
    for (const each of middleware) void each(args as Parameters<typeof each>[0], () => Promise.resolve(new Response()));
    return undefined;
  } catch (error) {
    return error;
  }
}

test.each(['/summer', '/summer/'])('specification 5: %s, which fails its validity check, is a 404', (path) => {
  expect(findError(path)).toMatchObject({ data: 'Page not found: /summer', init: { status: 404 } });
});

test('a page without a validity period is rendered', () => {
  expect(findError('/')).toBeUndefined();
  expect(errorContent(findError('/'), { pathname: '/' })).toEqual({});
});

test.each(['first', 'FIRST', 'first/'])('a post is rendered at /blog/%s', (rest) => {
  expect(findError(`/blog/${rest}`, { '*': rest })).toBeUndefined();
});

test('a path below /blog without a page is a 404', () => {
  const error = findError('/blog/none', { '*': 'none' });
  expect(error).toMatchObject({ data: null, init: { status: 404 } });
});
