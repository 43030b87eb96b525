import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { Changes } from './changes.ts';

test('who listens is told, and forgotten when he is gone', async () => {
  const changes = new Changes();
  const api = new Hono();
  changes.serve(api);
  const response = await api.request('/changes');
  expect(changes.size).toBe(1);
  const reader = response.body?.getReader();
  changes.tell('site/pages/pricing.ts');
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('event: change\ndata: site/pages/pricing.ts\n\n');
  await reader?.cancel();
  await vi.waitFor(() => expect(changes.size).toBe(0));
});

test('who asks for the head alone never listens', async () => {
  const changes = new Changes();
  const api = new Hono();
  changes.serve(api);
  expect((await api.request('/changes', { method: 'HEAD' })).headers.get('content-type')).toBe('text/event-stream');
  expect(changes.size).toBe(0);
});
