import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { atStepTwo, run } from '../../../tests/support/journeys.ts';
import { written } from '../../values/written.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { PlainDetails } from './plain-details.tsx';

function shown(changes: Partial<JourneyState>): string {
  const state = { ...run(atStepTwo), ...changes };
  const element = <PlainDetails state={state} idempotencyKey="key" />;
  const hydrationData = { loaderData: { root: { settings: written({ texts: {} }) } } };
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], { hydrationData });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('ticked extras go along where the time is still to be chosen, and they cannot be shown', () => {
  const waiting = { step: 2, selectedBookingTime: null, upsells: [], selectedUpsells: ['cake', 'prosecco'] };
  expect(shown(waiting).match(/<input type="hidden" name="extra" value="[^"]*"\/>/g)).toEqual([
    '<input type="hidden" name="extra" value="cake"/>',
    '<input type="hidden" name="extra" value="prosecco"/>',
  ]);
  expect(shown({ ...waiting, bookingType: 'enquiry' })).not.toContain('name="extra"');
});

test('only extras that can still be ordered are shown', () => {
  const extra = { description: '', price: 900, allergenKinds: undefined };
  const upsells = [
    { ...extra, id: 'cake', name: 'A cake', available: false },
    { ...extra, id: 'prosecco', name: 'Prosecco', available: true },
  ];
  const html = shown({ step: 3, upsells });
  expect(html).toContain('Prosecco');
  expect(html).not.toContain('A cake');
  expect(shown({ step: 3, upsells: upsells.slice(0, 1) })).not.toContain('<legend class="mb-1');
});
