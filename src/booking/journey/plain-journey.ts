import type { ApiResult } from '../../platform/api-client.ts';
import type { ErrorBody } from '../../platform/error-catalogue.ts';
import type { LondonTime } from '../../restaurants/london-time.ts';
import { SLOT_TAKEN_MESSAGE } from '../constants.ts';
import type { AlternativesAnswer } from '../contract.ts';
import type { BookingCalls, PartyWish } from './booking-calls.ts';
import { eventTimes } from './event-times.ts';
import { journey } from './journey.ts';
import type { JourneyAction } from './journey-action.ts';
import { bookableSpan, suggestDate } from './journey-dates.ts';
import { eventWish } from './journey-group.ts';
import { freshJourney, type JourneyRestaurant, type JourneyState } from './journey-state.ts';
import { coverBounds, occasionOf } from './journey-step-one.ts';
import { choicesKey, timeToLookAround } from './journey-step-two.ts';
import { isBookable } from './online.ts';
import { partyWish } from './party-wish.ts';
import type { PlainQuery } from './plain-query.ts';

export type PlainJourney = { state: JourneyState; alternatives: AlternativesAnswer | null; status: number };

/** Walks the journey's own steps on the server, as far as the query leads and the answers allow. */
class PlainWalk {
  state = freshJourney;
  status = 200;
  readonly #calls: BookingCalls;

  constructor(calls: BookingCalls) {
    this.#calls = calls;
  }

  tell(action: JourneyAction): void {
    this.state = journey(this.state, action);
  }

  /** Whether it was answered; if not, the journey has been told why, and the page takes the answer's status. */
  #answered<T>(answer: ApiResult<T>, failure: 'failed' | 'slots failed'): answer is { ok: true; data: T } {
    if (answer.ok) return true;
    this.status = answer.status || 502;
    this.tell({ type: failure, error: answer.error });
    return false;
  }

  #refuse(message: string, field: string): false {
    const error: ErrorBody = { code: 400, title: 'Please check', message, fields: { [field]: message } };
    this.status = 422;
    this.tell({ type: 'failed', error });
    return false;
  }

  async stepOne(restaurant: JourneyRestaurant, query: PlainQuery, now: LondonTime): Promise<boolean> {
    const { occasion: occasionId, covers, time, type: bookingType } = query;
    const { least, most } = bookableSpan(restaurant, now.date);
    const inSpan = query.date !== undefined && least <= query.date && query.date <= most;
    const date = inSpan ? (query.date as string) : suggestDate(restaurant, now);
    this.tell({ type: 'opened', request: { date, covers, time, occasionId, bookingType } });
    this.tell({ type: 'restaurant chosen', restaurant });
    const answer = await this.#calls.occasions(restaurant.storeId, date);
    if (!this.#answered(answer, 'failed')) return false;
    this.tell({ type: 'occasions loaded', answer: answer.data });
    return query.step === 1 || bookingType === 'event' || this.#agrees(query, date);
  }

  /** The reducer brings a wish that does not fit to one that does; on a plain page that must be said. */
  #agrees(query: PlainQuery, date: string): boolean {
    const { state } = this;
    if (query.date !== date) return this.#refuse('Please choose a day we are taking bookings for.', 'date');
    const wanted = query.occasion ?? state.selectedOccasion;
    if (wanted !== state.selectedOccasion) {
      this.status = 422;
      this.tell({ type: 'failed', error: { code: 17, title: 'No restrictions', message: '' } });
      return false;
    }
    if (query.covers === state.coverSize) return true;
    const { least, most } = coverBounds(occasionOf(state));
    return this.#refuse(`${occasionOf(state)?.name} is for ${least} to ${most} people.`, 'covers');
  }

  async stepTwo({ menu, area, time, ask, wait, extras }: PlainQuery): Promise<boolean> {
    const wish = partyWish(this.state);
    if (!wish) return false;
    this.tell({ type: 'step set', step: 2 });
    const choices = await this.#calls.choices(wish, time);
    if (!this.#answered(choices, 'slots failed')) return false;
    this.tell({ type: 'choices loaded', choices: choices.data, key: choicesKey(wish) });
    if (choices.data.menus.some(({ id }) => id === menu)) this.tell({ type: 'menu chosen', id: menu as string });
    if (choices.data.areas.some(({ id }) => id === area)) this.tell({ type: 'area chosen', id: area as string });
    const { selectedMenu, selectedArea } = this.state;
    if (!selectedMenu) return false;
    const slots = await this.#calls.slots(wish, selectedMenu, selectedArea);
    if (!this.#answered(slots, 'slots failed')) return false;
    this.tell({ type: 'slots loaded', slots: slots.data });
    const askedFor = ask && slots.data.find((slot) => slot.time === time && slot.canEnquire);
    if (askedFor) this.tell({ type: 'slot chosen', slot: askedFor });
    if (wait) this.tell({ type: 'waitlist opened', time: wait });
    await this.#upsells(wish, extras);
    return this.state.slotsError === null;
  }

  async event(): Promise<void> {
    const wish = eventWish(this.state);
    if (wish) this.tell(eventTimes(await this.#calls.slots(wish, null, null)));
  }

  /** Without them the table is as good. */
  async #upsells(wish: PartyWish, extras: readonly string[]): Promise<void> {
    const { selectedBookingTime: time, bookingType } = this.state;
    if (!time || bookingType !== 'booking') return;
    const answer = await this.#calls.upsells(wish, time);
    if (!answer.ok) return;
    for (const id of extras) this.tell({ type: 'upsell ticked', id, ticked: true });
    this.tell({ type: 'upsells loaded', upsells: answer.data.upsells });
  }

  async stepThree({ time, ask }: PlainQuery): Promise<void> {
    const { selectedMenu, selectedArea, selectedBookingTime } = this.state;
    const wish = partyWish(this.state);
    if (!wish || !selectedMenu || !selectedBookingTime) return;
    if (time !== selectedBookingTime || ask !== this.state.isEnquiry) {
      if (time) this.#refuse(SLOT_TAKEN_MESSAGE, 'time');
      return;
    }
    const answer = await this.#calls.requirements(wish, selectedMenu, selectedBookingTime, selectedArea);
    if (!this.#answered(answer, 'failed')) return;
    // A card is typed into its provider's own fields, which need scripts: whom to ring instead.
    this.tell({ type: 'requirements loaded', answer: { ...answer.data, cardGuarantee: null } });
  }

  async alternatives(): Promise<AlternativesAnswer | null> {
    const wish = partyWish(this.state);
    if (!(this.state.slotsError || this.state.isEnquiry) || !wish) return null;
    const answer = await this.#calls.alternatives(wish, timeToLookAround(this.state));
    return answer.ok ? answer.data : null;
  }
}

/** The journey a plain page shows: the same rules as the modal's, walked on the server. */
export async function plainJourney(
  calls: BookingCalls,
  restaurant: JourneyRestaurant,
  query: PlainQuery,
  now: LondonTime,
): Promise<PlainJourney> {
  const walk = new PlainWalk(calls);
  if (!isBookable(restaurant, now.date)) {
    walk.tell({ type: 'restaurant chosen', restaurant });
    return { state: walk.state, alternatives: null, status: 200 };
  }
  const begun = await walk.stepOne(restaurant, query, now);
  const isTable = begun && query.type !== 'event';
  if (begun && !isTable) await walk.event();
  const seated = isTable && query.step >= 2 && (await walk.stepTwo(query));
  if (seated && query.step === 3) await walk.stepThree(query);
  return { state: walk.state, alternatives: await walk.alternatives(), status: walk.status };
}
