import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * This process's metrics (docs/decisions/018); rooms register their own here. Labels are bounded and never identify a
 * person.
 */
export const metrics = new Registry();

const registers = [metrics];
/** The existing metric of this name: in development an edited room registers its own again. */
const existing = <Metric>(name: string) => metrics.getSingleMetric(name) as Metric | undefined;

const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
  new Counter({ name: `tavola_${name}`, help, labelNames, registers });

export function gauge<Label extends string>(shortName: string, help: string, labelNames: Label[]): Gauge<Label> {
  const name = `tavola_${shortName}`;
  return existing<Gauge<Label>>(name) ?? new Gauge({ name, help, labelNames, registers });
}

export function seconds<Label extends string>(shortName: string, help: string, labelNames: Label[]): Histogram<Label> {
  const name = `tavola_${shortName}_seconds`;
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
  return existing<Histogram<Label>>(name) ?? new Histogram({ name, help, labelNames, registers, buckets });
}

export const requests = counter(
  'requests_total',
  'Requests by the route that handled them; 503, overload, is separate from errors',
  ['kind', 'method', 'route', 'status'],
);
export const requestTime = seconds('request', 'Time to respond; cached pages, far below 1 ms, are left out', [
  'kind',
  'method',
  'route',
]);
export const keptPages = counter('kept_pages_total', 'Pages that are the same for everyone: cached, or rendered', [
  'outcome',
  'route',
]);
export const renderTime = seconds('render', 'Time to render a page, including its data', ['route']);
export const jobOutcomes = counter('jobs_total', 'Attempts at queued jobs', ['queue', 'outcome']);
export const messageOutcomes = counter('messages_total', 'Attempts to send a message', ['channel', 'outcome']);
export const webhookOutcomes = counter('webhooks_total', 'Attempts at messages to webhooks, and webhooks turned off', [
  'outcome',
]);
export const refusals = counter('rate_limited_total', 'Calls refused because one caller made too many', ['limit']);

export const workRefused = counter('overload_refused_total', 'Work refused because of overload', ['work']);
export const waitingWork = gauge('overload_waiting', 'Work waiting for its turn', ['work']);
export const waitTime = seconds('overload_wait', 'How long work waited for its turn', ['work']);
export const upkeepFailures = counter('upkeep_failures_total', 'Background tasks that failed and will be retried', [
  'work',
]);
export const databaseBusy = counter('database_busy_total', 'Calls the database was too busy for', ['reason']);

export const poolConnections = gauge('database_pool', 'Connections of the database pool, and calls waiting for one', [
  'state',
]);
export const poolSize = gauge('database_pool_max', 'Maximum connections of the database pool', []);
export const databaseReads = counter(
  'database_reads_total',
  'Searches and other reads a standby may serve, by the database that did',
  ['database'],
);
export const databaseLag = gauge('database_lag_seconds', 'How far the read-only database is behind', ['database']);
export const openConnections = gauge('connections', 'Open connections of browsers and proxies', []);
export const mostConnections = gauge('connections_max', 'Maximum connections accepted', []);
export const figuresKnown = gauge('figures_up', '1 if the database provided these figures within a second, else 0', [
  'source',
]);

export const queueDepth = gauge('queue_jobs', 'Queued jobs that are due or delayed', ['queue', 'state']);
export const queueAge = gauge('queue_oldest_seconds', 'How long the oldest due job has waited', ['queue']);
export const failedJobCount = gauge('failed_jobs', 'Jobs that gave up: see npm run jobs', ['queue']);

export const measureProcess = (): void => collectDefaultMetrics({ register: metrics });

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A method as a label; unknown ones share one. */
export const methodLabel = (method: string): string => (METHODS.has(method) ? method : 'other');

/** A cached page's requests since the last scrape: almost free to count. */
export type KeptHits = { hits: number };
const keptHits = new Map<string, KeptHits>();

/** The counter of a route's requests for cached pages; add to `hits`. */
export function hitsOf(route: string): KeptHits {
  const hitCount = keptHits.get(route) ?? { hits: 0 };
  keptHits.set(route, hitCount);
  return hitCount;
}

export function tellMetrics(): Promise<string> {
  for (const [route, counter] of keptHits) {
    const { hits } = counter;
    counter.hits = 0;
    keptPages.inc({ outcome: 'hit', route }, hits);
    requests.inc({ kind: 'page', method: 'GET', route, status: '2xx' }, hits);
  }
  return metrics.metrics();
}
