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
import { saveTyped } from '../flow/typed-form.ts';
import { pageJourney, type StepPage } from '../steps/frame/journey-props.ts';
import { stepTitle } from '../steps/step-titles.ts';
import { SummaryLine } from '../steps/summary-line.tsx';
import styles from './book-now.module.css';
import { partyProblems, readJourneyQuery } from './journey-query.ts';
import { runJourney } from './run-journey.ts';
import { submitForm } from './submit-form.ts';

// Not lazy here: the card opens on page load.
lazyModal.give(BookingModal);

const isBrowser = typeof document !== 'undefined';
/**
 * The browser has no code for the steps unless their form was posted: the server's markup stays until the card opens.
 */
const STEPS = 'booking-steps';
const PageSteps = lazy(async () => ({ default: (await import('./page-steps.tsx')).PageSteps }));

/** The form of the customer's details, which may be filled in before the card opens. */
const TYPED_FORM = '#booking form:has([name=firstName])';

const isDone = ({ waitlist, waitlistFor, confirmationNumber, keptForCard }: JourneyState) =>
  confirmationNumber !== null || keptForCard !== null || (waitlist !== null && waitlistFor !== null);

type Slug = { params: { slug: string } };

async function findRestaurant({ params, context }: Pick<LoaderFunctionArgs, 'context'> & Slug) {
  const restaurant = await fetchRestaurant(context, params.slug);
  if (!restaurant) throw pageNotFound(null, await restaurantsNear(context, params.slug));
  return journeyRestaurant(restaurant);
}

/** Runs the steps as far as the URL leads. */
export async function loadBookNow({
  request,
  params,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'> & Slug) {
  const restaurant = await findRestaurant({ params, context });
  const { now: nowMs } = context.get(pageContext);
  const now = londonNow(nowMs);
  const { api, answers } = notingAnswers(context.get(apiContext).booking);
  const values = new URL(request.url).searchParams;
  const query = readJourneyQuery(values);
  const { state, alternatives, status, ...result } = await runJourney(bookingCalls(api), restaurant, query, now);
  const problems = { ...result.problems, ...partyProblems(values, query, now.date) };
  const isStopped = query.type === 'event' && query.step === 3 && state.step < 3;
  const refused = isStopped || Object.keys(problems).length > 0;
  const page: StepPage = {
    idempotencyKey: newIdempotencyKey(),
    alternatives,
    voucherDay: voucherDayInstead(state, now),
    posted: false,
    problems,
    refused,
  };
  const booking = {
    restaurant,
    state,
    page,
    query,
    answers: { ...answers, ...restaurantAnswered(restaurant) },
    today: now.date,
    nowMs,
  };
  return { booking, status: status === 200 && refused ? UNPROCESSABLE : status };
}

/** Books from the page's form. The thanks are rendered in this response: a URL for them would contain personal data. */
export async function bookFromForm({
  request,
  params,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'context'> & Slug) {
  const restaurant = await findRestaurant({ params, context });
  const calls = bookingCalls(context.get(apiContext).booking);
  const now = londonNow(context.get(pageContext).now);
  const form = await formIn(request);
  const { state, idempotencyKey, status } = await submitForm(calls, { restaurant, form, now });
  const page = { idempotencyKey, voucherDay: voucherDayInstead(state, now), posted: true, problems: {} };
  return { answer: { state, page }, status };
}

/** The waitlist form's times are those of the URL it was posted to. */
const withSlots = (answer: JourneyState, { slots }: JourneyState): JourneyState =>
  answer.waitlistFor ? { ...answer, slots } : answer;

type BookNowProps = {
  booking: Awaited<ReturnType<typeof loadBookNow>>['booking'];
  answer?: Awaited<ReturnType<typeof bookFromForm>>['answer'];
  /** The restaurant's page with its title, behind the card. */
  behind: ReactNode;
};

/** The steps as a page; with scripts, the restaurant's page with the card open over it. */
export function BookNow({ booking, answer, behind }: BookNowProps) {
  const { restaurant, query, answers, today, nowMs } = booking;
  const [byModal, setByModal] = useState(false);
  const posted = answer !== undefined;
  const { slug } = restaurant;
  const { date, covers, time, around, occasion, type, offer, without: allergies } = query;
  useEffect(() => {
    if (posted) return;
    setServerTime(nowMs);
    arrivedAnswers.add(answers);
    saveTyped(document.querySelector<HTMLFormElement>(TYPED_FORM));
    // Paints the card first; the page behind it can wait.
    afterPaint(() => startTransition(() => setByModal(true)));
    const { pathname, search } = window.location;
    const page = allergies && pathname + search;
    const table = { date, covers, time, around, occasionId: occasion, bookingType: type, offer, allergies };
    openCardOnArrival({ ...table, slug, page }, href('/restaurants/:slug', { slug }));
  }, [posted, nowMs, answers, slug, date, covers, time, around, occasion, type, offer, allergies]);
  if (byModal && !posted)
    return (
      <div id="booking" data-behind-card="">
        {behind}
      </div>
    );
  const state = answer ? withSlots(answer.state, booking.state) : booking.state;
  const isFinished = isDone(state);
  const page = answer ? { ...booking.page, ...answer.page, refused: !isFinished } : booking.page;
  const journey = pageJourney({ state, today, page });
  return (
    <Section id="booking">
      <PageTitle refused={page.refused}>{stepTitle(state)}</PageTitle>
      <Container>
        {!isFinished && (
          <>
            <h1 className="text-title text-tomato">{restaurant.title}</h1>
            <p className="mt-2 text-lead">
              {type ? 'Tell us about your event and we’ll get back to you.' : 'Book a table in three short steps.'}
            </p>
          </>
        )}
        {isBrowser && !posted ? (
          <StaticPart name={STEPS} />
        ) : (
          <div data-static={STEPS}>
            <div className={styles.card}>
              {!isFinished && (
                <div className={styles.summary}>
                  <SummaryLine journey={journey} />
                </div>
              )}
              <Suspense>
                <PageSteps journey={journey} />
              </Suspense>
            </div>
          </div>
        )}
      </Container>
    </Section>
  );
}
