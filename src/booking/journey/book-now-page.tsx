import { lazy, Suspense, useEffect, useState } from 'react';
import { data } from 'react-router';
import { apiContext, pageContext } from '../../context.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { contentOf } from '../../pages/content-calls.ts';
import { londonNow } from '../../restaurants/london-time.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container, Section } from '../../ui/section.tsx';
import type { Route } from './+types/book-now-page';
import { bookingCalls } from './booking-calls.ts';
import { BookingLink } from './booking-link.tsx';
import { openBookingOnArrival } from './booking-request.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { journeyRestaurant } from './journey-restaurant.ts';
import type { JourneyState } from './journey-state.ts';
import { PlainBooking } from './plain-booking.tsx';
import { plainJourney } from './plain-journey.ts';
import { readPlainQuery } from './plain-query.ts';
import { plainSubmit } from './plain-submit.ts';
import './booking.css';

const PlainThanks = lazy(async () => ({ default: (await import('./plain-thanks.tsx')).PlainThanks }));

const isDone = ({ waitlist, waitlistFor, confirmationNumber }: JourneyState) =>
  confirmationNumber !== null || (waitlist !== null && waitlistFor !== null);

async function findRestaurant({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const found = await contentOf(context).restaurant(params.slug);
  if (!found) throw data(null, { status: 404 });
  return journeyRestaurant(found);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const restaurant = await findRestaurant({ params, context });
  const now = londonNow(context.get(pageContext).now);
  const calls = bookingCalls(context.get(apiContext).booking);
  const query = readPlainQuery(new URL(request.url).searchParams);
  const { state, alternatives, status } = await plainJourney(calls, restaurant, query, now);
  const idempotencyKey = newIdempotencyKey();
  return data({ restaurant, state, alternatives, query, idempotencyKey, today: now.date }, { status });
}

/** The plain form's booking. Thanks stand in this answer: their address could only be one with personal data in it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const restaurant = await findRestaurant({ params, context });
  const calls = bookingCalls(context.get(apiContext).booking);
  const { state, idempotencyKey, status } = await plainSubmit(calls, restaurant, await request.formData());
  return data({ state, idempotencyKey }, { status });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { title, slug, picture } = loaderData.restaurant;
  return pageMeta(matches, {
    title: `Book a table at ${title}`,
    description: `Book your table at ${title} in three short steps.`,
    path: `/restaurants/${slug}/book-now`,
    picture,
    index: false,
  });
}

export default function BookNowPage({ loaderData, actionData }: Route.ComponentProps) {
  const { restaurant, query, alternatives, today } = loaderData;
  const [byModal, setByModal] = useState(false);
  const plainAnswer = actionData !== undefined;
  const { slug } = restaurant;
  const { date, covers, time, occasion, type } = query;
  useEffect(() => {
    if (plainAnswer) return;
    setByModal(true);
    openBookingOnArrival({ slug, date, covers, time, occasionId: occasion, bookingType: type });
  }, [plainAnswer, slug, date, covers, time, occasion, type]);
  const { state, idempotencyKey } = actionData ?? loaderData;
  if (isDone(state))
    return (
      <Section id="booking">
        <Container>
          <Suspense>
            <PlainThanks state={state} />
          </Suspense>
        </Container>
      </Section>
    );
  return (
    <Section id="booking">
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
        {byModal ? (
          <BookingLink slug={slug} className={buttonClass({ size: 'large' })}>
            Open the booking card
          </BookingLink>
        ) : (
          <PlainBooking
            {...{ state, alternatives: plainAnswer ? null : alternatives, idempotencyKey, today }}
            posted={plainAnswer}
          />
        )}
      </Container>
    </Section>
  );
}
