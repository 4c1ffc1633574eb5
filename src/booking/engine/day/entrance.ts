import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/** What is locked and counted before a day is: an e-mail address, a visitor. */
export type Entrance = {
  /** A query of one row with a column `known`, as JSON. */
  query: (now: number) => RawBuilder<unknown>;
  /** Of `known`: whether nothing stands against it, so that `admit` need not be asked. */
  isPlain: RawBuilder<boolean>;
  /** Throws to refuse, which rolls the transaction back. */
  admit: (known: unknown, now: number) => void;
};

/** Enters in a statement of its own. */
export async function enterAlone(tx: QueryExecutorProvider, entrance: Entrance, now: number): Promise<void> {
  const { rows } = await (entrance.query(now) as RawBuilder<{ known: unknown }>).execute(tx);
  entrance.admit(rows[0]?.known, now);
}

/** For whoever has entered already, or need not. */
export const NO_ENTRANCE: Entrance = {
  query: () => sql`select null::jsonb as known`,
  isPlain: sql<boolean>`true`,
  admit: () => {},
};
