import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { CONNECTIONS, NAVIGATIONS } from '../../site/contract/vitals.ts';
import { NodePostgresDialect } from '../../site/server/database/postgres.ts';
import type { Tables } from '../../site/server/database/tables.ts';
import { countWebhook, eventCounts } from '../../site/server/watching/event-counts.ts';
import { createMetrics } from '../../site/server/watching/metrics.ts';
import { RequestCounts, STATUSES } from '../../site/server/watching/request-counts.ts';
import { ROUTE_CLASSES } from '../../site/server/watching/route-class.ts';
import { vitalCounts } from '../../site/server/watching/vital-counts.ts';
import { readPromql } from './promql.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What Prometheus itself adds to each series. */
const OF_PROMETHEUS = new Set(['instance', 'job']);

/** The labels of each series a process prints, with the values that each has had, where everything has happened once. */
async function printed(): Promise<ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>> {
  const requests = new RequestCounts();
  for (const route of ROUTE_CLASSES) for (const status of STATUSES) requests.add(route, 'POST', status, 0.01);
  const events = eventCounts();
  events.queries.count(0, 0.01);
  events.queries.count(1, 0.01);
  for (const outcome of ['applied', 'ignored', 'known', 'unsigned', 'late', 'forged', 'not_configured'] as const)
    countWebhook(events, outcome);
  const vitals = vitalCounts(['/']);
  const measures = { LCP: 1, CLS: 1, INP: 1, FCP: 1, TTFB: 1 };
  for (const navigation of NAVIGATIONS)
    for (const connection of CONNECTIONS) vitals.add({ page: '/', navigation, connection, vitals: measures });
  const state = { depth: 1, oldest: 1, givenUp: 1 };
  const registry = createMetrics({
    requests,
    events,
    vitals,
    buildId: 'one',
    // A pool connects when it is first asked, and it is not.
    database: new Kysely<Tables>({ dialect: new NodePostgresDialect('postgresql://127.0.0.1/none', () => {}) }),
    queues: () =>
      Promise.resolve([
        { queue: 'mails', ...state },
        { queue: 'webhooks', ...state },
      ]),
  });
  const series = new Map<string, Map<string, Set<string>>>();
  for (const line of (await registry.metrics()).split('\n')) {
    const [, name, labels = ''] = /^([a-z_0-9]+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (name === undefined) continue;
    const known = series.get(name) ?? new Map<string, Set<string>>();
    series.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/([a-z_]+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
  }
  return series;
}

const series = await printed();

/** What of an expression no process prints: metrics, labels, values. */
function unknownIn(expression: string): string[] {
  const { selectors, grouped } = readPromql(expression);
  const labels = new Set(selectors.flatMap(({ metric }) => [...(series.get(metric)?.keys() ?? [])]));
  return [
    ...(selectors.length === 0 ? [`no metric in ${expression}`] : []),
    ...grouped.filter((label) => !labels.has(label) && !OF_PROMETHEUS.has(label)).map((label) => `by ${label}`),
    ...selectors.flatMap(({ metric, matchers }) => {
      const known = series.get(metric);
      if (known === undefined) return [`metric ${metric}`];
      return matchers.flatMap(({ label, operator, value }) => {
        if (OF_PROMETHEUS.has(label)) return [];
        const values = known.get(label);
        if (values === undefined) return [`${metric}{${label}}`];
        const wanted = operator.includes('~') ? value.split('|') : [value];
        return wanted.filter((each) => !values.has(each)).map((each) => `${metric}{${label}="${each}"}`);
      });
    }),
  ];
}

const alertsSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[mh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
});

const panelSchema = z.object({
  id: z.number(),
  type: z.enum(['row', 'stat', 'timeseries']),
  title: z.string().min(1),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  targets: z
    .array(z.object({ refId: z.string(), expr: z.string(), datasource: z.object({ uid: z.string() }) }))
    .default([]),
});

const dashboardSchema = z.object({
  title: z.literal('Onset'),
  uid: z.string().max(40),
  schemaVersion: z.number().min(39),
  panels: z.array(panelSchema),
  templating: z.object({ list: z.array(z.object({ name: z.string() })) }),
});

describe('the alerts', () => {
  const rules = alertsSchema.parse(parse(read('deploy/prometheus/alerts.yml'))).groups.flatMap((group) => group.rules);
  const runbook = read('docs/watching.md');

  test.each(rules.map((rule) => [rule.alert, rule] as const))('%s asks for what a process tells', (_name, { expr }) => {
    expect(unknownIn(expr)).toEqual([]);
  });

  test('each says what to do, under a heading of its own', () => {
    const headings = [...runbook.matchAll(/^## ([A-Z]\w+)$/gm)].map(([, name]) => name);
    const alerts = rules.map(({ alert }) => alert);
    expect(headings.filter((name) => name !== 'Metrics' && name !== 'Traces')).toEqual(alerts);
    for (const { alert, annotations } of rules)
      expect(annotations.action).toMatch(new RegExp(`docs/watching\\.md#${alert.toLowerCase()}\\.$`));
  });
});

describe('the dashboard', () => {
  const { panels, templating } = dashboardSchema.parse(JSON.parse(read('deploy/grafana/onset.json')));

  test.each(panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)))(
    '%s asks for what a process tells',
    (_title, expr) => {
      expect(unknownIn(expr)).toEqual([]);
    },
  );

  test('has panels that can be told apart, beside each other, of a source that is chosen at the import', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
    const sources = panels.flatMap(({ targets }) => targets.map(({ datasource }) => datasource.uid));
    expect(new Set(sources)).toEqual(new Set(['${datasource}']));
    expect(templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance']);
  });

  test('has every metric of the site on it', () => {
    const shown = new Set(
      panels.flatMap(({ targets }) =>
        targets.flatMap(({ expr }) => readPromql(expr).selectors.map(({ metric }) => metric)),
      ),
    );
    const own = [...series.keys()].filter((name) => name.startsWith('onset_') && !/_(?:sum|count)$/.test(name));
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });
});

test('docs/watching.md has every metric of the site', () => {
  const names = [...series.keys()].filter((name) => name.startsWith('onset_'));
  const bases = new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')));
  const documented = read('docs/watching.md');
  expect([...bases].filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

test('an expression is read as Prometheus reads it', () => {
  expect(readPromql('sum by (le, a) (rate(x_total{b=~"1|2",c!="3"}[5m])) / max(y) > 0.5')).toEqual({
    grouped: ['le', 'a'],
    selectors: [
      {
        metric: 'x_total',
        matchers: [
          { label: 'b', operator: '=~', value: '1|2' },
          { label: 'c', operator: '!=', value: '3' },
        ],
      },
      { metric: 'y', matchers: [] },
    ],
  });
  expect(unknownIn('sum by (colour) (rate(onset_http_requests_total{route="moon",shape="x"}[5m]))')).toEqual([
    'by colour',
    'onset_http_requests_total{route="moon"}',
    'onset_http_requests_total{shape}',
  ]);
  expect(unknownIn('onset_nothing')).toEqual(['metric onset_nothing']);
});
