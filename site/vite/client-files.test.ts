import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Plugin } from 'vite';
import { clientFiles } from './client-files.ts';

type LateImport = (load: () => Promise<string>, files: readonly string[]) => Promise<string>;

/** The helper as the browser gets it, new each time: it remembers what has come. */
async function lateImport(): Promise<LateImport> {
  const load = clientFiles('/').load as Extract<Plugin['load'], (...parameters: never[]) => unknown>;
  const code: unknown = await load.call({} as ThisParameterType<typeof load>, '\0vite/preload-helper.js');
  if (typeof code !== 'string') throw new Error('The helper is expected to be a text');
  const url = `data:text/javascript,${encodeURIComponent(`${code}//${Math.random()}`)}`;
  const module = (await import(/* @vite-ignore */ url)) as { __vitePreload: LateImport };
  return module.__vitePreload;
}

const send = vi.fn<typeof fetch>();
const whole = (): Promise<Response> => Promise.resolve(new Response('export default 1'));

/** What arrives when a connection is lost half-way: the head, and a piece of the file. */
function cutOff(): Promise<Response> {
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

test('a file is asked for once, however many islands need it', async () => {
  const late = await lateImport();
  send.mockImplementation(whole);
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('an island');
  expect(await Promise.all([late(load, ['a.js', 'b.js']), late(load, ['b.js'])])).toEqual(['an island', 'an island']);
  expect(send.mock.calls.map(([url]) => url)).toEqual(['/a.js', '/b.js']);
});

test.each([
  ['is not there', () => Promise.resolve(new Response('gone', { status: 404 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is cut off half-way', cutOff],
])('a file that %s is not imported, and asked for anew the next time', async (_, failed) => {
  const late = await lateImport();
  send.mockImplementationOnce(whole).mockImplementationOnce(failed).mockImplementation(whole);
  // A browser that has failed to import it once would never ask for it again.
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('an island');
  await expect(late(load, ['a.js', 'b.js'])).rejects.toThrow(TypeError);
  expect(load).not.toHaveBeenCalled();
  expect(await late(load, ['a.js', 'b.js'])).toBe('an island');
});

test('a file that never comes is given up, and asked for anew the next time', async () => {
  const limit = new AbortController();
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const late = await lateImport();
  send
    .mockImplementationOnce(
      (_url, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Too late', 'TimeoutError')));
        }),
    )
    .mockImplementation(whole);
  const waiting = late(() => Promise.resolve('an island'), ['a.js']);
  expect(limits).toHaveBeenCalledExactlyOnceWith(60_000);
  limit.abort();
  await expect(waiting).rejects.toThrow('Too late');
  expect(await late(() => Promise.resolve('an island'), ['a.js'])).toBe('an island');
});
