import { type DestinationStream, type Logger, pino } from 'pino';
import { traceIds } from './observe/trace.ts';

/** Fields of these names are redacted. */
const PERSONAL = [
  'email',
  'emailAddress',
  'phoneNumber',
  'firstName',
  'lastName',
  'specialRequest',
  'authorization',
  'to',
];

/**
 * What a line has of an error: not the row or values that a database puts into it, which may be personal, nor the
 * connection that it came by, which is 28 KB.
 */
function errorInLog(error: unknown): unknown {
  // The queue hands on copies of errors.
  if (typeof error !== 'object' || error === null || !('stack' in error)) return error;
  const { name, message, code, stack, cause } = error as Partial<Error> & { code?: unknown };
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: errorInLog(cause) }) };
}

/**
 * Structured logs. Personal data must never be logged: log ids, not objects. A line written while a request is answered
 * carries the ids of its trace.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const redact = { paths, censor: '[removed]' };
  // By name, as docs/operating/monitoring.md speaks of it: an operator who looks for "error" finds it.
  const formatters = { level: (name: string) => ({ level: name }) };
  const options = { level, redact, base: undefined, mixin: traceIds, formatters, serializers: { err: errorInLog } };
  return pino(options, destination as DestinationStream);
}
