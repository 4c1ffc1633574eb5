import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { BookingBar } from './booking-bar.tsx';

test('“Near me” appears before React runs, but not without scripts', () => {
  const party = { date: '2026-11-20', time: '19:00', covers: 2 };
  const bar = <BookingBar today="2026-11-20" party={party} times={['19:00']} towns={[]} maximumCovers={8} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: bar }])} />);
  const button = /<button[^>]* class="([^"]*)"[^>]*>(?:(?!<\/button>).)*Near me/.exec(html);
  expect(button?.[1]?.split(' ')).toContain('noscript:hidden!');
  expect(button?.[1]).not.toMatch(/\binvisible\b/);
});
