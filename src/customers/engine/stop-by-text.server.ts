import { type Kysely, sql } from 'kysely';
import { internationalNumber } from '../../values/phone/international-number.ts';
import type { CustomerTables } from '../tables.server.ts';
import { withdrawConsent } from './leave.server.ts';

/** Ends offers by text message for every customer with that number, in whatever spelling they gave it. */
export async function stopByText(
  db: Kysely<CustomerTables>,
  { number, now }: { number: string; now: Temporal.Instant },
): Promise<void> {
  const stopped = internationalNumber(number);
  if (stopped === null) return;
  await db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('customers')
      .select(['email', 'phone_number'])
      .where(sql`phone_ending(phone_number)`, '=', sql`phone_ending(${stopped})`)
      .where('phone_number', '<>', '')
      .execute();
    for (const { email, phone_number } of found)
      if (internationalNumber(phone_number) === stopped)
        await withdrawConsent(tx, { email, channels: ['sms'], place: 'sms-stop', now });
  });
}
