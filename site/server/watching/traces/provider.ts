import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../../log/log.ts';
import { MINUTE, SECOND } from '../../process/clock.ts';
import type { TraceSettings } from '../../process/config.ts';
import type { TracingParts } from './tracing.ts';

/** How long a collector may take for a delivery. Nothing waits for it but the next delivery. */
const TIME_LIMIT = 5 * SECOND;

/** Spans that wait for a delivery at most; what is more is dropped. */
const MOST_WAITING = 2_048;

/** Makes the provider of spans, which gathers them and delivers them in the background. */
export function traceProvider(
  { endpoint, headers, ratio }: TraceSettings,
  { buildId, log, deliverEvery = 5 * SECOND }: TracingParts,
): TracerProvider {
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: TIME_LIMIT,
    concurrencyLimit: 2,
  });
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'onset', 'service.version': buildId }),
    // Below a span of this process what that is; of others only the number of the trace is believed.
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler, remoteParentNotSampled: sampler }),
    spanLimits: { attributeValueLengthLimit: 200 },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellFailures(exporter, log),
        maxQueueSize: MOST_WAITING,
        scheduledDelayMillis: deliverEvery,
        exportTimeoutMillis: 2 * TIME_LIMIT,
      }),
    ],
  });
}

/** A line of the log in this time at most, however many deliveries fail. */
const TELL_EVERY = MINUTE;

/** Tells the log of deliveries that failed: the library itself tells nobody. */
function tellFailures(exporter: SpanExporter, log: Pick<Log, 'warning'>): SpanExporter {
  let told = Number.NEGATIVE_INFINITY;
  let lost = 0;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error !== undefined) {
          lost += spans.length;
          if (performance.now() - told >= TELL_EVERY) {
            told = performance.now();
            log.warning('Traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT.', { why: codeOf(error), lost });
            lost = 0;
          }
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

/** The system's code, or the status of the response: a message may quote what was sent. */
function codeOf(error: Error): string {
  return 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number')
    ? String(error.code)
    : error.name;
}
