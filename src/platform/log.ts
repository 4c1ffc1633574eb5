import { type DestinationStream, type Logger, pino } from 'pino';
import { traceIds } from './observe/trace.ts';

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
 * An error as logged: without the row or values a database adds, which may be personal, and without the 28 KB
 * connection object.
 */
function errorInLog(error: unknown): unknown {
  // The queue passes on copies of errors.
  if (typeof error !== 'object' || error === null || !('stack' in error)) return error;
  const { name, message, code, stack, cause } = error as Partial<Error> & { code?: unknown };
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: errorInLog(cause) }) };
}

/**
 * Structured logs. Never log personal data: log ids, not objects. A line written while handling a request carries its
 * trace ids.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const redact = { paths, censor: '[removed]' };
  // Levels by name, as in docs/operating/monitoring.md.
  const formatters = { level: (name: string) => ({ level: name }) };
  const options = { level, redact, base: undefined, mixin: traceIds, formatters, serializers: { err: errorInLog } };
  return pino(options, destination as DestinationStream);
}
