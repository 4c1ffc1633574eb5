import type { Kysely } from 'kysely';
import { createArea } from '../platform/api.ts';
import { everySender, type SenderCheck } from '../platform/captcha/sender-check.server.ts';
import type { Clock } from '../platform/clock.ts';
import type { Jobs } from '../platform/jobs.ts';
import { choicesApi } from './choices-api.server.ts';
import { createApi } from './create-api.server.ts';
import { DaySheets } from './desk/day-sheets.server.ts';
import type { DeskDeps } from './desk/desk-deps.ts';
import { Turnstile } from './desk/turnstile.ts';
import { createDoorkeeper } from './doorkeeper.ts';
import { enquiriesApi } from './enquiries/enquiries-api.server.ts';
import { messageApi } from './enquiries/message-api.server.ts';
import { holdsApi } from './holds/holds-api.server.ts';
import { type BookingContent, housesOf } from './houses.ts';
import { manageApi } from './manage/manage-api.server.ts';
import { partnerMenuApi } from './partner-menus/partner-menu-api.server.ts';
import type { BookingTables } from './tables.server.ts';
import { tablesApi } from './tables-api.server.ts';
import { waitlistApi } from './waitlist/waitlist-api.server.ts';

export type BookingApiDeps = {
  db: Kysely<BookingTables>;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  content: () => BookingContent;
  tokenSecret: string;
  /** The brand's switch: false answers every call with code 10. */
  bookingsOpen?: () => boolean;
  /** See DeskDeps; without it no card can stand for a table. */
  claimCard?: DeskDeps['claimCard'];
  guard?: DeskDeps['guard'];
  /** Tells whoever sends a form from a robot; without it everyone may. */
  senderCheck?: SenderCheck;
};

/** The desk of one process: all that book, hold or free tables in it share it. */
export function openDesk({ content, senderCheck: _, ...deps }: BookingApiDeps): DeskDeps {
  return {
    bookingsOpen: () => true,
    claimCard: async () => false,
    ...deps,
    sheets: new DaySheets(deps.db),
    turnstile: new Turnstile(),
    houses: () => housesOf(content()),
  };
}

/** Booking for the diner: mounted at /api/booking. */
export function bookingApi(deps: BookingApiDeps, desk = openDesk(deps)) {
  const door = createDoorkeeper(deps.content, desk.bookingsOpen);
  const senderCheck = deps.senderCheck ?? everySender;
  return createArea()
    .route('/', choicesApi(door, deps.clock))
    .route('/', tablesApi(door, desk.sheets, deps.clock))
    .route('/', holdsApi(door, desk))
    .route('/', createApi(door, desk, senderCheck))
    .route('/', enquiriesApi(door, desk, senderCheck))
    .route(
      '/',
      partnerMenuApi(door, () => deps.content().partnerMenus ?? []),
    )
    .route('/', messageApi(door, desk, senderCheck))
    .route('/', manageApi(desk))
    .route('/', waitlistApi(door, desk, senderCheck));
}
