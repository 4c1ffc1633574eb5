import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { formatTime } from '../../restaurants/wall-time.ts';
import { buttonClass } from '../../ui/button.tsx';
import { MAX_TABLE_BOOKING_COVERS } from '../constants.ts';
import type { AlternativesAnswer } from '../contract.ts';
import { AlternativesList } from './alternatives-list.tsx';
import { stepTitlesOf } from './announcements.ts';
import { bookingHref } from './booking-request.ts';
import { JourneyNotice } from './journey-notice.tsx';
import { customerTextFields, type JourneyState } from './journey-state.ts';
import { timeToLookAround } from './journey-step-two.ts';
import { dayInWords, newsInWords } from './journey-words.ts';
import { NotOnline } from './not-online.tsx';
import { isBookable } from './online.ts';
import { OrderTicket } from './order-ticket.tsx';
import { PlainDetails } from './plain-details.tsx';
import { chosen, PlainStepOne, PlainStepTwo } from './plain-steps.tsx';
import { StepRail } from './step-rail.tsx';
import { ticketFor } from './ticket-lines.ts';

/** Seldom seen: they come when they are asked for. */
const PlainEvent = lazy(async () => ({ default: (await import('./plain-event.tsx')).PlainEvent }));
const PlainWaitlist = lazy(async () => ({ default: (await import('./plain-waitlist.tsx')).PlainWaitlist }));

type PlainBookingProps = {
  state: JourneyState;
  alternatives: AlternativesAnswer | null;
  idempotencyKey: string;
  today: string;
  /** What was posted came back: typed fields go along, whatever the step. */
  posted: boolean;
};

const addressOf = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

function Back({ state }: { state: JourneyState }) {
  const extras = state.selectedUpsells.map((id) => `&extra=${encodeURIComponent(id)}`).join('');
  return (
    <Link
      className="text-link mt-4 inline-flex min-h-11 items-center"
      to={`${addressOf({ ...chosen(state), step: String(state.step - 1) })}${extras}`}
    >
      Back to “{stepTitlesOf(state)[state.step - 2]}”
    </Link>
  );
}

/** The way into the line for a full time. */
function WaitInLine({ state }: { state: JourneyState }) {
  const time = timeToLookAround(state);
  return (
    <Link
      className={buttonClass({ variant: 'line', className: 'mb-6' })}
      to={addressOf({ ...chosen(state), step: '2', wait: time })}
    >
      Tell me if a table comes free at {formatTime(time)}
    </Link>
  );
}

function CurrentStep({ state, idempotencyKey, today, posted }: PlainBookingProps) {
  if (state.bookingType === 'event') return <PlainEvent {...{ state, idempotencyKey, today, posted }} />;
  if (state.waitlistFor) return <PlainWaitlist state={state} time={state.waitlistFor} />;
  if (posted || state.step === 3) return <PlainDetails state={state} idempotencyKey={idempotencyKey} />;
  if (state.step === 2) return <PlainStepTwo state={state} />;
  if (state.occasions.length === 0) return null;
  return (
    <>
      <PlainStepOne state={state} today={today} />
      <Link className="text-link mt-6 inline-flex min-h-11 items-center font-semibold" to="?type=event">
        More than {MAX_TABLE_BOOKING_COVERS} of you? Tell us about it
      </Link>
    </>
  );
}

function words({ customer, bookingError, slotsError, waitlistFor }: JourneyState, posted: boolean): string | null {
  // Errors at fields have their own summary.
  if (customerTextFields.some((field) => customer[field].message)) return null;
  return bookingError ?? (waitlistFor && !posted ? null : slotsError);
}

/** The booking card as a plain page: the same steps, rules and ticket as in the modal. */
export function PlainBooking(props: PlainBookingProps) {
  const { state, alternatives, today } = props;
  const { restaurant } = state;
  if (!restaurant) return null;
  if (!isBookable(restaurant, today)) return <NotOnline place={restaurant} today={today} />;
  const said = words(state, props.posted) ?? newsInWords(state);
  const ticket = ticketFor(state);
  const wish = { date: state.selectedBookingDate ?? undefined, covers: state.coverSize };
  return (
    <div className="grid gap-8 md:grid-cols-[1fr_272px]">
      <div>
        <StepRail step={state.step} titles={stepTitlesOf(state)} />
        <div className="mt-6">
          {said && <JourneyNotice phone={restaurant.phone}>{said}</JourneyNotice>}
          {alternatives && state.slotsError && !state.waitlistFor && (
            <div className="mb-6">
              <AlternativesList
                answer={alternatives}
                title={restaurant.title}
                day={dayInWords(state.selectedBookingDate ?? '')}
                renderTime={(slug, time) => (
                  <a
                    className="slip"
                    href={`${bookingHref({ ...wish, slug: slug ?? restaurant.slug, time, occasionId: state.selectedOccasion ?? undefined })}&step=2`}
                  >
                    {formatTime(time)}
                  </a>
                )}
              />
            </div>
          )}
          {alternatives?.waitlist && !state.waitlistFor && state.selectedMenu && <WaitInLine state={state} />}
          <Suspense>
            <CurrentStep {...props} />
          </Suspense>
          {state.step > 1 && !props.posted && <Back state={state} />}
        </div>
      </div>
      <aside aria-label={ticket.title} className="booking-rail hidden self-start md:block">
        <OrderTicket ticket={ticket} />
      </aside>
    </div>
  );
}
