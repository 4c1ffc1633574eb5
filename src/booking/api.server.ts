import type { Kysely } from 'kysely';
import { createArea } from '../platform/api.ts';
import type { Clock } from '../platform/clock.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Refusal } from './admission.ts';
import { choicesApi } from './choices-api.server.ts';
import { BookingDesk } from './desk/booking-desk.server.ts';
import { DaySheets } from './desk/day-sheets.server.ts';
import { type AdmittedParty, createDoorkeeper, type Doorkeeper } from './doorkeeper.ts';
import type { BookingContent } from './houses.ts';
import { needsCardGuarantee } from './occasions.ts';
import { refuse } from './refuse.server.ts';
import { createBookingRoute } from './routes.server.ts';
import type { BookingTables } from './tables.server.ts';
import { tablesApi } from './tables-api.server.ts';

export type BookingApiDeps = {
  db: Kysely<BookingTables>;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  content: () => BookingContent;
  tokenSecret: string;
  /** The brand's switch: false answers every call with code 10. */
  bookingsOpen?: () => boolean;
  /** See BookingDesk. */
  guard?: 'lock' | 'none';
};

const KEY_REUSED = {
  code: 409,
  title: 'Key already used',
  message: 'This booking was sent before with other details. Please start again.',
};

/** Booking for the diner: mounted at /api/booking. */
export function bookingApi(deps: BookingApiDeps) {
  const sheets = new DaySheets(deps.db);
  const door = createDoorkeeper(deps.content, deps.bookingsOpen ?? (() => true));
  return createArea()
    .route('/', choicesApi(door, deps.clock))
    .route('/', tablesApi(door, sheets, deps.clock))
    .route('/', createApi(door, new BookingDesk({ ...deps, sheets })));
}

function createApi(door: Doorkeeper, desk: BookingDesk) {
  return createArea().openapi(createBookingRoute, async (c) => {
    const { storeId } = c.req.valid('param');
    const request = c.req.valid('json');
    const party = { occasionId: request.occasionId, adults: request.adultCovers, children: request.childCovers };
    const admitted = cardAsked(door.admitParty(storeId, party, [request.date]), request.date);
    const outcome = admitted.ok
      ? await desk.book({ storeId, house: admitted.house, occasion: admitted.occasion, request })
      : await desk.earlierOutcome(storeId, request);
    if (outcome?.ok) return c.json(outcome.answer, 200);
    if (outcome?.reason === 'key-reused') return c.json(KEY_REUSED, 409);
    return refuse(c, admitted.ok ? { code: 4 } : admitted);
  });
}

/** Code 5 where a card would have to stand good for the table: the restaurant takes such bookings itself. */
function cardAsked(admitted: AdmittedParty | Refusal, date: string): AdmittedParty | Refusal {
  if (!admitted.ok || !needsCardGuarantee(admitted.occasion, admitted.covers, date)) return admitted;
  return { ok: false, code: 5 };
}
