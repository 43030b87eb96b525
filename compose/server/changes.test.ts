import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { Changes, REPORT_DELAY_MS } from './changes.ts';

test('who listens is told, and forgotten when he is gone', async () => {
  const changes = new Changes();
  const api = new Hono();
  changes.serve(api, Promise.resolve());
  const response = await api.request('/changes');
  expect(changes.size).toBe(1);
  const reader = response.body?.getReader();
  changes.tell('site/pages/pricing.ts');
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('event: change\ndata: site/pages/pricing.ts\n\n');
  await reader?.cancel();
  await vi.waitFor(() => expect(changes.size).toBe(0), 30_000);
});

test('reports a file only after the time in which the watcher drops its next change', async () => {
  vi.useFakeTimers();
  try {
    const changes = new Changes();
    const onReport = vi.fn<() => void>();
    changes.tell('site/pages/pricing.ts', onReport);
    vi.advanceTimersByTime(REPORT_DELAY_MS - 1);
    expect(onReport).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onReport).toHaveBeenCalledOnce();
    expect(REPORT_DELAY_MS).toBeGreaterThan(50);
  } finally {
    vi.useRealTimers();
  }
});

test('who asks for the head alone never listens', async () => {
  const changes = new Changes();
  const api = new Hono();
  changes.serve(api, Promise.resolve());
  expect((await api.request('/changes', { method: 'HEAD' })).headers.get('content-type')).toBe('text/event-stream');
  expect(changes.size).toBe(0);
});

test('the stream opens once the files are watched', async () => {
  const changes = new Changes();
  const api = new Hono();
  const watching = Promise.withResolvers<void>();
  changes.serve(api, watching.promise);
  const opened = Promise.resolve(api.request('/changes'));
  await expect(Promise.race([opened.then(() => 'open'), Promise.resolve('waiting')])).resolves.toBe('waiting');
  watching.resolve();
  await (await opened).body?.cancel();
});
