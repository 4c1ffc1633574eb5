import { Link } from 'react-router';
import { formatTime } from '../../restaurants/wall-time.ts';
import type { AlternativesAnswer } from '../contract.ts';
import { AlternativesList } from './alternatives-list.tsx';
import { stepTitles } from './announcements.ts';
import { bookingHref } from './booking-request.ts';
import { JourneyNotice } from './journey-notice.tsx';
import { customerTextFields, type JourneyState } from './journey-state.ts';
import { dayInWords } from './journey-words.ts';
import { NotOnline } from './not-online.tsx';
import { isBookable } from './online.ts';
import { OrderTicket } from './order-ticket.tsx';
import { PlainDetails } from './plain-details.tsx';
import { chosen, PlainStepOne, PlainStepTwo } from './plain-steps.tsx';
import { StepRail } from './step-rail.tsx';
import { ticketLines } from './ticket-lines.ts';

type PlainBookingProps = {
  state: JourneyState;
  alternatives: AlternativesAnswer | null;
  idempotencyKey: string;
  today: string;
  /** What was posted came back: typed fields go along, whatever the step. */
  posted: boolean;
};

function Back({ state }: { state: JourneyState }) {
  const values = { ...chosen(state), step: String(state.step - 1) };
  return (
    <Link className="text-link mt-4 inline-flex min-h-11 items-center" to={`?${new URLSearchParams(values)}`}>
      Back to “{stepTitles[state.step - 2]}”
    </Link>
  );
}

function CurrentStep({ state, idempotencyKey, today, posted }: PlainBookingProps) {
  if (posted || state.step === 3) return <PlainDetails state={state} idempotencyKey={idempotencyKey} />;
  if (state.step === 2) return <PlainStepTwo state={state} />;
  return state.occasions.length > 0 && <PlainStepOne state={state} today={today} />;
}

/** The booking card as a plain page: the same steps, rules and ticket as in the modal. */
export function PlainBooking(props: PlainBookingProps) {
  const { state, alternatives, today } = props;
  const { restaurant, slotsError, bookingError, customer } = state;
  if (!restaurant) return null;
  if (!isBookable(restaurant, today)) return <NotOnline place={restaurant} today={today} />;
  // Errors at fields have their own summary.
  const words = customerTextFields.some((field) => customer[field].message) ? null : (bookingError ?? slotsError);
  const wish = { date: state.selectedBookingDate ?? undefined, covers: state.coverSize };
  return (
    <div className="grid gap-8 md:grid-cols-[1fr_272px]">
      <div>
        <StepRail step={state.step} />
        <div className="mt-6">
          {words && <JourneyNotice phone={restaurant.phone}>{words}</JourneyNotice>}
          {alternatives && (
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
          <CurrentStep {...props} />
          {state.step > 1 && !props.posted && <Back state={state} />}
        </div>
      </div>
      <aside aria-label="Your order so far" className="booking-rail hidden self-start md:block">
        <OrderTicket lines={ticketLines(state)} />
      </aside>
    </div>
  );
}
