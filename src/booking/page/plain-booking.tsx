import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useJourneyStyle } from '../../settings/use-journey-style.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { queryOf } from '../../values/query.ts';
import { formatDay, formatTime } from '../../values/time/wall-time.ts';
import type { AlternativesAnswer } from '../contracts/booking.ts';
import { type BookingRequest, bookingHref } from '../flow/booking-request.ts';
import { coverBounds, occasionOf, requestableOccasions } from '../flow/journey-party.ts';
import { customerTextFields, type JourneyState } from '../flow/journey-state.ts';
import { timeToLookAround } from '../flow/journey-step-two.ts';
import { newsInWords, unmetInWords } from '../flow/journey-text.ts';
import { isBookable } from '../flow/online.ts';
import { requestOf } from '../flow/party-request.ts';
import type { WaitlistWindow } from '../flow/waitlist/waitlist-window.ts';
import { AlternativesList } from '../parts/alternatives-list.tsx';
import { stepNumberOf, stepTitlesOf } from '../parts/announcements.ts';
import { JourneyNotice, Notice, otherDayText, VoucherText, VoucherWarning } from '../parts/journey-notice.tsx';
import { NotOnline } from '../parts/not-online.tsx';
import { RequestWords } from '../parts/request-words.tsx';
import { StepRail } from '../parts/step-rail.tsx';
import { ticketFor } from '../parts/ticket/journey-ticket.ts';
import { OrderTicket } from '../parts/ticket/order-ticket.tsx';
import ticketRail from '../parts/ticket/ticket-rail.module.css';
import styles from './plain-booking.module.css';
import { PlainDetails, type PlainFormProps } from './plain-details.tsx';
import type { PlainProblems } from './plain-query.ts';
import { chosen, PlainStepOne, PlainStepTwo } from './plain-steps.tsx';

/** In chunks of their own, since few pages need them. */
const PlainEvent = lazy(async () => ({ default: (await import('./plain-event.tsx')).PlainEvent }));
const PlainWaitlist = lazy(async () => ({ default: (await import('./plain-waitlist.tsx')).PlainWaitlist }));

type PlainBookingProps = PlainFormProps & {
  alternatives: AlternativesAnswer | null;
  /** The window of the waitlist form. */
  waitlistWindow: WaitlistWindow | null;
  today: string;
  /** The first day of a voucher that is not valid on the chosen one. */
  voucherDay: string | null;
  /** Whether the form was posted and came back: then it keeps the typed fields whatever the step. */
  posted: boolean;
  /** Whether it came back with errors, not with an event's times. */
  isRefused: boolean;
  /** What is wrong with the party and the day that were sent. */
  problems: PlainProblems;
};

const addressOf = (values: Record<string, string>) => queryOf(Object.entries(values));
/** What was chosen, and ticked on a menu, as a link that leads back to it. */
const plainRequestOf = (state: JourneyState) => ({ ...requestOf(state), allergies: state.needs.allergies });

/** The way on: to the times of a table, or to those of an event. */
const typeOf = ({ bookingType }: JourneyState): Record<string, string> =>
  bookingType === 'event' ? { type: 'event' } : { step: '2' };

function Back({ state }: { state: JourneyState }) {
  return (
    <Link
      className="text-link mt-4 inline-flex min-h-11 items-center"
      to={addressOf({ ...chosen(state), step: String(state.step - 1) })}
    >
      Back
    </Link>
  );
}

function TimeLink(request: BookingRequest & { time: string }) {
  return <a href={bookingHref(request)}>{formatTime(request.time)}</a>;
}

const offersWaitlist = ({ waitlistFor, selectedMenu }: JourneyState, alternatives: AlternativesAnswer | null) =>
  Boolean(alternatives?.waitlist && !waitlistFor && selectedMenu);

/** The link to the waitlist for a full time. */
function JoinWaitlist({ state }: { state: JourneyState }) {
  const time = timeToLookAround(state);
  return (
    <Link
      className={buttonClass({ variant: 'line', className: 'mb-6' })}
      to={addressOf({ ...chosen(state), step: '2', wait: time })}
    >
      Join the waiting list for {formatTime(time)}
    </Link>
  );
}

type DetailsProps = PlainFormProps & Pick<PlainBookingProps, 'alternatives' | 'today'>;

/** The details, and for a full time before them that this is a request, and what else one can do. */
function Details({ alternatives, today, ...form }: DetailsProps) {
  const { state } = form;
  return (
    <>
      <RequestWords state={state} today={today} />
      {state.step === 3 && offersWaitlist(state, alternatives) && <JoinWaitlist state={state} />}
      <PlainDetails {...form} />
    </>
  );
}

function CurrentStep({ waitlistWindow, alternatives, ...props }: PlainBookingProps) {
  const { today, posted, isRefused: _, problems, ...form } = props;
  const { state } = form;
  if (state.bookingType === 'event') return <PlainEvent {...props} />;
  if (state.waitlistFor) return <PlainWaitlist {...form} time={state.waitlistFor} offered={waitlistWindow} />;
  if (posted || state.step === 3) return <Details {...form} alternatives={alternatives} today={today} />;
  if (state.step === 2) return <PlainStepTwo state={state} />;
  if (state.occasions.length === 0) return null;
  return (
    <>
      <PlainStepOne state={state} today={today} problems={problems} />
      {requestableOccasions(state.occasions).length > 0 && (
        <Link
          className="text-link mt-6 inline-flex min-h-11 items-center font-semibold"
          to={bookingHref({ ...plainRequestOf(state), bookingType: 'event' })}
        >
          More than {coverBounds(occasionOf(state)).most}? Ask us
        </Link>
      )}
    </>
  );
}

/** A table is to be had at another time: what was chosen is gone. */
const isToChooseAgain = ({ state, posted }: Pick<PlainBookingProps, 'state' | 'posted'>) =>
  posted && state.step === 2 && state.bookingType !== 'event' && !state.waitlistFor;

function OtherTimes({ state }: { state: JourneyState }) {
  return (
    <Link
      className="text-link mt-4 inline-flex min-h-11 items-center"
      to={addressOf({ ...chosen(state), without: '', time: '', step: '2' })}
    >
      See all times and other options
    </Link>
  );
}

function words({ customer, bookingError, slotsError, waitlistFor }: JourneyState, posted: boolean): string | null {
  // Errors of fields have a summary of their own.
  if (customerTextFields.some((field) => customer[field].message)) return null;
  // None is left to choose from.
  if (posted && slotsError) return slotsError;
  return bookingError ?? (waitlistFor && !posted ? null : slotsError);
}

/** The booking card as a plain page: the same steps, rules and ticket as in the modal. */
export function PlainBooking(props: PlainBookingProps) {
  const { state, alternatives, today, voucherDay } = props;
  const { restaurant } = state;
  const journeyStyle = useJourneyStyle();
  if (!restaurant) return null;
  if (!isBookable(restaurant, today)) return <NotOnline restaurant={restaurant} today={today} />;
  const said = words(state, props.posted);
  const news = newsInWords(state) ?? unmetInWords(state);
  // In place of a day that cannot be read another is only suggested.
  const ticket = ticketFor(
    props.problems.date ? { ...state, selectedBookingDate: null, selectedBookingTime: null } : state,
  );
  const request = plainRequestOf(state);
  return (
    <div className={styles.page} data-style={journeyStyle}>
      <div className={styles.rail}>
        <StepRail step={stepNumberOf(state)} titles={stepTitlesOf(state)} />
      </div>
      <div className={styles.step}>
        {said && (
          <JourneyNotice phone={restaurant.phone} autoFocus={props.posted}>
            {said}
          </JourneyNotice>
        )}
        {(news || state.voucher) && (
          <div className="mb-6 grid gap-4">
            {news && <Notice>{news}</Notice>}
            <VoucherWarning
              state={state}
              wayOut={
                voucherDay && (
                  <Link
                    className="text-link inline-flex min-h-11 items-center font-semibold"
                    to={addressOf({ ...chosen(state), ...typeOf(state), without: '', date: voucherDay, time: '' })}
                  >
                    {otherDayText(voucherDay)}
                  </Link>
                )
              }
            />
            <VoucherText state={state} />
          </div>
        )}
        {alternatives && state.slotsError && !state.waitlistFor && (
          <div className="mb-6">
            <AlternativesList
              answer={alternatives}
              title={restaurant.title}
              day={formatDay(state.selectedBookingDate ?? '')}
              renderTime={(slug, time) => <TimeLink {...request} slug={slug ?? request.slug} time={time} />}
              renderDay={(date, time) => <TimeLink {...request} date={date} time={time} />}
            />
          </div>
        )}
        {state.step < 3 && offersWaitlist(state, alternatives) && <JoinWaitlist state={state} />}
        <Suspense>
          <CurrentStep {...props} />
        </Suspense>
        {state.step > 1 && !props.posted && <Back state={state} />}
        {isToChooseAgain(props) && <OtherTimes state={state} />}
      </div>
      <aside aria-label={ticket.title} className={`${ticketRail.rail} ${styles.ticket} hidden self-start md:block`}>
        <OrderTicket ticket={ticket} />
      </aside>
    </div>
  );
}
