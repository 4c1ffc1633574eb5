import { databaseBusy } from '../observe/metrics.ts';

/** Why PostgreSQL gave a call up that it could have answered with less to do, by its code. */
const REASONS: Record<string, string> = {
  '57014': 'a statement took too long',
  '55P03': 'a lock was waited for too long',
  '40P01': 'a lock was waited for in a circle',
  '25P03': 'a transaction idled too long',
  '53300': 'too many connections',
};
/** The pool's own error has no code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Why the database was too busy for a call, counted; null when that is not why it failed. */
export function busyReason(error: unknown): string | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const reason = message === NO_CONNECTION ? 'no connection was free' : (REASONS[String(code)] ?? null);
  if (reason) databaseBusy.inc({ reason });
  return reason;
}
