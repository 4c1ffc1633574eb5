import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { atStepTwo, run } from '../../../tests/support/journeys.ts';
import { written } from '../../values/written.ts';
import { pageJourney } from './frame/journey-props.ts';
import { StepRail } from './step-rail.tsx';

const page = {
  idempotencyKey: 'key',
  alternatives: null,
  voucherDay: null,
  posted: false,
  problems: {},
  refused: false,
};

test.each([
  ['vertical', 'vertical'],
  ['horizontal', 'horizontal'],
  [undefined, 'horizontal'],
])('the journey style %s lays the step rail out as %s', (bookingJourneyStyle, style) => {
  const hydrationData = { loaderData: { root: { settings: written({ bookingJourneyStyle }) } } };
  const element = <StepRail journey={pageJourney({ state: run(atStepTwo), today: '2026-11-20', page })} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], { hydrationData });
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(`data-style="${style}"`);
});
