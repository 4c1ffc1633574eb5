/** The start of every test: a Friday in November, when London is on UTC. */
export const TEST_NOW = Temporal.Instant.from('2026-11-20T12:00:00Z');
export const TEST_DATE = '2026-11-27';
