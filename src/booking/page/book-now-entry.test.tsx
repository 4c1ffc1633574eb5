import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { written } from '../../values/written.ts';
import type { Voucher } from '../rules/voucher.ts';
import BookNowEntry from './book-now-entry.tsx';

const groups = [
  { nation: 'England', restaurants: [{ slug: 'leeds-greek-street', title: 'Leeds', enableBookings: true }] },
];

function render(request: object, voucher: Voucher | null = null): string {
  const props = { loaderData: { groups, request, voucher } } as unknown as Parameters<typeof BookNowEntry>[0];
  const texts = { eventRestaurant: 'Where is the event?', bookingRestaurant: 'Where would you like a table?' };
  const hydrationData = { loaderData: { root: { settings: written({ texts }) } } };
  const routes = [{ id: 'root', path: '/', element: <BookNowEntry {...props} /> }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
}

test('the booking entry finds a table by postcode', () => {
  const html = render({ covers: 4 });
  expect(html).toContain('action="/find-us"');
  expect(html).toContain('name="covers" value="4"');
});

test('the booking entry leads to an event only by its list, since the finder would forget it', () => {
  const html = render({ bookingType: 'event' });
  expect(html).not.toContain('<form');
  expect(html).toContain('href="/restaurants/leeds-greek-street/book-now?type=event"');
});

test('the booking entry shows a voucher and passes it on', () => {
  const voucher = {
    title: 'Coffee',
    validityText: 'Mondays',
    restaurants: null,
    from: '2026-11-01',
    until: '2026-12-31',
  };
  const html = render({ offer: 'coffee' }, voucher);
  expect(html).toContain('Your voucher: Coffee. Valid: Mondays.');
  expect(html).toContain('href="/restaurants/leeds-greek-street/book-now?offer=coffee"');
});
