import { BookingSteps } from '../steps/booking-steps.tsx';
import { Details } from '../steps/details/details.tsx';
import { lazyDetails } from '../steps/details/lazy-details.ts';
import type { Journey } from '../steps/frame/journey-props.ts';

// Rendered on the server, with nothing left to load.
lazyDetails.give(Details);

/** All steps at once, for a page. */
export const PageSteps = ({ journey }: { journey: Journey }) => <BookingSteps journey={journey} />;
