/** Attributes of a span, under OpenTelemetry's names. Nothing personal: no path, no value. */
export type Facts = Record<string, string | number>;
type Headers = Record<string, string | undefined>;

export type SpanOptions = {
  kind?: 'server' | 'client' | 'consumer';
  facts?: Facts;
  /** Starts a trace if there is none; other spans exist only within one. */
  begins?: boolean;
  /** Headers whose `traceparent` to continue. */
  from?: Headers;
};
/** Adds facts to the span once they are known. */
export type Tell = (name: string, facts: Facts) => void;

export type Tracing = {
  inSpan<Result>(name: string, options: SpanOptions, work: (tell: Tell) => Promise<Result>): Promise<Result>;
  ids(): { trace_id: string; span_id: string } | undefined;
  headers(): Record<string, string>;
};

let current: Tracing | undefined;

/** Enables tracing; without it everything below costs one comparison. */
export function traceBy(next: Tracing | undefined): void {
  current = next;
}

const untold: Tell = () => {};

/** Runs the work in a span of the current trace. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (tell: Tell) => Promise<Result>,
): Promise<Result> {
  if (!current || !(options.begins || current.ids())) return work(untold);
  return current.inSpan(name, options, work);
}

/** Log fields that link a line to its trace: `trace_id` and `span_id`. */
export const traceIds = () => current?.ids() ?? {};

/** Headers that let another server continue this trace. */
export const traceHeaders = (): Record<string, string> => current?.headers() ?? {};
