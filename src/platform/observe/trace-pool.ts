import type { Pool, PoolClient } from 'pg';
import { inSpan } from './trace.ts';

type Ask = (...args: unknown[]) => unknown;
type Statement = string | { text?: string };

/** The statement as it is written, its values left out: they may be somebody's name. */
function statementOf(statement: unknown): string {
  const given = statement as Statement;
  return (typeof given === 'string' ? given : given?.text) ?? '';
}

/** The same call as a span of the request it is made for. Calls with a callback come from the pool, which has its own. */
function traced(ask: Ask): Ask {
  return (...args) => {
    if (typeof args.at(-1) === 'function') return ask(...args);
    const text = statementOf(args[0]);
    const name = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
    const facts = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return inSpan(`database ${name}`, { kind: 'client', facts }, async () => ask(...args));
  };
}

/** Makes every statement by the pool a span, the wait for a connection included. */
export function tracePool(pool: Pool): void {
  pool.query = traced(pool.query.bind(pool) as Ask) as Pool['query'];
  pool.on('connect', (client) => {
    client.query = traced(client.query.bind(client) as Ask) as PoolClient['query'];
  });
}
