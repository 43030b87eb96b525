import { ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * The trace that a proxy in front has begun (W3C `traceparent`). Believed where proxies are, as their other headers are; and
 * not whether it is to be sampled, which a visitor may have written.
 */
export function remoteParent(header: string | readonly string[] | undefined, proxies: number): Context {
  const [, traceId, spanId] = (proxies > 0 && typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.NONE, isRemote: true });
}
