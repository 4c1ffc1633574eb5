import { BookingSteps } from '../steps/booking-steps.tsx';
import { Details } from '../steps/details/details.tsx';
import { lazyDetails } from '../steps/details/lazy-details.ts';
import type { Journey } from '../steps/frame/journey-props.ts';

// Rendered on the server, where nothing loads lazily.
lazyDetails.give(Details);

export const PageSteps = ({ journey }: { journey: Journey }) => <BookingSteps journey={journey} />;
