import { type DestinationStream, type Logger, pino } from 'pino';

/** Structured logs. Personal data never gets in: whoever logs an object logs ids, and these names are struck out anyway. */
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
