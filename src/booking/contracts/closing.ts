import { z } from 'zod';
import { wallTime } from '../../values/time/week.ts';
import { token } from './booking.ts';

/** Why a restaurant is closed, as its page says. */
export const CLOSING_REASONS = ['holiday', 'private', 'repairs', 'weather', 'other'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];
export const closingReasonNames: Record<ClosingReason, string> = {
  holiday: 'Holiday',
  private: 'Private event',
  repairs: 'Repairs',
  weather: 'Bad weather',
  other: 'Closed for the day',
};

/** `open` while the party has to choose; `reopened` keeps its table; `over` once its time has come. */
export const CLOSED_PARTY_STATES = ['open', 'moved', 'changed', 'cancelled', 'reopened', 'over'] as const;
export type ClosedPartyState = (typeof CLOSED_PARTY_STATES)[number];

const place = z.object({ storeId: z.string(), slug: z.string(), title: z.string(), miles: z.number().nullable() });

/** A party whose restaurant is closed, for the page where it chooses. */
export const closedParty = z.object({
  state: z.enum(CLOSED_PARTY_STATES),
  reference: z.string(),
  slug: z.string(),
  title: z.string(),
  phone: z.string(),
  date: z.string(),
  time: z.string(),
  adultCovers: z.int(),
  childCovers: z.int(),
  /** The restaurant's own; may be empty. */
  words: z.string(),
  /** Held until the ISO instant. */
  held: place.extend({ time: z.string(), until: z.string() }).nullable(),
  /** Free now; only where nothing is held. */
  places: z.array(place.extend({ times: z.array(z.string()) })),
  manageToken: token,
  moved: place.omit({ miles: true }).extend({ manageToken: token }).nullable(),
});
export type ClosedParty = z.infer<typeof closedParty>;

export const closedParams = z.object({ closedToken: token });
export const closedAnswer = z.object({ party: closedParty });
export const moveBody = z.object({ storeId: z.string().min(1).max(40), time: wallTime });
export type MoveBody = z.infer<typeof moveBody>;
export const chosenAnswer = z.object({ chosen: z.literal(true) });
