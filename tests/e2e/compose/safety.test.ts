import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorkshopProcess } from './workshop.ts';
import type { WorkshopProcess } from './workshop.ts';

let workshop: WorkshopProcess;
let port: number;
beforeAll(async () => {
  workshop = await startWorkshopProcess();
  port = Number(new URL(workshop.origin).port);
  mkdirSync(join(workshop.root, 'data'));
  writeFileSync(join(workshop.root, 'data/secret.key'), 'the secret');
  writeFileSync(join(workshop.root, '.env'), 'KEY=the secret');
  symlinkSync(join(workshop.root, 'data'), join(workshop.root, 'site/content/link'));
});
afterAll(() => workshop?.stop());

interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks as no browser would let a page ask: with any host, any origin and any path. */
function ask({ path, method = 'GET', headers = {}, body }: Ask): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { Host: `localhost:${port}`, ...headers } });
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const saving = JSON.stringify({
  file: 'site/pages/x.ts',
  owner: 'me',
  document: {},
  base: 'export default {};',
  version: null,
});

describe('nobody but its own page is answered', () => {
  test.each<[string, Ask]>([
    ['another host', { path: '/api/pages', headers: { Host: `evil.example:${port}` } }],
    ['another port', { path: '/api/pages', headers: { Host: 'localhost:80' } }],
    [
      'another origin',
      { path: '/api/page', method: 'PUT', headers: { ...JSON_TYPE, Origin: 'http://evil.example' }, body: saving },
    ],
    [
      'the origin of a file',
      { path: '/api/page', method: 'PUT', headers: { ...JSON_TYPE, Origin: 'null' }, body: saving },
    ],
    [
      'another site of the browser',
      { path: '/api/pages', headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' } },
    ],
    ['a form', { path: '/api/page', method: 'PUT', headers: { 'Content-Type': 'text/plain' }, body: saving }],
    [
      'a script tag elsewhere',
      { path: '/compose/client/main.tsx', headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'script' } },
    ],
  ])('%s', async (_who, asked) => {
    const { status, text } = await ask(asked);
    expect([status, text]).toEqual([403, expect.stringContaining('expected')]);
  });

  test('it is not reached from another machine', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.family === 'IPv4' && !each.internal)?.address;
    // A machine without a network cannot be asked from one.
    const reached = outside === undefined ? 'refused' : await knock(outside);
    expect(reached).toBe('refused');
  });

  test('nothing is spoken but HTTP', async () => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    await expect(ask({ path: '/', headers })).rejects.toThrow(/hang up|ECONNRESET/);
  });
});

describe('nothing is given away but what it is made of', () => {
  test.each([
    '/data/secret.key',
    '/.env',
    '/package.json',
    '/.git/config',
    '/.compose/drafts',
    '/@fs/etc/passwd',
    '/@fs/srv/data/secret.key',
    '/@id/data/secret.key?raw',
    '/compose/../data/secret.key',
    '/compose/%2e%2e/data/secret.key',
    '/compose/..%2fdata/secret.key',
    '/compose/client/..%5c..%5c..%5cdata%5csecret.key',
    '//data/secret.key',
    '/site/content/link/secret.key?raw',
    '/site/content/link/secret.key',
    '/site/server/main.ts',
    '/%',
  ])('%s', async (path) => {
    const { status, text } = await ask({ path });
    expect(text).not.toContain('the secret');
    expect([403, 404]).toContain(status);
  });
});

describe('nothing is written but pages, their stories and the navigation', () => {
  test.each([
    '../outside.ts',
    'site/pages/../../data/secret.key',
    'site/pages/..%2f..%2fx.ts',
    '/etc/passwd',
    'site/pages/link/x.ts',
    'site/server/main.ts',
    'package.json',
    'stories/pages/page-story.tsx',
    'site/pages/x.ts\0.js',
    '',
  ])('%j', async (file) => {
    symlinkOnce();
    const body = JSON.stringify({ ...(JSON.parse(saving) as object), file });
    const { status } = await ask({ path: '/api/page', method: 'PUT', headers: JSON_TYPE, body });
    expect([400, 403]).toContain(status);
    expect(workshop.changed().replace('?? site/content/link\n', '').replace('?? site/pages/link\n', '')).toBe('');
  });
});

let isLinked = false;
function symlinkOnce(): void {
  if (!isLinked) symlinkSync(join(workshop.root, 'data'), join(workshop.root, 'site/pages/link'));
  isLinked = true;
}

describe('hostile bodies', () => {
  test.each([
    ['no JSON', '{'],
    ['a body of 5 MB', `"${'x'.repeat(5_000_000)}"`],
    ['lists within lists', '['.repeat(200_000)],
    ['a prototype', '{"file":"site/pages/x.ts","document":{"__proto__":{"a":1}}}'],
  ])('%s is refused, and the next is answered', async (_what, body) => {
    const { status } = await ask({ path: '/api/drawing', method: 'POST', headers: JSON_TYPE, body }).catch(() => ({
      status: 0,
    }));
    expect(status).not.toBe(500);
    expect((await ask({ path: '/api/pages' })).status).toBe(200);
  });

  test('brackets without end in the text of a page are refused, and the next is answered', async () => {
    const base = `export default ${'['.repeat(100_000)}${']'.repeat(100_000)};`;
    const body = JSON.stringify({ file: 'site/pages/x.ts', document: {}, base });
    const { status, text } = await ask({ path: '/api/page/text', method: 'POST', headers: JSON_TYPE, body });
    expect([status, text]).toEqual([422, expect.stringContaining('brackets within each other')]);
    expect((await ask({ path: '/api/pages' })).status).toBe(200);
  });

  test('what is no file holds nobody up', async () => {
    mkdirSync(join(workshop.root, 'site/pages/folder.ts'));
    const opened = await ask({ path: '/api/page?file=site/pages/folder.ts' });
    expect([opened.status, opened.text]).toEqual([403, expect.stringContaining('is no file')]);
    expect((await ask({ path: '/api/pages' })).status).toBe(200);
  });

  test('a document of 20,000 sections is answered', async () => {
    const sections = Array.from({ length: 20_000 }, (_, index) => ({ section: 'faq', id: `a${index}`, content: {} }));
    const body = JSON.stringify({ file: 'site/pages/x.ts', document: { title: 'Long', sections } });
    expect((await ask({ path: '/api/drawing', method: 'POST', headers: JSON_TYPE, body })).status).toBe(200);
    expect((await ask({ path: '/api/pages' })).status).toBe(200);
  });
});

function knock(host: string): Promise<'reached' | 'refused'> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    socket.once('connect', () => {
      socket.destroy();
      resolve('reached');
    });
    for (const event of ['error', 'timeout'] as const) socket.once(event, () => resolve('refused'));
  });
}
