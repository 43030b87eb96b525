import { Counter, Gauge, Histogram } from 'prom-client';
import type { MetricValueWithName, Registry } from 'prom-client';
import type { CountedHistogram } from './counted-histogram.ts';

/** What tells two series of a metric apart. */
export type Labels = Readonly<Record<string, string>>;

/** A series as it stands. */
export type Series = readonly [labels: Labels, value: number];

/** What is said of a metric wherever it is shown. */
export interface About {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
}

type Read<Value> = () => Value | Promise<Value>;

/** A counter whose numbers are kept elsewhere, and read when somebody asks. */
export function readCounter(
  registry: Registry,
  { labelNames = [], ...about }: About,
  read: Read<Iterable<Series>>,
): void {
  const counter = new Counter({
    ...about,
    labelNames,
    registers: [registry],
    async collect() {
      const series = await read();
      counter.reset();
      for (const [labels, value] of series) counter.inc(labels, value);
    },
  });
}

/** A gauge of the same kind. */
export function readGauge(
  registry: Registry,
  { labelNames = [], ...about }: About,
  read: Read<Iterable<Series>>,
): void {
  const gauge = new Gauge({
    ...about,
    labelNames,
    registers: [registry],
    async collect() {
      const series = await read();
      gauge.reset();
      // Without labels a reset is a zero, which would be said of what nobody knows.
      if (labelNames.length === 0) gauge.remove();
      for (const [labels, value] of series) gauge.set(labels, value);
    },
  });
}

/** The rows of histograms that belong to one metric, each with its labels. */
export type HistogramRows = readonly (readonly [labels: Labels, histogram: CountedHistogram, row: number])[];

/** A histogram whose numbers are kept elsewhere. All rows have the same bounds; those without a value are left out. */
export function readHistogram(registry: Registry, about: About, rows: HistogramRows): void {
  registry.registerMetric(new ReadHistogram(about, rows));
}

/** The library's own counts each value by labels, which costs a request more than all else that is counted of it. */
class ReadHistogram extends Histogram {
  readonly #about: About;
  readonly #rows: HistogramRows;

  constructor(about: About, rows: HistogramRows) {
    super({ labelNames: [], ...about, registers: [] });
    this.#about = about;
    this.#rows = rows;
  }

  /** What the registry asks for. The library's own `get` puts the same into another form. */
  getForPromString(): Promise<ReadMetric> {
    const values = this.#rows.flatMap(([labels, histogram, row]) => seriesOf(this.#about.name, labels, histogram, row));
    return Promise.resolve({ ...this.#about, type: 'histogram', aggregator: 'sum', values });
  }
}

/** A metric as the registry reads it. */
interface ReadMetric extends About {
  readonly type: 'histogram';
  readonly aggregator: 'sum';
  readonly values: readonly MetricValueWithName<string>[];
}

function seriesOf(
  name: string,
  labels: Labels,
  histogram: CountedHistogram,
  row: number,
): MetricValueWithName<string>[] {
  const counted = histogram.row(row);
  if (counted === undefined) return [];
  const { upTo, sum } = counted;
  return [
    ...upTo.map((value, bound) => ({
      metricName: `${name}_bucket`,
      labels: { ...labels, le: String(histogram.bounds[bound] ?? '+Inf') },
      value,
    })),
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: upTo.at(-1) ?? 0 },
  ];
}
