import { useEffect } from 'react';
import { href } from 'react-router';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { nations } from '../../restaurants/nations.ts';
import { fetchRestaurants } from '../../restaurants/restaurant-calls.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useTexts } from '../../settings/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Container, Section } from '../../ui/section.tsx';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { BookingModal } from '../dialog/booking-modal.tsx';
import { lazyModal } from '../dialog/lazy-modal.ts';
import { bookingCalls } from '../flow/booking-calls.ts';
import { type BookingRequest, cardAddress } from '../flow/booking-request.ts';
import { openCardOnArrival } from '../flow/card-history.ts';
import { BookingLink } from '../parts/booking-link.tsx';
import { isVoucherFor } from '../rules/voucher.ts';
import { VoucherText } from '../steps/frame/notice.tsx';
import type { Route } from './+types/book-now-entry';
import { readJourneyQuery } from './journey-query.ts';

// Not lazy here: the card opens on page load.
lazyModal.give(BookingModal);

export const handle = { reads: ['tables', 'booking-steps'] } satisfies PagePolicy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readJourneyQuery(new URL(request.url).searchParams);
  const { date, covers, time, around, occasion: occasionId, type: bookingType, offer, without: allergies } = query;
  const { date: today } = londonNow(context.get(pageContext).now);
  const [all, voucher] = await Promise.all([
    fetchRestaurants(context),
    offer ? bookingCalls(context.get(apiContext).booking).voucher(offer, today) : null,
  ]);
  const restaurants = (all ?? []).filter((restaurant) => !voucher || isVoucherFor(voucher, restaurant));
  const groups = nations.map((nation) => ({
    nation,
    restaurants: restaurants
      .filter((restaurant) => restaurant.nation === nation)
      .map(({ slug, title, enableBookings }) => ({ slug, title, enableBookings })),
  }));
  return { groups, request: { date, covers, time, around, occasionId, bookingType, offer, allergies }, voucher };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Book a table at any of our restaurants in three short steps.';
  return pageMeta(matches, { title: 'Book a table', description, path: href('/book-now'), index: false });
}

/** The link's request as hidden fields for the finder. */
function RequestFields({ date, time, covers, occasionId, offer }: BookingRequest) {
  const fields = Object.entries({ date, time, covers, occasion: occasionId, offer });
  return fields.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />);
}

/** The finder offers tables and knows nothing of events. */
function FindUs(request: BookingRequest) {
  return (
    <form action={href('/find-us')} className="mt-8 flex max-w-text flex-wrap items-end gap-2">
      <TextField id="where" name="q" label="Postcode or town" className="grow" autoComplete="postal-code" />
      <RequestFields {...request} />
      <Button type="submit" variant="basil">
        Find
      </Button>
    </form>
  );
}

export default function BookNowEntry({ loaderData: { groups, request, voucher } }: Route.ComponentProps) {
  const texts = useTexts();
  // Following the same link again reopens the modal.
  useEffect(() => {
    openCardOnArrival(request, cardAddress(request));
  }, [request]);
  return (
    <Section id="booking">
      <Container>
        <h1 className="text-title text-tomato">
          {request.bookingType ? texts.eventRestaurant : texts.bookingRestaurant}
        </h1>
        <VoucherText state={{ voucher }} className="mt-4" />
        {!request.bookingType && <FindUs {...request} />}
        {groups.map(({ nation, restaurants }) =>
          restaurants.length === 0 ? null : (
            <section key={nation} className="mt-12">
              <h2 className="text-heading">{nation}</h2>
              <ul className="mt-4 columns-[16rem] gap-8">
                {restaurants.map(({ slug, title }) => (
                  <li key={slug} className="break-inside-avoid">
                    <BookingLink slug={slug} {...request} className="text-link inline-flex min-h-11 items-center">
                      {title}
                    </BookingLink>
                  </li>
                ))}
              </ul>
            </section>
          ),
        )}
      </Container>
    </Section>
  );
}
