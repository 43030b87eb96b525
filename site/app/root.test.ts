import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { errorContent } from './error-content.ts';
import { middleware } from './root.tsx';

const pages = [
  { path: '/', validity: undefined },
  { path: '/summer', validity: { until: '2020-09-01' } },
  { path: '/blog/first', validity: undefined },
];
vi.mock('./pages.ts', () => ({
  allPages: () => pages,
  pageOfPath: (path: string) => pages.find((page) => page.path === path),
  pageOfRoute: () => undefined,
}));

/** Runs what comes before a page, with what stands in place of a star; the error it throws, or undefined where the page is drawn. */
function errorAt(path: string, params: Readonly<Record<string, string>> = {}): unknown {
  const url = new URL(path, 'https://onset.example');
  const args = { url, request: new Request(url), params, context: new RouterContextProvider(), pattern: '' };
  try {
    for (const each of middleware) void each(args as Parameters<typeof each>[0], () => Promise.resolve(new Response()));
    return undefined;
  } catch (error) {
    return error;
  }
}

test.each(['/summer', '/summer/'])('specification 5: a page that fails its validity check is a 404: %s', (path) => {
  expect(errorAt(path)).toMatchObject({ data: 'Page not found: /summer', init: { status: 404 } });
});

test('a page that passes its check is drawn, and so is one that has none', () => {
  expect(errorAt('/')).toBeUndefined();
  expect(errorContent(errorAt('/'), { pathname: '/' })).toEqual({});
});

test.each(['first', 'FIRST', 'first/'])('a post is drawn at /blog/%s', (rest) => {
  expect(errorAt(`/blog/${rest}`, { '*': rest })).toBeUndefined();
});

test('what the route of the blog takes and is no page of it is a 404 in the words of any other', () => {
  const error = errorAt('/blog/none', { '*': 'none' });
  expect(error).toMatchObject({ data: null, init: { status: 404 } });
});
