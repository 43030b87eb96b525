import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { unknownRoute } from '../../../site/server/http/unknown-route.ts';

const respond = () => new Response();
const { routes } = new Hono()
  .use('/api/*', (_, next) => next())
  .get('/api/things', respond)
  .post('/api/things', respond)
  .put('/api/things/:id', respond)
  .on(['GET', 'DELETE'], '/api/things/:id', respond);
const app = new Hono({ strict: false }).all('/api/*', unknownRoute(routes));

test.each([
  ['/api/things', 'HEAD, GET, POST'],
  ['/api/things/', 'HEAD, GET, POST'],
  ['/api/things/1', 'HEAD, GET, PUT, DELETE'],
  ['/api/things/1/parts', 'HEAD, GET'],
  ['/api/unknown', 'HEAD, GET'],
])('the 405 and the OPTIONS response of %s list the methods of its routes', async (path, allow) => {
  for (const [method, status] of [
    ['PATCH', 405],
    ['OPTIONS', 204],
  ] as const) {
    const response = await app.request(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
  }
});

test('GET of an unknown path gets a 404 as JSON', async () => {
  const response = await app.request('/api/unknown');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ data: null, error: { status: 404, name: 'NotFoundError' } });
});
