import { databaseBusy } from '../observe/metrics.ts';

/** Why PostgreSQL abandoned a statement under load, by error code. */
const REASONS: Record<string, string> = {
  '57014': 'a statement took too long',
  '55P03': 'a lock was waited for too long',
  '40P01': 'a lock was waited for in a circle',
  '25P03': 'a transaction idled too long',
  '53300': 'too many connections',
};
/** The pool's own errors have no code. */
const OF_POOL: Record<string, string> = {
  'timeout exceeded when trying to connect': 'no connection was free',
  'Connection terminated due to connection timeout': 'a connection took too long to open',
};

/** Why the database was too busy for a call, and counts it; null if the error has another cause. */
export function busyReason(error: unknown): string | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const reason = OF_POOL[String(message)] ?? REASONS[String(code)] ?? null;
  if (reason) databaseBusy.inc({ reason });
  return reason;
}
