import { Awning } from '../../ui/awning.tsx';
import { Container } from '../../ui/section.tsx';
import { About } from './about.tsx';
import { HoursCard } from './hours-card.tsx';
import type { RestaurantView } from './restaurant-view.ts';

/** Under the awning: the room on the left, the card with its hours on the right. */
export function Story({ place }: { place: RestaurantView }) {
  return (
    <div className="bg-cream">
      <Awning />
      <Container className="grid items-start gap-16 py-14 md:py-20 lg:grid-cols-[7fr_5fr] xl:py-24">
        <About place={place} />
        <HoursCard place={place} />
      </Container>
    </div>
  );
}
