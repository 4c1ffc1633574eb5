/** The process's clock. Rules take the time as an argument, so tests can fix it. */
export type Clock = () => Temporal.Instant;

export const ZONE = 'Europe/London';

/** A clock that starts at the given ISO instant and then runs in real time; without one, the real clock. */
export function createClock(startAt?: string): Clock {
  if (!startAt) return () => Temporal.Now.instant();
  const offset = Temporal.Instant.from(startAt).since(Temporal.Now.instant());
  return () => Temporal.Now.instant().add(offset);
}
