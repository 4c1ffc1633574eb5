import { useEffect } from 'react';
import { pageMeta } from '../../layout/page-meta.ts';
import { contentOf } from '../../pages/content-calls.ts';
import { nations } from '../../restaurants/contract.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Container, Section } from '../../ui/section.tsx';
import type { Route } from './+types/book-now-entry';
import { BookingLink } from './booking-link.tsx';
import { openBookingOnArrival } from './booking-request.ts';
import { readPlainQuery } from './plain-query.ts';

type Choice = { slug: string; title: string; enableBookings: boolean };

export async function loader({ request, context }: Route.LoaderArgs) {
  const restaurants = (await contentOf(context).restaurants()) ?? [];
  const groups = nations.map((nation) => ({
    nation,
    restaurants: restaurants
      .filter((one) => one.nation === nation)
      .map(({ slug, title, enableBookings }): Choice => ({ slug, title, enableBookings })),
  }));
  const { date, covers, time, type: bookingType } = readPlainQuery(new URL(request.url).searchParams);
  return { groups, wish: { date, covers, time, bookingType } };
}

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Book a table at any of our restaurants in three short steps.';
  return pageMeta(matches, { title: 'Book a table', description, path: '/book-now', index: false });
}

export default function BookNowEntry({ loaderData: { groups, wish } }: Route.ComponentProps) {
  const { date, covers, time, bookingType } = wish;
  useEffect(() => openBookingOnArrival({ date, covers, time, bookingType }), [date, covers, time, bookingType]);
  return (
    <Section id="booking">
      <Container>
        <h1 className="text-title text-tomato">
          {bookingType ? 'Where would you like to celebrate?' : 'Where shall we eat?'}
        </h1>
        <form action="/find-us" className="mt-8 flex max-w-text flex-wrap items-end gap-2">
          <TextField id="where" name="q" label="Postcode or town" className="grow" autoComplete="postal-code" />
          <Button type="submit" variant="basil">
            Find
          </Button>
        </form>
        {groups.map(({ nation, restaurants }) => (
          <section key={nation} className="mt-12">
            <h2 className="text-heading">{nation}</h2>
            <ul className="mt-4 columns-[16rem] gap-8">
              {restaurants.map(({ slug, title }) => (
                <li key={slug} className="break-inside-avoid">
                  <BookingLink slug={slug} {...wish} className="text-link inline-flex min-h-11 items-center">
                    {title}
                  </BookingLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </Section>
  );
}
