import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What this process counts and measures (docs/decisions/018), and where a room registers its own metrics. Labels are
 * bounded and name no person.
 */
export const metrics = new Registry();

const registers = [metrics];
/** The metric of this name where there is one: in development a room that is edited asks for its own again. */
const known = <Metric>(name: string) => metrics.getSingleMetric(name) as Metric | undefined;

const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
  new Counter({ name: `tavola_${name}`, help, labelNames, registers });

/** A figure that rises and falls. */
export function gauge<Label extends string>(called: string, help: string, labelNames: Label[]): Gauge<Label> {
  const name = `tavola_${called}`;
  return known<Gauge<Label>>(name) ?? new Gauge({ name, help, labelNames, registers });
}

/** How long something takes. */
export function seconds<Label extends string>(called: string, help: string, labelNames: Label[]): Histogram<Label> {
  const name = `tavola_${called}_seconds`;
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
  return known<Histogram<Label>>(name) ?? new Histogram({ name, help, labelNames, registers, buckets });
}

export const requests = counter(
  'requests_total',
  'Requests answered, by the route that answered; 503, too busy, is told apart from errors',
  ['kind', 'method', 'route', 'status'],
);
export const requestTime = seconds(
  'request',
  'Time to the answer; kept pages, which take far below 1 ms, are left out',
  ['kind', 'method', 'route'],
);
export const keptPages = counter('kept_pages_total', 'Pages that are the same for all: sent as kept, or rendered', [
  'outcome',
  'route',
]);
export const renderTime = seconds('render', 'Time to render a page, its data included', ['route']);
export const jobOutcomes = counter('jobs_total', 'Attempts at queued jobs', ['queue', 'outcome']);
export const messageOutcomes = counter('messages_total', 'Attempts to send a message', ['channel', 'outcome']);
export const refusals = counter('rate_limited_total', 'Calls refused because one caller made too many', ['limit']);

export const workRefused = counter(
  'overload_refused_total',
  'Work refused because more was asked for than can be done',
  ['work'],
);
export const waitingWork = gauge('overload_waiting', 'Work that waits for its turn', ['work']);
export const waited = seconds('overload_wait', 'How long work waited for its turn', ['work']);
export const upkeepFailures = counter(
  'upkeep_failures_total',
  'Upkeep that failed, to be tried again at its next turn',
  ['work'],
);
export const databaseBusy = counter('database_busy_total', 'Calls that the database was too busy for', ['reason']);

export const poolConnections = gauge('database_pool', 'Connections of the database pool, and calls waiting for one', [
  'state',
]);
export const poolSize = gauge('database_pool_max', 'The most connections the database pool opens', []);
export const databaseReads = counter(
  'database_reads_total',
  'Searches and other reads that a standby may answer, by who did',
  ['database'],
);
export const databaseLag = gauge('database_lag_seconds', 'How far the database that only reads is behind', [
  'database',
]);
export const openConnections = gauge('connections', 'Open connections of browsers and proxies', []);
export const mostConnections = gauge('connections_max', 'The most connections that are accepted', []);
export const figuresKnown = gauge('figures_up', '1 when the database told these figures within a second, else 0', [
  'source',
]);

export const queueDepth = gauge('queue_jobs', 'Jobs in the queue that may run now, or are put off', ['queue', 'state']);
export const queueAge = gauge('queue_oldest_seconds', 'How long the oldest job that may run has waited', ['queue']);
export const failedJobCount = gauge('failed_jobs', 'Jobs that gave up: see npm run jobs', ['queue']);

/** Begins to measure the event loop, memory and garbage collection. */
export const measureProcess = (): void => collectDefaultMetrics({ register: metrics });

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A method as a label: whatever is made up counts as one. */
export const methodLabel = (method: string): string => (METHODS.has(method) ? method : 'other');

/** A kept page's requests since they were last told: as good as free to count. */
export type KeptHits = { hits: number };
const keptHits = new Map<string, KeptHits>();

/** Where requests for kept pages of this route are counted, by adding to `hits`. */
export function hitsOf(route: string): KeptHits {
  const known = keptHits.get(route) ?? { hits: 0 };
  keptHits.set(route, known);
  return known;
}

/** All figures in the text format of Prometheus. */
export function tellMetrics(): Promise<string> {
  for (const [route, kept] of keptHits) {
    const { hits } = kept;
    kept.hits = 0;
    keptPages.inc({ outcome: 'hit', route }, hits);
    requests.inc({ kind: 'page', method: 'GET', route, status: '2xx' }, hits);
  }
  return metrics.metrics();
}
