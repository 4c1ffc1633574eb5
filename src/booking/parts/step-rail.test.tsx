import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { written } from '../../values/written.ts';
import { StepRail } from './step-rail.tsx';

test.each([
  ['vertical', 'vertical'],
  ['horizontal', 'horizontal'],
  [undefined, 'horizontal'],
])('the setting %s makes the steps %s', (bookingJourneyStyle, style) => {
  const hydrationData = { loaderData: { root: { settings: written({ bookingJourneyStyle }) } } };
  const element = <StepRail step={2} titles={['Party', 'Times', 'Details']} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], { hydrationData });
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(`data-style="${style}"`);
});
