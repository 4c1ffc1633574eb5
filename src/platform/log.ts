import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Structured logs. Personal data must never be logged: log ids, not objects; fields with these names are redacted as
 * well.
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
  return pino({ level, redact: { paths, censor: '[removed]' }, base: undefined }, destination as DestinationStream);
}
