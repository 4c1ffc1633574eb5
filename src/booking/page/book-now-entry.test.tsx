import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { written } from '../../values/written.ts';
import type { Voucher } from '../rules/voucher.ts';
import BookNowEntry from './book-now-entry.tsx';

const groups = [
  { nation: 'England', restaurants: [{ slug: 'leeds-greek-street', title: 'Leeds', enableBookings: true }] },
];

/** The page without JavaScript, for a link that asks for this. */
function shown(request: object, voucher: Voucher | null = null): string {
  const given = { loaderData: { groups, request, voucher } } as unknown as Parameters<typeof BookNowEntry>[0];
  const texts = { eventRestaurant: 'Where is the event?', bookingRestaurant: 'Where would you like a table?' };
  const hydrationData = { loaderData: { root: { settings: written({ texts }) } } };
  const routes = [{ id: 'root', path: '/', element: <BookNowEntry {...given} /> }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
}

test('a table is also looked for by postcode', () => {
  const html = shown({ covers: 4 });
  expect(html).toContain('action="/find-us"');
  expect(html).toContain('name="covers" value="4"');
});

test('an event is not, since the finder would forget it: the list leads there', () => {
  const html = shown({ bookingType: 'event' });
  expect(html).not.toContain('<form');
  expect(html).toContain('href="/restaurants/leeds-greek-street/book-now?type=event"');
});

test('a voucher stays in view, and goes along', () => {
  const voucher = {
    title: 'Coffee',
    validityText: 'Mondays',
    restaurants: null,
    from: '2026-11-01',
    until: '2026-12-31',
  };
  const html = shown({ offer: 'coffee' }, voucher);
  expect(html).toContain('Your voucher: Coffee. Valid: Mondays.');
  expect(html).toContain('href="/restaurants/leeds-greek-street/book-now?offer=coffee"');
});
