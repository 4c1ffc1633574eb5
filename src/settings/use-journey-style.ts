import { useRouteLoaderData } from 'react-router';
import { settingsIn } from './layout-settings.ts';

/** The layout of the booking steps: in a row above the form, or in a column beside it. */
export function useJourneyStyle(): 'horizontal' | 'vertical' {
  return settingsIn(useRouteLoaderData('root'))?.bookingJourneyStyle ?? 'horizontal';
}
