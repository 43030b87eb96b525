import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { movedPages } from './moved-pages.ts';

test('in development an address that leads to another is sent on, with its query; others are not', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    plugins: [
      movedPages([
        { from: '/terms', to: '/terms-and-conditions', kind: 'permanent' },
        { from: '/docs', to: '/how-it-works', kind: 'temporary' },
      ]),
    ],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const ask = async (path: string) => {
    const { status, headers } = await fetch(new URL(path, origin), { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await ask('/terms?a=1')).toEqual([301, '/terms-and-conditions?a=1']);
  expect(await ask('/Docs/')).toEqual([302, '/how-it-works']);
  expect(await ask('/terms-and-conditions')).toEqual([404, null]);
});
