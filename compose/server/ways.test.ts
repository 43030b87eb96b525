import { createServer } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tests/setup/free-port.ts';
import { waysSchema } from '../protocol/protocol.ts';
import { serveWays, waysFrom } from './ways.ts';

const root = join(import.meta.dirname, '../..');

/** A port on which something listens. `host` is one of the names of this machine. */
async function takenPort(host: string): Promise<number> {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  onTestFinished(() => void server.close());
  return port;
}

test('where something listens the ways lead to the page and to its story', async () => {
  const site = await takenPort('localhost');
  const storybook = await takenPort('127.0.0.1');
  const ways = await waysFrom(root, 'site/pages/index.ts', { site, storybook });
  expect(ways.map(({ name, href }) => [name, href])).toEqual([
    ['Site', `http://localhost:${site}/`],
    ['Story', `http://localhost:${storybook}/?path=/story/pages-home--default`],
  ]);
});

test('where nothing listens they say what must be running, and have no address', async () => {
  const [site, storybook] = [await freePort(), await freePort()];
  expect(await waysFrom(root, 'site/pages/pricing.ts', { site, storybook })).toEqual([
    {
      name: 'Site',
      hint: `Nothing answers on port ${site}: npm run dev must be running (SITE_DEV_PORT names another port)`,
    },
    {
      name: 'Story',
      hint: `Nothing answers on port ${storybook}: npm run storybook must be running (STORYBOOK_PORT names another port)`,
    },
  ]);
});

test('a page without a story says so', async () => {
  const storybook = await takenPort('localhost');
  const [, story] = await waysFrom(root, 'site/pages/none.ts', { site: await freePort(), storybook });
  expect(story).toEqual({ name: 'Story', hint: 'No story in stories/pages imports site/pages/none.ts' });
});

test('the address answers as the workshop’s page expects it, and refuses what is no page file', async () => {
  const api = new Hono().onError((error, context) => context.json({ message: error.message }, 400));
  serveWays(api, root, { site: await takenPort('localhost'), storybook: await takenPort('localhost') });
  const response = await api.request('/ways?file=site/pages/pricing.ts');
  expect(waysSchema.parse(await response.json()).ways.every(({ href }) => href !== undefined)).toBe(true);
  const refused = ['', 'package.json', 'site/pages/', 'x'.repeat(400)];
  const answers = refused.map(async (file) => api.request(`/ways?${new URLSearchParams({ file })}`));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(refused.map(() => 400));
});
