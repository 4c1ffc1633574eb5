import type { Pool, PoolClient } from 'pg';
import { inSpan } from './trace.ts';

type Ask = (...args: unknown[]) => unknown;
type Statement = string | { text?: string };

/** The statement's text without its values, which may be personal. */
function statementOf(statement: unknown): string {
  const query = statement as Statement;
  return (typeof query === 'string' ? query : query?.text) ?? '';
}

/** Wraps a query in a span of its request. Calls with a callback come from the pool, which has its own span. */
function traced(ask: Ask): Ask {
  return (...args) => {
    if (typeof args.at(-1) === 'function') return ask(...args);
    const text = statementOf(args[0]);
    const name = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
    const facts = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return inSpan(`database ${name}`, { kind: 'client', facts }, async () => ask(...args));
  };
}

/** Traces every statement of the pool, including the wait for a connection. */
export function tracePool(pool: Pool): void {
  pool.query = traced(pool.query.bind(pool) as Ask) as Pool['query'];
  pool.on('connect', (client) => {
    client.query = traced(client.query.bind(client) as Ask) as PoolClient['query'];
  });
}
