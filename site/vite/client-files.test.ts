import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Plugin } from 'vite';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';
import { clientFiles } from './client-files.ts';

type ImportHelper = (load: () => Promise<string>, files: readonly string[]) => Promise<string>;

/** Returns the browser’s import helper, as a new instance without loaded files. */
async function loadImportHelper(): Promise<ImportHelper> {
  const load = clientFiles('/').load as Extract<Plugin['load'], (...parameters: never[]) => unknown>;
  const code: unknown = await load.call({} as ThisParameterType<typeof load>, '\0vite/preload-helper.js');
  if (typeof code !== 'string') throw new Error('The helper is expected to be a text');
  const url = `data:text/javascript,${encodeURIComponent(`${code}//${Math.random()}`)}`;
  const module = (await import(/* @vite-ignore */ url)) as { __vitePreload: ImportHelper };
  return module.__vitePreload;
}

const send = vi.fn<typeof fetch>();
const respond = (): Promise<Response> => Promise.resolve(new Response('export default 1'));

/** Returns a response whose connection is lost after the headers and a part of the file. */
function respondPartly(): Promise<Response> {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('export def')),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  return Promise.resolve(new Response(body));
}

beforeEach(() => vi.stubGlobal('fetch', send));
afterEach(() => {
  vi.unstubAllGlobals();
  send.mockReset();
});

test('the import helper requests a file once for several islands', async () => {
  const importLate = await loadImportHelper();
  send.mockImplementation(respond);
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('an island');
  expect(await Promise.all([importLate(load, ['a.js', 'b.js']), importLate(load, ['b.js'])])).toEqual([
    'an island',
    'an island',
  ]);
  expect(send.mock.calls.map(([url]) => url)).toEqual(['/a.js', '/b.js']);
});

test.each([
  ['doesn’t exist', () => Promise.resolve(new Response('gone', { status: 404 }))],
  ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is incomplete', respondPartly],
])('the import helper doesn’t import a file that %s, and requests it again the next time', async (_, failed) => {
  const importLate = await loadImportHelper();
  send.mockImplementationOnce(respond).mockImplementationOnce(failed).mockImplementation(respond);
  // A browser never retries an import that failed.
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('an island');
  await expect(importLate(load, ['a.js', 'b.js'])).rejects.toThrow(TypeError);
  expect(load).not.toHaveBeenCalled();
  expect(await importLate(load, ['a.js', 'b.js'])).toBe('an island');
});

test('the import helper aborts a request after a minute, and requests the file again the next time', async () => {
  const limit = new AbortController();
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const importLate = await loadImportHelper();
  send
    .mockImplementationOnce(
      (_url, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Too late', 'TimeoutError')));
        }),
    )
    .mockImplementation(respond);
  const waiting = importLate(() => Promise.resolve('an island'), ['a.js']);
  expect(limits).toHaveBeenCalledExactlyOnceWith(60_000);
  limit.abort();
  await expect(waiting).rejects.toThrow('Too late');
  expect(await importLate(() => Promise.resolve('an island'), ['a.js'])).toBe('an island');
});

test('the build fails if a folder of a group doesn’t exist or has no modules', () => {
  const project = temporaryDir();
  const { configEnvironment } = clientFiles(join(project, 'site'));
  const { handler } = configEnvironment as { handler: (name: string, config: object) => void };
  const configure = () => handler('client', { build: { rollupOptions: { input: [] } } });
  expect(configure).toThrow('site/runtime/ of the group “runtime” doesn’t exist. Correct or remove the path.');
  mkdirSync(join(project, 'site/runtime'), { recursive: true });
  expect(configure).toThrow('site/runtime/ of the group “runtime” has no modules.');
});
