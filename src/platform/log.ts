import { type DestinationStream, type Logger, pino } from 'pino';
import { traceIds } from './observe/trace.ts';

/**
 * Structured logs. Personal data must never be logged: log ids, not objects; fields with these names are redacted as
 * well. A line written while a request is answered carries the ids of its trace.
 */
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

export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const redact = { paths, censor: '[removed]' };
  // By name, as docs/operating.md speaks of it: an operator who looks for "error" finds it.
  const formatters = { level: (name: string) => ({ level: name }) };
  return pino({ level, redact, base: undefined, mixin: traceIds, formatters }, destination as DestinationStream);
}
