import { Container } from '../../ui/section.tsx';
import { About } from './about.tsx';
import { HoursCard } from './hours-card.tsx';
import type { RestaurantView } from './view/restaurant-view.ts';

/** Below the hero: the description on the left, the opening hours on the right. */
export function Story({ restaurant }: { restaurant: RestaurantView }) {
  return (
    <div className="bg-cream">
      <Container className="grid items-start gap-16 py-14 md:py-20 lg:grid-cols-[7fr_5fr] xl:py-24">
        <About restaurant={restaurant} />
        <HoursCard restaurant={restaurant} />
      </Container>
    </div>
  );
}
