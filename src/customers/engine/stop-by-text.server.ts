import { type Kysely, sql } from 'kysely';
import { internationalNumber } from '../../values/phone/international-number.ts';
import type { CustomerTables } from '../tables.server.ts';
import { withdrawConsent } from './leave.server.ts';

/** Ends offers by text for every customer with that number, however it was typed. */
export async function stopByText(
  db: Kysely<CustomerTables>,
  { number, now }: { number: string; now: Temporal.Instant },
): Promise<void> {
  const international = internationalNumber(number);
  if (international === null) return;
  await db.transaction().execute(async (tx) => {
    const candidates = await tx
      .selectFrom('customers')
      .select(['email', 'phone_number'])
      .where(sql`phone_ending(phone_number)`, '=', sql`phone_ending(${international})`)
      .where('phone_number', '<>', '')
      .execute();
    for (const { email, phone_number } of candidates)
      if (internationalNumber(phone_number) === international)
        await withdrawConsent(tx, { email, channels: ['sms'], place: 'sms-stop', now });
  });
}
