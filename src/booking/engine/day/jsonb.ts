import { sql } from 'kysely';

/** A value for a jsonb column; null stays null. */
export const jsonb = <Value extends object>(value: Value | null | undefined) =>
  sql<Value | null>`${value ? JSON.stringify(value) : null}::jsonb`;
