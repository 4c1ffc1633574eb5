import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type ActionFunctionArgs, href, type LoaderFunctionArgs } from 'react-router';
import { newIdempotencyKey } from '../../platform/api/idempotency-key.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { pageNotFound } from '../../platform/api/page-not-found.ts';
import { fetchRestaurant } from '../../restaurants/restaurant-calls.ts';
import { PageTitle } from '../../seo/page-title.tsx';
import { putPageUnder } from '../../ui/card/card-history.ts';
import { Picture } from '../../ui/picture.tsx';
import { Container, Section } from '../../ui/section.tsx';
import { londonNow } from '../../values/time/london-time.ts';
import { bookingCalls } from '../flow/booking-calls.ts';
import { openBookingOnArrival } from '../flow/booking-request.ts';
import { bookingHistory } from '../flow/card-history.ts';
import { journeyRestaurant } from '../flow/journey-restaurant.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { waitlistWindowOf } from '../flow/waitlist/waitlist-window.ts';
import { stepTitle } from '../parts/step-words.ts';
import { PlainBooking } from './plain-booking.tsx';
import { plainJourney } from './plain-journey.ts';
import { readPlainQuery } from './plain-query.ts';
import { plainSubmit } from './plain-submit.ts';

const PlainThanks = lazy(async () => ({ default: (await import('./plain-thanks.tsx')).PlainThanks }));

const isDone = ({ waitlist, waitlistFor, confirmationNumber, keptForCard }: JourneyState) =>
  confirmationNumber !== null || keptForCard !== null || (waitlist !== null && waitlistFor !== null);

type Slug = { params: { slug: string } };

async function findRestaurant({ params, context }: Pick<LoaderFunctionArgs, 'context'> & Slug) {
  const found = await fetchRestaurant(context, params.slug);
  if (!found) throw pageNotFound();
  return journeyRestaurant(found);
}

/** The plain steps as far as the address leads. */
export async function loadBookNow({
  request,
  params,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'> & Slug) {
  const restaurant = await findRestaurant({ params, context });
  const now = londonNow(context.get(pageContext).now);
  const calls = bookingCalls(context.get(apiContext).booking);
  const query = readPlainQuery(new URL(request.url).searchParams);
  const { state, alternatives, status } = await plainJourney(calls, restaurant, query, now);
  const idempotencyKey = newIdempotencyKey();
  return { booking: { restaurant, state, alternatives, query, idempotencyKey, today: now.date }, status };
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
  const { status, ...answer } = await plainSubmit(calls, restaurant, await request.formData());
  return { answer, status };
}

type BookNowProps = {
  booking: Awaited<ReturnType<typeof loadBookNow>>['booking'];
  answer?: Awaited<ReturnType<typeof bookFromForm>>['answer'];
  /** The restaurant's page, behind the card. */
  behind: ReactNode;
};

/** The plain steps; where scripts run, the restaurant's page with the card open over it. */
export function BookNow({ booking, answer, behind }: BookNowProps) {
  const { restaurant, query, alternatives, today } = booking;
  const [byModal, setByModal] = useState(false);
  const plainAnswer = answer !== undefined;
  const { slug } = restaurant;
  const { date, covers, time, occasion, type } = query;
  useEffect(() => {
    if (plainAnswer) return;
    setByModal(true);
    // After a reload the card's own entry opens it.
    if (bookingHistory.trail()) return;
    putPageUnder(href('/restaurants/:slug', { slug }));
    openBookingOnArrival({ slug, date, covers, time, occasionId: occasion, bookingType: type });
  }, [plainAnswer, slug, date, covers, time, occasion, type]);
  const { state, idempotencyKey } = answer ?? booking;
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
      <div id="booking">
        <PageTitle>{`Book a table at ${restaurant.title}`}</PageTitle>
        {behind}
      </div>
    );
  return (
    <Section id="booking">
      <PageTitle refused={plainAnswer}>{stepTitle(state)}</PageTitle>
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
              {type ? 'Tell us about your event, and we write back.' : 'Book a table, in three short steps.'}
            </p>
          </div>
        </div>
        <PlainBooking
          {...{ state, alternatives: plainAnswer ? null : alternatives, idempotencyKey, today }}
          posted={plainAnswer}
          waitlistWindow={waitlistWindowOf({ ...state, slots: booking.state.slots }, alternatives)}
          askedEmail={answer?.askedEmail ?? null}
        />
      </Container>
    </Section>
  );
}
