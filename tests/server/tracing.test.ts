import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { forgot } from './calls.ts';
import { startStandIn } from './paddle-stand-in.ts';
import type { StandIn } from './paddle-stand-in.ts';
import { bearer, register } from './people.ts';
import { startSite } from './site.ts';
import type { SiteOptions, TestSite } from './site.ts';

const attributeSchema = z.object({
  key: z.string(),
  value: z.union([z.object({ stringValue: z.string() }), z.object({ intValue: z.union([z.number(), z.string()]) })]),
});

/** The JSON of OTLP, as far as it is looked at. */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().optional(),
              attributes: z.array(attributeSchema).default([]),
              status: z.object({ code: z.number().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

const spansOf = (collector: StandIn) =>
  collector.asked
    .flatMap(({ body }) => exportSchema.parse(JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));

const attributesOf = ({ attributes }: { readonly attributes: readonly z.infer<typeof attributeSchema>[] }) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, 'stringValue' in value ? value.stringValue : Number(value.intValue)]),
  );

const accept: StandIn['answer'] = (_asked, outgoing) => {
  outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
};

/** A site that sends every trace to a collector, or a part of them. */
function startTraced(endpoint: string, { config, ...options }: SiteOptions = {}, ratio = 1): Promise<TestSite> {
  return startSite({
    deliverTracesEvery: 20,
    ...options,
    config: { traces: { endpoint, headers: { 'api-key': 'secret' }, ratio }, ...config },
  });
}

describe('a trace', () => {
  test('has a request, and its queries below it', async () => {
    const collector = await startStandIn(accept);
    const site = await startTraced(collector.origin);
    await register(site, 'ann');
    await site.stop();
    const spans = spansOf(collector);
    const request = spans.find(({ name }) => name === 'POST sign_up');
    expect(attributesOf(request ?? { attributes: [] })).toMatchObject({
      'http.request.method': 'POST',
      'onset.route': 'sign_up',
      'http.response.status_code': 200,
      'onset.request_id': expect.stringMatching(/./) as string,
    });
    const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(below.map(({ name }) => name)).toContain('insert users');
    expect(new Set(below.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
    expect(collector.asked[0]).toMatchObject({ method: 'POST', url: '/v1/traces', headers: { 'api-key': 'secret' } });
  });

  test('has nothing of who the visitor is', async () => {
    const collector = await startStandIn(accept);
    const site = await startTraced(collector.origin);
    const { jwt } = await register(site, 'annabel');
    await site.send('/api/users/me?secret=hunter2', {
      headers: { ...bearer(jwt), 'user-agent': 'Mozilla/Annabel', 'x-forwarded-for': '192.0.2.77' },
    });
    await site.send('/annabel@example.test/hunter2');
    await forgot(site, 'annabel@example.test');
    await site.mails.drain();
    await site.stop();
    const bodies = collector.asked.map(({ body }) => body).join('\n');
    expect(spansOf(collector).map(({ name }) => name)).toContain('send mail');
    expect(bodies).not.toMatch(/annabel|hunter2|192\.0\.2|127\.0\.0\.1|password of|eyJ/i);
  });

  test('of a mail is its own, and says that it failed', async () => {
    const collector = await startStandIn(accept);
    const site = await startTraced(collector.origin, { config: { smtpUrl: 'smtp://127.0.0.1:9' } });
    await register(site, 'ann');
    await forgot(site, 'ann@example.test');
    await site.mails.drain();
    await site.stop();
    const mail = spansOf(collector).find(({ name }) => name === 'send mail');
    expect(mail).toMatchObject({ status: { code: 2 } });
    expect(mail?.parentSpanId ?? '').toBe('');
    expect(attributesOf(mail ?? { attributes: [] })).toEqual({ 'error.type': 'ESOCKET' });
  });

  const TRACE = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

  test.for([
    ['goes on with that of a trusted proxy', 1, traceparent, true],
    ['does not go on with what a visitor sends', 0, traceparent, false],
    ['does not go on with what is none', 1, `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, false],
    ['does not go on with another form', 1, `${traceparent}-more`, false],
  ] as const)('%s', async ([, trustedProxies, header, goesOn]) => {
    const collector = await startStandIn(accept);
    const site = await startTraced(collector.origin, { config: { trustedProxies } });
    await site.send('/', { headers: { traceparent: header } });
    await site.stop();
    const [span] = spansOf(collector).filter(({ name }) => name === 'GET page');
    expect(span?.traceId === TRACE).toBe(goesOn);
  });

  test('that is not sampled is not sent, whatever a header says', async () => {
    const collector = await startStandIn(accept);
    const site = await startTraced(collector.origin, { config: { trustedProxies: 1 } }, 0);
    await site.send('/', { headers: { traceparent } });
    await register(site, 'ann');
    await site.stop();
    expect(collector.asked).toEqual([]);
  });
});

describe('a collector', () => {
  test.for([
    ['that is not there', undefined],
    ['that answers 500', ((_asked, outgoing) => void outgoing.writeHead(500).end('no')) satisfies StandIn['answer']],
    ['that never answers', (() => {}) satisfies StandIn['answer']],
  ] as const)('%s delays no request and no stop', async ([, answer]) => {
    const endpoint = answer === undefined ? 'http://127.0.0.1:9' : (await startStandIn(answer)).origin;
    const site = await startTraced(endpoint);
    for (let count = 0; count < 20; count += 1) expect((await site.send('/')).status).toBe(200);
    await register(site, 'ann');
    await site.stop();
    expect(site.logged.join()).not.toMatch(/secret|"level":"error"/);
  });

  test('that cannot be reached is one line of the log, and not one for each delivery', async () => {
    const site = await startTraced('http://127.0.0.1:9');
    const told = () => site.logged.filter((line) => line.includes('OTEL_EXPORTER_OTLP_ENDPOINT'));
    await site.send('/');
    await expect.poll(told).toHaveLength(1);
    await site.send('/');
    await site.stop();
    expect(told()).toHaveLength(1);
    expect(JSON.parse(told()[0] ?? '')).toMatchObject({ level: 'warn', why: 'ECONNREFUSED', lost: 1 });
  });
});
