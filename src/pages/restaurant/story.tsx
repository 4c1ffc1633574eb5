import { Container } from '../../ui/section.tsx';
import { StaticPart } from '../../ui/static-part.tsx';
import { HoursCard } from './hours-card.tsx';
import styles from './story.module.css';
import type { PartProps } from './view/restaurant-view.ts';

/** Below the hero: the description on the left, with a drop cap, the opening hours on the right. */
export function Story({ restaurant, parts }: PartProps) {
  return (
    <div className="bg-cream">
      <Container className="grid items-start gap-16 py-14 md:py-20 lg:grid-cols-[7fr_5fr] xl:py-24 print:block print:py-4">
        <StaticPart name="about" html={parts?.about} className={`${styles.about} print:hidden`} />
        <HoursCard restaurant={restaurant} />
      </Container>
    </div>
  );
}
