import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { atStepTwo, run } from '../../../tests/support/journeys.ts';
import { written } from '../../values/written.ts';
import { JOIN_AGAIN } from '../parts/waitlist/waitlist-explanation.tsx';
import { PlainThanks } from './plain-thanks.tsx';

test('what was ticked in the waiting-list form stays out of the address that joins again', () => {
  const state = {
    ...run(atStepTwo),
    waitlistFor: '19:00',
    waitlist: { waitlistReference: 'CDFGHJKM', position: 1 },
    needs: { ...run(atStepTwo).needs, allergies: ['milk' as const] },
  };
  const hydrationData = { loaderData: { root: { settings: written({ texts: {} }) } } };
  const routes = [{ id: 'root', path: '/', element: <PlainThanks state={state} /> }];
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
  const address = new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${JOIN_AGAIN}`).exec(html)?.[1];
  expect(address).toContain('wait=19%3A00');
  expect(address).not.toMatch(/without|milk/i);
});
