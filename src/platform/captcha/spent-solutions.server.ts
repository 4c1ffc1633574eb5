import { type QueryExecutorProvider, sql } from 'kysely';

/** Marks a solution as used: true the first time, false ever after. Also deletes some expired ones. */
export async function spendSolution(
  db: QueryExecutorProvider,
  { signature, until, now }: { signature: string; until: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with overdue as (
      delete from captcha_solutions where signature in (
        select signature from captcha_solutions where expires_at <= ${now} limit 100 for update skip locked
      )
    )
    insert into captcha_solutions (signature, expires_at) values (${signature}, ${until})
    on conflict do nothing returning 1`.execute(db);
  return rows.length === 1;
}
