import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { Changes } from './changes.ts';

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
