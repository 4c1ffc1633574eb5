import { busyReason } from '../../platform/database/busy.ts';

/** No connection, or a server that stops, starts or follows another. */
const AWAY = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|08|57P|25006)/;
/** Errors of connections, which have no code. */
const CUT = /^Connection terminated|^the database does not respond$/;

/** Whether a page failed because the database is away or too busy. */
export function isAway(problem: unknown): boolean {
  if (busyReason(problem)) return true;
  const { code, message } = (problem ?? {}) as { code?: unknown; message?: unknown };
  return AWAY.test(String(code)) || CUT.test(String(message));
}
