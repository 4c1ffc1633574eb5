import { useRouteLoaderData } from 'react-router';
import { settingsIn } from './layout-settings.ts';

/** How the steps of a booking stand: in a row above the form, or one below the other beside it. */
export function useJourneyStyle(): 'horizontal' | 'vertical' {
  return settingsIn(useRouteLoaderData('root'))?.bookingJourneyStyle ?? 'horizontal';
}
