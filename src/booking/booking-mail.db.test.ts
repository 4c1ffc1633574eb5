import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { testMenu, testRestaurant } from '../../tests/support/trattoria.ts';
import type { Connection } from '../platform/database.ts';
import { bookingApi } from './api.server.ts';
import { type BookingMailDeps, renderBookingMail } from './booking-mail.server.tsx';
import type { BookingTables } from './tables.server.ts';

const nightOwl = testRestaurant({
  openingHours: {
    ...testRestaurant().openingHours,
    fridayClose: '03:00',
  },
  booking: {
    sittings: [{ name: 'Late', days: ['friday'], firstSeating: '18:00', lastSeating: '01:00' }],
  },
});
const content = { restaurants: [nightOwl], menus: [testMenu()] };
const brand = { name: 'Tavola', email: 'ciao@tavola.example' };
const naughty = `<script>alert("1")</script> & 'quotes' \u202e`;

let connection: Connection<BookingTables>;
let deps: BookingMailDeps;

beforeAll(async () => {
  connection = await openTestDatabase<BookingTables>();
  deps = { db: connection.db, content: () => content, brand, publicUrl: 'https://www.tavola.example' };
});
afterAll(() => connection.close());

async function booked(time: string, customer: object = {}): Promise<string> {
  const ids: string[] = [];
  const api = bookingApi({
    ...deps,
    clock: () => Temporal.Instant.from('2026-11-20T12:00:00Z'),
    tokenSecret: 'secret',
    jobs: {
      enqueue: async (_, jobs) => void ids.push(...jobs.map(({ data }) => (data as { bookingId: string }).bookingId)),
    },
  });
  const answer = await api.request('/create/9001', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      idempotencyKey: crypto.randomUUID(),
      occasionId: 'table',
      menuId: 'main',
      areaId: null,
      date: '2026-11-27',
      time,
      adultCovers: 2,
      customer: { firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk', ...customer },
    }),
  });
  expect(answer.status).toBe(200);
  return ids[0] as string;
}

describe('confirmation', () => {
  it('tells the diner where, when and under which reference, in HTML and in text', async () => {
    const bookingId = await booked('19:00');
    const mail = await renderBookingMail(deps, { kind: 'booking-confirmation', bookingId, sequence: 0 });
    const { reference } = await connection.db
      .selectFrom('bookings')
      .select('reference')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({
      to: 'ann@example.co.uk',
      subject: 'Your table at Testford Market, Friday 27 November 2026 at 7pm',
      messageId: `<booking-confirmation.${bookingId}@tavola.example>`,
    });
    for (const part of [mail.html, mail.text]) {
      for (const word of [reference, 'Ann', 'Testford Market', '2 people', 'Main menu', '01632 960000', 'LS1 4DY']) {
        expect(part).toContain(word);
      }
    }
  });

  it('is the same message every time it is made', async () => {
    const job = { kind: 'booking-confirmation', bookingId: await booked('19:00'), sequence: 0 } as const;
    const [first, second] = [await renderBookingMail(deps, job), await renderBookingMail(deps, job)];
    expect(second).toEqual(first);
    expect(first.attachments?.[0]?.content).toContain('DTSTAMP:20261120T120000Z');
  });

  it('brings a calendar file in UTC', async () => {
    const mail = await renderBookingMail(deps, {
      kind: 'booking-confirmation',
      bookingId: await booked('20:00'),
      sequence: 0,
    });
    const file = mail.attachments?.[0]?.content.replaceAll('\r\n ', '').replaceAll('\r\n\t', '');
    expect(file).toContain('DTSTART:20261127T200000Z');
    expect(file).toContain('DTEND:20261127T213000Z');
    expect(file).toMatch(/UID:[a-z\d]{8}@tavola\.example/);
    expect(file).toContain('LOCATION:Tavola\\, 1 Market Place\\, Testford\\, LS1 4DY');
  });

  it('says which night is meant after midnight', async () => {
    const mail = await renderBookingMail(deps, {
      kind: 'booking-confirmation',
      bookingId: await booked('00:30'),
      sequence: 0,
    });
    expect(mail.text).toContain('Friday 27 November 2026 at 12.30am, the night from Friday to Saturday');
    expect(mail.attachments?.[0]?.content).toContain('DTSTART:20261128T003000Z');
  });

  it('shows what was typed as typed, and runs none of it', async () => {
    const bookingId = await booked('21:00', { specialRequest: naughty, lastName: `O'${naughty.slice(0, 40)}` });
    for (const kind of ['booking-confirmation', 'booking-notice'] as const) {
      const mail = await renderBookingMail(deps, { kind, bookingId, sequence: 0 });
      expect(mail.html).not.toContain('<script>alert');
      expect(mail.html).toContain('&lt;script&gt;alert');
      expect(mail.text).toContain(naughty);
    }
  });
});

describe('notice', () => {
  it('tells the restaurant who comes, how to reach them and at which table', async () => {
    const bookingId = await booked('22:00', { phoneNumber: '07700 900123', specialRequest: 'By the window' });
    const mail = await renderBookingMail(deps, { kind: 'booking-notice', bookingId, sequence: 0 });
    expect(mail.to).toBe('testford@tavola.example');
    expect(mail.messageId).toBe(`<booking-notice.${bookingId}@tavola.example>`);
    for (const word of ['Ann Baker', '07700 900123', 'ann@example.co.uk', 'By the window']) {
      expect(mail.html).toContain(word);
      expect(mail.text).toContain(word);
    }
    const [seat] = await connection.db
      .selectFrom('table_allocations')
      .select('table_id')
      .where('booking_id', '=', bookingId)
      .execute();
    expect(mail.text).toMatch(new RegExp(`^Table\\s+${seat?.table_id}$`, 'm'));
  });
});

it('fails for a booking that is not there, so that the job is seen', async () => {
  const job = { kind: 'booking-notice', bookingId: crypto.randomUUID(), sequence: 0 } as const;
  await expect(renderBookingMail(deps, job)).rejects.toThrow();
});
