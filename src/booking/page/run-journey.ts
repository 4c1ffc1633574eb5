import { isClosedOn } from '../../restaurants/opening-hours.ts';
import { restaurantPaths } from '../../restaurants/restaurant-paths.ts';
import type { ErrorBody } from '../../values/error-catalogue.ts';
import { BAD_GATEWAY, BAD_REQUEST, UNPROCESSABLE } from '../../values/http-status.ts';
import type { LondonTime } from '../../values/time/london-time.ts';
import { formatDay, formatTime } from '../../values/time/wall-time.ts';
import type { AlternativesAnswer } from '../contracts/booking.ts';
import { SLOT_TAKEN_MESSAGE } from '../contracts/constants.ts';
import type { BookingCalls } from '../flow/booking-calls.ts';
import { coversProblems } from '../flow/event/event-covers.ts';
import { journey } from '../flow/journey.ts';
import type { JourneyAction } from '../flow/journey-action.ts';
import { bookableSpan, isBookable, suggestDate } from '../flow/journey-dates.ts';
import { freshJourney, type JourneyRestaurant, type JourneyState } from '../flow/journey-state.ts';
import { searchTimeOf } from '../flow/journey-step-two.ts';
import { partyRequestOf } from '../flow/party-request.ts';
import {
  choicesQuestion,
  eventTimesQuestion,
  occasionsQuestion,
  type Question,
  slotsQuestion,
  upsellsQuestion,
} from '../flow/questions.ts';
import type { PartyProblems } from '../steps/frame/journey-props.ts';
import type { JourneyQuery } from './journey-query.ts';

export type PageJourney = {
  state: JourneyState;
  alternatives: AlternativesAnswer | null;
  /** Errors of an event's day and time. */
  problems: PartyProblems;
  status: number;
};

/** Runs the steps on the server, as far as the query and the responses allow. */
class JourneyRunner {
  state = freshJourney;
  status = 200;
  readonly #calls: BookingCalls;

  constructor(calls: BookingCalls) {
    this.#calls = calls;
  }

  dispatch(action: JourneyAction): void {
    this.state = journey(this.state, action);
  }

  /** Whether the question got its answer; if not, the page takes the response's status. */
  async #ask<Answer>(question: Question<Answer> | null): Promise<boolean> {
    if (!question) return false;
    const answer = await question.ask(this.#calls);
    this.dispatch(question.action(answer));
    if (!answer.ok) this.status = answer.status || BAD_GATEWAY;
    return answer.ok;
  }

  refuse(message: string, field: string): void {
    const error: ErrorBody = { code: BAD_REQUEST, title: 'Please check', message, fields: { [field]: message } };
    this.status = UNPROCESSABLE;
    this.dispatch({ type: 'failed', error });
  }

  /** Loads the date's occasions; once more if the reducer has replaced a suggested date. */
  async #occasions(): Promise<boolean> {
    const { selectedBookingDate: date } = this.state;
    if (!(await this.#ask(occasionsQuestion(this.state)))) return false;
    return this.state.selectedBookingDate === date || this.#occasions();
  }

  /** Whether to go on; the reducer stops at what can't be met, and the page says so. */
  async stepOne(restaurant: JourneyRestaurant, query: JourneyQuery, now: LondonTime): Promise<boolean> {
    const { occasion: occasionId, covers = query.adults, time, around, type: bookingType, offer } = query;
    const span = bookableSpan(restaurant, now.date);
    const { bookNow: page } = restaurantPaths(restaurant.slug);
    this.dispatch({
      type: 'opened',
      request: {
        date: query.date,
        covers,
        time,
        around,
        occasionId,
        bookingType,
        offer,
        allergies: query.without,
        page,
      },
    });
    if (offer) this.dispatch({ type: 'voucher loaded', voucher: await this.#calls.voucher(offer, now.date) });
    this.dispatch({ type: 'restaurant chosen', restaurant });
    if (!query.date || query.date < span.least || query.date > span.most)
      this.dispatch({ type: 'date replaced', date: suggestDate(restaurant, now, this.state.voucher), span });
    if (!(await this.#occasions())) return false;
    if (this.state.unmet) this.status = UNPROCESSABLE;
    if (this.state.bookingType === 'event') return true;
    if (query.step === 1) this.dispatch({ type: 'step set', step: 1 });
    return this.state.step === 2;
  }

  async stepTwo({ menu, area, time, ask, wait }: JourneyQuery, now: LondonTime): Promise<boolean> {
    this.state = { ...this.state, selectedMenu: menu ?? null, selectedArea: area ?? null };
    if (!(await this.#ask(choicesQuestion(this.state)))) return false;
    if (!(await this.#ask(slotsQuestion(this.state, () => now.minutes)))) return false;
    const full = ask && this.state.slots.find((slot) => slot.time === time && slot.canEnquire);
    if (full) this.dispatch({ type: 'slot chosen', slot: full });
    if (wait) this.dispatch({ type: 'waitlist opened', time: wait });
    return this.state.slotsError === null && this.state.selectedBookingTime !== null;
  }

  /** Loads an event's times; goes on to the details if everything sent is available, else returns the errors. */
  async event(query: JourneyQuery): Promise<PartyProblems> {
    const { status } = this;
    await this.#ask(eventTimesQuestion(this.state));
    this.status = status;
    const isSent = query.step !== undefined;
    const { bookingError, unmet } = this.state;
    // As typed, even if a table would take that many.
    if (isSent) {
      const { adults = query.covers ?? 0, children = 0 } = query;
      this.dispatch({ type: 'event details chosen', details: { adults, children } });
      this.state = { ...this.state, bookingError, unmet };
    }
    const problems = isSent ? eventProblems(this.state, query) : {};
    const isComplete = query.date !== undefined && !bookingError && !hasEventProblems(this.state, problems);
    if (query.step === 3 && isComplete) this.dispatch({ type: 'group contact triggered' });
    return problems;
  }

  async stepThree({ time, ask, extras }: JourneyQuery): Promise<void> {
    const { selectedMenu, selectedArea, selectedBookingTime } = this.state;
    const party = partyRequestOf(this.state);
    if (!party || !selectedMenu || !selectedBookingTime) return;
    if (time !== selectedBookingTime || ask !== this.state.isEnquiry) return;
    const answer = await this.#calls.requirements(party, selectedMenu, selectedBookingTime, selectedArea);
    if (!answer.ok) {
      this.status = answer.status || BAD_GATEWAY;
      return this.dispatch({ type: 'failed', error: answer.error });
    }
    this.dispatch({ type: 'requirements loaded', answer: answer.data });
    for (const id of extras) this.dispatch({ type: 'upsell ticked', id, ticked: true });
    const upsells = upsellsQuestion(this.state);
    if (upsells) this.dispatch(upsells.action(await upsells.ask(this.#calls)));
  }

  async alternatives(): Promise<AlternativesAnswer | null> {
    const party = partyRequestOf(this.state);
    const { slotsError, isEnquiry, waitlistFor, news } = this.state;
    if (!(slotsError || isEnquiry || waitlistFor || news) || !party) return null;
    const answer = await this.#calls.alternatives(party, waitlistFor ?? searchTimeOf(this.state));
    return answer.ok ? answer.data : null;
  }
}

function noTimesText({ restaurant, selectedBookingDate: date }: JourneyState): string {
  if (restaurant && date && isClosedOn(restaurant, date))
    return `${restaurant.title} is closed on ${formatDay(date)}. Choose another day.`;
  return 'We’ve no times that day. Choose another.';
}

/** None if the times couldn't be loaded. */
function eventProblems(state: JourneyState, { step, time }: JourneyQuery): PartyProblems {
  const { slots, bookingError, slotsError } = state;
  if (bookingError || slotsError) return {};
  if (slots.length === 0) return { date: noTimesText(state) };
  if (step !== 3 || !time || slots.some((slot) => slot.time === time)) return {};
  return { time: `There’s no ${formatTime(time)} that day. Choose another time.` };
}

const hasEventProblems = (state: JourneyState, { date, time }: PartyProblems) => {
  const { adults, children } = coversProblems(state);
  return [date, time, adults, children].some(Boolean);
};

/** A page's journey, run on the server by the card's rules. */
export async function runJourney(
  calls: BookingCalls,
  restaurant: JourneyRestaurant,
  query: JourneyQuery,
  now: LondonTime,
): Promise<PageJourney> {
  const runner = new JourneyRunner(calls);
  if (!isBookable(restaurant, now.date)) {
    runner.dispatch({ type: 'restaurant chosen', restaurant });
    return { state: runner.state, alternatives: null, problems: {}, status: 200 };
  }
  const canGoOn = await runner.stepOne(restaurant, query, now);
  const isEvent = runner.state.bookingType === 'event';
  const problems = canGoOn && isEvent ? await runner.event(query) : {};
  const toDetails = query.step === 3 || (query.step === undefined && query.time !== undefined);
  if (canGoOn && !isEvent) {
    const hasTime = await runner.stepTwo(query, now);
    if (hasTime && toDetails) await runner.stepThree(query);
    // It was free when it was chosen; an enquiry is about a full time anyway.
    const wasFree = query.step === 3 && !runner.state.isEnquiry;
    if (wasFree && runner.state.news?.kind === 'full') runner.refuse(SLOT_TAKEN_MESSAGE, 'time');
  }
  return { state: runner.state, alternatives: await runner.alternatives(), problems, status: runner.status };
}
