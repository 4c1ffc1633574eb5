import type { Kysely } from 'kysely';
import { createArea } from '../../platform/api/api.ts';
import type { Endpoints } from '../../platform/api/endpoints.ts';
import {
  countOnlySent,
  everySender,
  noWork,
  type SenderCheck,
  type WorkCheck,
} from '../../platform/captcha/sender-check.server.ts';
import type { Clock } from '../../platform/clock.ts';
import { primaryReads, type Reads } from '../../platform/database/reads.ts';
import { defaultEnv } from '../../platform/env.ts';
import { KeyedMutex } from '../../platform/keyed-mutex.ts';
import { DaySheets } from '../engine/day/day-sheets.server.ts';
import { type EngineDeps, nowOf } from '../engine/day/engine-deps.ts';
import { createEligibilityChecker } from '../rules/eligibility-checker.ts';
import { type BookingContent, restaurantsWithMenus } from '../rules/restaurants-with-menus.ts';
import type { BookingTables } from '../tables.server.ts';
import { type ChoiceRoutes, choicesApi } from './choices.server.ts';
import { type ClosedRoutes, closedApi } from './closed.server.ts';
import { type CreateRoutes, createBookingApi } from './create.server.ts';
import { type EnquiryRoutes, enquiriesApi } from './enquiries.server.ts';
import { type HoldRoutes, holdsApi } from './holds.server.ts';
import { type ManageRoutes, manageApi } from './manage.server.ts';
import { type ManageDetailsRoutes, manageDetailsApi } from './manage-details.server.ts';
import { type MessageRoutes, messageApi } from './message.server.ts';
import { type PartnerMenuRoutes, partnerMenuApi } from './partner-menu.server.ts';
import { type TableOfferRoutes, tableOffersApi } from './table-offers.server.ts';
import { type TableRoutes, tablesApi } from './tables.server.ts';
import { type CardLaterRoutes, cardLaterApi } from './waitlist/card-later.server.ts';
import { type WaitlistRoutes, waitlistApi } from './waitlist/waitlist.server.ts';

export type BookingApiDeps = {
  db: Kysely<BookingTables>;
  /** For searches; by default the primary database. */
  reads?: Reads<BookingTables>;
  jobs: EngineDeps['jobs'];
  clock: Clock;
  content: () => BookingContent;
  tokenSecret: string;
  /** The brand's switch for online booking: while false, every call is refused with code 10. */
  bookingsOpen?: () => boolean;
  /** See EngineDeps; by default there are no card guarantees. */
  claimCard?: EngineDeps['claimCard'];
  guard?: EngineDeps['guard'];
  env?: EngineDeps['env'];
  /** Bot check of submitted forms; by default every sender passes. */
  senderCheck?: SenderCheck;
  /** Checks the proof of work for another hold; by default none is required. */
  workCheck?: WorkCheck;
};

/** The engine of one process, shared by everything that books, holds or releases tables in it. */
export function openEngine({ content, reads, senderCheck: _, workCheck: __, ...deps }: BookingApiDeps): EngineDeps {
  return {
    bookingsOpen: () => true,
    claimCard: async () => false,
    env: defaultEnv,
    ...deps,
    sheets: new DaySheets(deps.db, reads ?? primaryReads(deps.db)),
    mutex: new KeyedMutex(),
    restaurants: () => restaurantsWithMenus(content()),
  };
}

export const BOOKING_PATH = '/booking';
type Routes =
  | ChoiceRoutes
  | TableRoutes
  | HoldRoutes
  | CreateRoutes
  | EnquiryRoutes
  | PartnerMenuRoutes
  | MessageRoutes
  | ManageRoutes
  | ManageDetailsRoutes
  | WaitlistRoutes
  | ClosedRoutes
  | CardLaterRoutes
  | TableOfferRoutes;
export type BookingEndpoints = Endpoints<typeof BOOKING_PATH, Routes>;

export function bookingRoutes(deps: BookingApiDeps, engine = openEngine(deps)) {
  const eligibility = createEligibilityChecker(deps.content, engine.bookingsOpen, () => nowOf(engine));
  const senderCheck = deps.senderCheck ?? everySender;
  const area = createArea();
  area.use(countOnlySent);
  return area
    .route('/', choicesApi(eligibility, deps.clock))
    .route('/', tablesApi(eligibility, engine.sheets, deps.clock))
    .route('/', holdsApi(eligibility, engine, deps.workCheck ?? noWork))
    .route('/', createBookingApi(eligibility, engine, senderCheck))
    .route('/', enquiriesApi(eligibility, engine, senderCheck))
    .route(
      '/',
      partnerMenuApi(eligibility, () => deps.content().partnerMenus ?? []),
    )
    .route('/', messageApi(eligibility, engine, senderCheck))
    .route('/', manageApi(eligibility, engine))
    .route('/', manageDetailsApi(engine))
    .route('/', waitlistApi(eligibility, engine, senderCheck))
    .route('/', closedApi(engine))
    .route('/', cardLaterApi(eligibility, engine, senderCheck))
    .route('/', tableOffersApi(engine));
}
