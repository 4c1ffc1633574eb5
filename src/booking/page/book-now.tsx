import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { type ActionFunctionArgs, href, type LoaderFunctionArgs } from 'react-router';
import { formIn } from '../../forms/posted-form.ts';
import { newIdempotencyKey } from '../../platform/api/idempotency-key.ts';
import { notingAnswers } from '../../platform/api/known-answers.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { pageNotFound } from '../../platform/api/page-not-found.ts';
import { setServerTime } from '../../platform/server-clock.ts';
import { fetchRestaurant, restaurantsNear } from '../../restaurants/restaurant-calls.ts';
import { PageTitle } from '../../seo/page-title.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { Picture } from '../../ui/picture.tsx';
import { Container, Section } from '../../ui/section.tsx';
import { StaticPart } from '../../ui/static-part.tsx';
import { UNPROCESSABLE } from '../../values/http-status.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { BookingModal } from '../dialog/booking-modal.tsx';
import { lazyModal } from '../dialog/lazy-modal.ts';
import { arrivedAnswers, restaurantAnswered } from '../flow/arrived-answers.ts';
import { bookingCalls } from '../flow/booking-calls.ts';
import { openCardOnArrival } from '../flow/card-history.ts';
import { voucherDayInstead } from '../flow/journey-dates.ts';
import { journeyRestaurant } from '../flow/journey-restaurant.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { keepTyped } from '../flow/typed-form.ts';
import { waitlistWindowOf } from '../flow/waitlist/waitlist-window.ts';
import { stepTitle } from '../parts/step-words.ts';
import { plainJourney } from './plain-journey.ts';
import { type PlainProblems, plainProblems, readPlainQuery } from './plain-query.ts';
import { plainSubmit } from './plain-submit.ts';

// The card opens as the page arrives.
lazyModal.give(BookingModal);

const isBrowser = typeof document !== 'undefined';
/** The plain steps. A browser has no code for them unless their form was posted: they stand there until the card opens. */
const STEPS = 'plain-steps';
/** The form of the customer's details, whose fields may be typed in before the card opens. */
const TYPED_FORM = '#booking form:has([name=firstName])';
const PlainBooking = lazy(async () => ({ default: (await import('./plain-booking.tsx')).PlainBooking }));
const PlainThanks = lazy(async () => ({ default: (await import('./plain-thanks.tsx')).PlainThanks }));

const isRefused = ({ covers, date }: PlainProblems) => Boolean(covers || date);

const isDone = ({ waitlist, waitlistFor, confirmationNumber, keptForCard }: JourneyState) =>
  confirmationNumber !== null || keptForCard !== null || (waitlist !== null && waitlistFor !== null);

type Slug = { params: { slug: string } };

async function findRestaurant({ params, context }: Pick<LoaderFunctionArgs, 'context'> & Slug) {
  const found = await fetchRestaurant(context, params.slug);
  if (!found) throw pageNotFound(null, await restaurantsNear(context, params.slug));
  return journeyRestaurant(found);
}

/** The plain steps as far as the address leads. */
export async function loadBookNow({
  request,
  params,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'> & Slug) {
  const restaurant = await findRestaurant({ params, context });
  const { now: nowMs } = context.get(pageContext);
  const now = londonNow(nowMs);
  const { api, answers } = notingAnswers(context.get(apiContext).booking);
  const calls = bookingCalls(api);
  const values = new URL(request.url).searchParams;
  const query = readPlainQuery(values);
  const problems = plainProblems(values, query, now.date);
  const { state, alternatives, status } = await plainJourney(calls, restaurant, query, now);
  const idempotencyKey = newIdempotencyKey();
  const answered = { ...answers, ...restaurantAnswered(restaurant) };
  const booking = {
    restaurant,
    state,
    alternatives,
    query,
    problems,
    idempotencyKey,
    answered,
    today: now.date,
    nowMs,
    voucherDay: voucherDayInstead(state, now),
  };
  return { booking, status: status === 200 && isRefused(problems) ? UNPROCESSABLE : status };
}

/**
 * Books from the plain form. The thanks are rendered in this answer: an address for them would contain personal data.
 */
export async function bookFromForm({
  request,
  params,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'context'> & Slug) {
  const restaurant = await findRestaurant({ params, context });
  const calls = bookingCalls(context.get(apiContext).booking);
  const now = londonNow(context.get(pageContext).now);
  const form = await formIn(request);
  const { status, ...answer } = await plainSubmit(calls, { restaurant, form, now });
  return { answer: { ...answer, voucherDay: voucherDayInstead(answer.state, now) }, status };
}

type BookNowProps = {
  booking: Awaited<ReturnType<typeof loadBookNow>>['booking'];
  answer?: Awaited<ReturnType<typeof bookFromForm>>['answer'];
  /** The restaurant's page with its title, behind the card. */
  behind: ReactNode;
};

/** The plain steps; where scripts run, the restaurant's page with the card open over it. */
export function BookNow({ booking, answer, behind }: BookNowProps) {
  const { restaurant, query, problems, alternatives, answered, today, nowMs } = booking;
  const [byModal, setByModal] = useState(false);
  const plainAnswer = answer !== undefined;
  const { slug } = restaurant;
  const { date, covers, time, around, occasion, type, offer, without: allergies } = query;
  useEffect(() => {
    if (plainAnswer) return;
    setServerTime(nowMs);
    arrivedAnswers.add(answered);
    keepTyped(document.querySelector<HTMLFormElement>(TYPED_FORM));
    // The card is painted first; the page behind it may come later.
    afterPaint(() => startTransition(() => setByModal(true)));
    const { pathname, search } = window.location;
    const page = allergies && pathname + search;
    const asked = { date, covers, time, around, occasionId: occasion, bookingType: type, offer, allergies };
    const request = { ...asked, slug, page };
    openCardOnArrival(request, href('/restaurants/:slug', { slug }));
  }, [plainAnswer, nowMs, answered, slug, date, covers, time, around, occasion, type, offer, allergies]);
  const { state, idempotencyKey, voucherDay } = answer ?? booking;
  const wrong = answer?.problems ?? problems;
  if (isDone(state))
    return (
      <Section id="booking">
        <PageTitle>{stepTitle(state)}</PageTitle>
        <Container>
          <Suspense>
            <PlainThanks state={state} />
          </Suspense>
        </Container>
      </Section>
    );
  if (byModal && !plainAnswer)
    return (
      <div id="booking" data-behind-card="">
        {behind}
      </div>
    );
  return (
    <Section id="booking">
      <PageTitle refused={answer?.isRefused || isRefused(wrong)}>{stepTitle(state)}</PageTitle>
      <Container>
        <div className="mb-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <Picture
            picture={restaurant.picture}
            sizes="160px"
            decorative
            priority
            className="size-28 rounded-sm object-cover sm:size-40"
          />
          <div>
            <h1 className="text-title text-tomato">{restaurant.title}</h1>
            <p className="mt-2 text-lead">
              {type ? 'Tell us about your event and we’ll get back to you.' : 'Book a table in three short steps.'}
            </p>
          </div>
        </div>
        {isBrowser && !plainAnswer ? (
          <StaticPart name={STEPS} />
        ) : (
          <div data-static={STEPS}>
            <Suspense>
              <PlainBooking
                state={state}
                alternatives={plainAnswer ? null : alternatives}
                idempotencyKey={idempotencyKey}
                today={today}
                voucherDay={voucherDay}
                posted={plainAnswer}
                isRefused={answer?.isRefused ?? false}
                problems={wrong}
                waitlistWindow={waitlistWindowOf({ ...state, slots: booking.state.slots }, alternatives)}
              />
            </Suspense>
          </div>
        )}
      </Container>
    </Section>
  );
}
