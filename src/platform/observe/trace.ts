/** What is known of a piece of work, by the names OpenTelemetry gives them. Nothing personal: no path, no value. */
export type Facts = Record<string, string | number>;
type Headers = Record<string, string | undefined>;

export type SpanOptions = {
  kind?: 'server' | 'client' | 'consumer';
  facts?: Facts;
  /** Begins a trace where there is none; other spans are only made inside one. */
  begins?: boolean;
  /** Headers whose `traceparent` the trace goes on from. */
  from?: Headers;
};
/** Says more about the work once it is known. */
export type Tell = (name: string, facts: Facts) => void;

export type Tracing = {
  inSpan<Result>(name: string, options: SpanOptions, work: (tell: Tell) => Promise<Result>): Promise<Result>;
  ids(): { trace_id: string; span_id: string } | undefined;
  headers(): Record<string, string>;
};

let tracing: Tracing | undefined;

/** Traces from now on; without it, everything below costs one comparison. */
export function traceBy(opened: Tracing | undefined): void {
  tracing = opened;
}

const untold: Tell = () => {};

/** Does the work as a span of the trace around it. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (tell: Tell) => Promise<Result>,
): Promise<Result> {
  if (!tracing || !(options.begins || tracing.ids())) return work(untold);
  return tracing.inSpan(name, options, work);
}

/** By which a log line is found from its trace: `trace_id` and `span_id`. */
export const traceIds = () => tracing?.ids() ?? {};

/** The headers that let another server go on with this trace. */
export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {};
