import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

export type Statement = { text: string; values: readonly unknown[] };

/** Records the statements that `work` sends, without a database. */
export async function recordSql(work: (db: Kysely<object>) => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<object>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push({ text: query.sql, values: query.parameters });
    },
  });
  await work(db);
  return statements;
}
