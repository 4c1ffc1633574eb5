import type { ErrorBody } from '../../platform/error-catalogue.ts';
import type { NearbyRestaurant } from '../../restaurants/geo-contract.ts';
import type { CreateAnswer, OccasionsAnswer, RequirementsAnswer, Slot } from '../contract.ts';
import type { CustomerTextField, FieldCheck } from '../customer.ts';
import type { WaitlistAnswer } from '../waitlist/contract.ts';
import type { BookingRequest } from './booking-request.ts';
import type { LowMark, Moment } from './hold-clock.ts';
import type { EventWish } from './journey-group.ts';
import type { Attempt, JourneyRestaurant, Upsell } from './journey-state.ts';
import type { Choices } from './journey-step-two.ts';

/** Everything that can happen on the way to a table. */
export type JourneyAction =
  | { type: 'opened'; request: BookingRequest }
  | { type: 'step added' }
  | { type: 'step subtracted' }
  | { type: 'step set'; step: number }
  | { type: 'group booking triggered'; advance: boolean }
  | { type: 'group contact triggered' }
  | { type: 'event wished'; wish: EventWish }
  | { type: 'event times loaded'; slots: Slot[] }
  | { type: 'places found'; query: string; words: string; restaurants: NearbyRestaurant[] }
  | { type: 'restaurant chosen'; restaurant: JourneyRestaurant | null }
  | { type: 'occasions asked for' }
  | { type: 'occasions loaded'; answer: OccasionsAnswer }
  | { type: 'occasion chosen'; id: string }
  | { type: 'party chosen'; adults: number; children: number }
  | { type: 'date chosen'; date: string }
  | { type: 'slots asked for' }
  | { type: 'choices loaded'; choices: Choices; key: string }
  | { type: 'menu chosen'; id: string }
  | { type: 'area chosen'; id: string | null }
  | { type: 'slots loaded'; slots: Slot[] }
  | { type: 'slots failed'; error: ErrorBody }
  | { type: 'slot chosen'; slot: Slot }
  | { type: 'requirements loaded'; answer: RequirementsAnswer }
  | { type: 'held'; holdToken: string; since: Moment }
  | { type: 'hold renewed'; since: Moment }
  | { type: 'hold runs low'; mark: LowMark }
  | { type: 'hold lapsed' }
  | { type: 'hold given back' }
  | { type: 'slot taken' }
  | { type: 'waitlist opened'; time: string }
  | { type: 'waitlist joined'; answer: WaitlistAnswer }
  | { type: 'waitlist refused'; error: ErrorBody }
  | { type: 'waitlist not needed' }
  | { type: 'waitlist closed' }
  | { type: 'upsells loaded'; upsells: Upsell[] }
  | { type: 'upsell ticked'; id: string; ticked: boolean }
  | { type: 'customer typed'; field: CustomerTextField; value: string; check?: FieldCheck }
  | { type: 'opt-in ticked'; field: 'shouldReceivePromotions' | 'shouldReceiveSms'; ticked: boolean }
  | { type: 'card sent' }
  | { type: 'card accepted'; customerId: string }
  | { type: 'card refused'; message: string | null }
  | { type: 'submitting'; attempt: Attempt }
  | { type: 'submitted'; answer: CreateAnswer }
  | { type: 'submit failed'; error: ErrorBody }
  | { type: 'failed'; error: ErrorBody }
  | { type: 'tried again' }
  | { type: 'reset'; restaurantToo: boolean };
