import { createServer } from 'vite';
import { expect, test, onTestFinished } from 'vitest';
import { apiOrigin, redirectPages } from './development-server.ts';

test('apiOrigin returns API_ORIGIN, or the origin of npm start', () => {
  expect(apiOrigin({ API_ORIGIN: 'https://onset.example:8443' })).toBe('https://onset.example:8443');
  expect([apiOrigin({}), apiOrigin({ API_ORIGIN: '' })]).toEqual(['http://localhost:3000', 'http://localhost:3000']);
});

test.for(['localhost:3000', 'http://localhost:3000/', 'http://localhost/api', 'ftp://localhost', 'http://', ' '])(
  'apiOrigin rejects %j with one line',
  (origin) => {
    expect(() => apiOrigin({ API_ORIGIN: origin })).toThrow(
      `API_ORIGIN is ${JSON.stringify(origin)}. Set it to an origin such as http://localhost:3000, without a path.`,
    );
  },
);

test('redirectPages redirects moved pages with their query, and no other URL', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    plugins: [
      redirectPages([
        { from: '/terms', to: '/terms-and-conditions', kind: 'permanent' },
        { from: '/docs', to: '/how-it-works', kind: 'temporary' },
      ]),
    ],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const request = async (path: string) => {
    const { status, headers } = await fetch(new URL(path, origin), { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await request('/terms?a=1')).toEqual([301, '/terms-and-conditions?a=1']);
  expect(await request('/Docs/')).toEqual([302, '/how-it-works']);
  expect(await request('/terms-and-conditions')).toEqual([404, null]);
});
