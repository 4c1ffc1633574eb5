import type { NearbyRestaurant } from '../../restaurants/geo-contract.ts';
import type { ErrorBody } from '../../values/error-catalogue.ts';
import type { TimeWindow } from '../../values/time/time-window.ts';
import type { CardNeeded, CreateAnswer, OccasionsAnswer, RequirementsAnswer, Slot } from '../contracts/booking.ts';
import type { CardLaterAnswer } from '../contracts/card-later.ts';
import type { CustomerOptIn, CustomerTextField, FieldCheck } from '../contracts/customer.ts';
import type { Needs } from '../contracts/needs.ts';
import type { NotifyBy, WaitlistAnswer } from '../contracts/waitlist.ts';
import type { Voucher } from '../rules/voucher.ts';
import type { Choices } from './booking-calls.ts';
import type { BookingRequest } from './booking-request.ts';
import type { CardView } from './card-view.ts';
import type { HeldFor, WarningMark } from './hold/hold-timer.ts';
import type { EventDetails } from './journey-group.ts';
import type { Attempt, DateSpan, JourneyRestaurant, OfferedUpsell } from './journey-state.ts';

export type JourneyAction =
  | { type: 'opened'; request: BookingRequest }
  | { type: 'step added' }
  | { type: 'step subtracted' }
  | { type: 'step set'; step: number }
  | { type: 'group booking triggered'; advance: boolean }
  | { type: 'group contact triggered' }
  | { type: 'event details chosen'; details: EventDetails }
  | { type: 'event times loaded'; slots: Slot[] }
  | { type: 'voucher loaded'; voucher: Voucher | null }
  | { type: 'restaurants found'; query: string; words: string; restaurants: NearbyRestaurant[] }
  | { type: 'restaurant chosen'; restaurant: JourneyRestaurant | null }
  | { type: 'occasions requested' }
  | { type: 'occasions loaded'; answer: OccasionsAnswer }
  | { type: 'occasion chosen'; id: string }
  | { type: 'party chosen'; adults: number; children: number }
  | { type: 'date chosen'; date: string }
  | { type: 'date replaced'; date: string; span: DateSpan }
  | { type: 'view restored'; view: CardView }
  | { type: 'slots requested' }
  | { type: 'choices loaded'; choices: Choices; key: string }
  | { type: 'menu chosen'; id: string }
  | { type: 'area chosen'; id: string | null }
  /** `now`: minutes since midnight in London, 0 by default. */
  | { type: 'slots loaded'; slots: Slot[]; cardNeeded?: CardNeeded | null; now?: number }
  | { type: 'slots failed'; error: ErrorBody }
  | { type: 'slot chosen'; slot: Slot }
  | { type: 'requirements loaded'; answer: RequirementsAnswer }
  | ({ type: 'held'; holdToken: string } & HeldFor)
  | ({ type: 'hold renewed' } & HeldFor)
  | { type: 'hold runs low'; mark: WarningMark }
  | { type: 'hold lapsed' }
  | { type: 'hold released' }
  | { type: 'slot taken' }
  | { type: 'waitlist opened'; time: string }
  | { type: 'waitlist window chosen'; window: TimeWindow }
  | { type: 'notification chosen'; notifyBy: NotifyBy }
  /** `time`: the one that was sent; the form may show another by now. */
  | { type: 'waitlist joined'; answer: WaitlistAnswer; time?: string }
  | { type: 'waitlist refused'; error: ErrorBody; time?: string }
  | { type: 'waitlist not needed'; time?: string }
  | { type: 'waitlist closed' }
  | { type: 'upsells loaded'; upsells: OfferedUpsell[] }
  | { type: 'upsell ticked'; id: string; ticked: boolean }
  | { type: 'customer typed'; field: CustomerTextField; value: string; check?: FieldCheck }
  | { type: 'opt-in ticked'; field: CustomerOptIn; ticked: boolean }
  | { type: 'needs chosen'; needs: Needs }
  | { type: 'remember me ticked'; ticked: boolean }
  | { type: 'customer forgotten' }
  | { type: 'card sent' }
  | { type: 'card accepted'; customerId: string }
  | { type: 'card refused'; message: string | null }
  | { type: 'submitting'; attempt: Attempt }
  | { type: 'kept for card'; answer: CardLaterAnswer }
  /** `sent`: the booking this answers, if it isn't the attempt's. */
  | { type: 'submitted'; answer: CreateAnswer; sent?: string }
  /** `status`: of the response; 0 if there was none. */
  | { type: 'submit failed'; error: ErrorBody; status?: number }
  | { type: 'failed'; error: ErrorBody }
  | { type: 'tried again' }
  | { type: 'connection returned' }
  | { type: 'reset'; restaurantToo: boolean };
