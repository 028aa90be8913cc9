import { type SpanContext, TraceFlags } from '@opentelemetry/api';

/** The span of the caller, from the header `traceparent` (W3C Trace Context). */
export function callerOf(header: string | string[] | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(header)) ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED, isRemote: true };
}
