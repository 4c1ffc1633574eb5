import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import type { Connection } from '../database/database.ts';
import { forgetSent } from './forget-sent.server.ts';

let connection: Connection<object>;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const storedIds = async () => {
  const { rows } = await connection.pool.query(
    'select message_id from mail_log union all select message_id from text_attempts order by message_id',
  );
  return rows.map(({ message_id }) => message_id);
};

test('the record of sent messages is deleted after a number of days, and not before', async () => {
  await connection.pool.query(
    `with aged (age, name) as (values (interval '119 days 23 hours', 'young'), (interval '120 days', 'old')),
       mails as (insert into mail_log select 'mail-' || name, now() - age from aged)
     insert into text_attempts select 'text-' || name, now() - age from aged`,
  );
  await forgetSent({ db: connection.db, keptDays: 120 });
  expect(await storedIds()).toEqual(['mail-young', 'text-young']);
});
