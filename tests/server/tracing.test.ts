import { expect, test } from 'vitest';
import { startStandIn } from './paddle-stand-in.ts';
import { register } from './people.ts';
import { startSite } from './site.ts';

test('tracing exports the spans of a request without data of the visitor', async () => {
  const collector = await startStandIn((_asked, outgoing) => outgoing.writeHead(200).end('{}'));
  const traces = { endpoint: collector.origin, headers: { 'api-key': 'secret' }, ratio: 1 };
  const site = await startSite({ config: { traces } });
  await register(site, 'annabel');
  await site.stop();
  expect(collector.asked[0]).toMatchObject({ method: 'POST', url: '/v1/traces', headers: { 'api-key': 'secret' } });
  const exported = collector.asked.map(({ body }) => body).join('\n');
  expect(exported).toContain('"name":"POST sign_up"');
  expect(exported).toContain('"name":"insert users"');
  expect(exported).not.toMatch(/annabel|127\.0\.0\.1|password of|eyJ/i);
});
