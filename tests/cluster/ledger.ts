import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Load } from './load.ts';

const MAILED_WITHIN_MS = 120_000;

/** What is asked: the primary past the pooler, unless another of the site's addresses is named. */
export async function query<Row extends pg.QueryResultRow>(
  password: string,
  text: string,
  at = '127.0.0.1:5000/tavola',
): Promise<Row[]> {
  const client = new pg.Client(`postgres://tavola:${password}@${at}`);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

export const bookedReferences = async (password: string): Promise<Set<string>> =>
  new Set(
    (await query<{ reference: string }>(password, `select reference from bookings where status = 'booked'`)).map(
      ({ reference }) => reference,
    ),
  );

/** What the database says of the bookings that were acknowledged. */
export async function compareBookings(password: string, load: Load) {
  const booked = await bookedReferences(password);
  const acknowledged = new Set(load.acknowledged.map(({ reference }) => reference));
  const twice = await query(
    password,
    `select 1 from bookings group by email having count(*) > 1 union all
     select 1 from table_allocations a join table_allocations b on a.ctid < b.ctid and a.store_id = b.store_id
       and a.table_id = b.table_id and a.during && b.during where a.live and b.live`,
  );
  return {
    lost: acknowledged.difference(booked).size,
    nobodys: booked.difference(acknowledged).size,
    twice: twice.length,
  };
}

type Mail = { confirmations(): number };

/** Waits until as many confirmations have come as there are bookings; returns how many did not. */
export async function confirmationsMissing(mail: Mail, bookings: number): Promise<number> {
  const deadline = performance.now() + MAILED_WITHIN_MS;
  while (mail.confirmations() < bookings && performance.now() < deadline) await pause(500);
  return bookings - mail.confirmations();
}
