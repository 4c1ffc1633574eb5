import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { SERVER_ERROR } from '../../values/http-status.ts';
import { type Tell, type Tracing, traceBy } from './trace.ts';

type TracingSettings = { endpoint: string; service: string; ratio: number };

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
/** How long the last spans may take to send on exit: a collector may be down. */
const LAST_SPANS_MS = 2000;

const fromHeaders = { get: (from: object, name: string) => Reflect.get(from, name), keys: Object.keys };
const intoHeaders = { set: (to: object, name: string, value: string) => Reflect.set(to, name, value) };

const tellSpan =
  (span: Span): Tell =>
  (name, facts) => {
    span.updateName(name).setAttributes(facts);
    if (Number(facts['http.response.status_code']) >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
  };

/**
 * Sends traces to a collector by OTLP over HTTP. Loaded only if configured. Returns a function that flushes and stops.
 */
export function openTracing({ endpoint, service, ratio }: TracingSettings): () => Promise<void> {
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer('tavola');
  const implementation: Tracing = {
    inSpan(name, { kind, facts, from }, work) {
      const around = from ? propagator.extract(ROOT_CONTEXT, from, fromHeaders) : contexts.active();
      const span = tracer.startSpan(name, { kind: kind && KINDS[kind], attributes: facts }, around);
      return contexts.with(trace.setSpan(around, span), async () => {
        try {
          return await work(tellSpan(span));
        } catch (problem) {
          // Its message may quote what somebody typed; the log has it, redacted.
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw problem;
        } finally {
          span.end();
        }
      });
    },
    ids() {
      const active = trace.getSpanContext(contexts.active());
      return active && { trace_id: active.traceId, span_id: active.spanId };
    },
    headers() {
      const carrier = {};
      propagator.inject(contexts.active(), carrier, intoHeaders);
      return carrier;
    },
  };
  traceBy(implementation);
  return async () => {
    traceBy(undefined);
    const late = new Promise<void>((resolve) => {
      setTimeout(resolve, LAST_SPANS_MS).unref();
    });
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
    contexts.disable();
  };
}
