import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import type { Feature } from '../content-contract.ts';

/** For those who stay in. */
export function Takeaway({ feature }: { feature: Feature }) {
  return (
    <section aria-labelledby="takeaway-title" className="overflow-clip bg-butter">
      <Container className="grid items-center gap-8 py-12 md:grid-cols-[1fr_auto] md:py-16">
        <div>
          <h2 id="takeaway-title" className="text-title">
            {feature.title}
          </h2>
          <p className="mt-4 max-w-[46ch] text-lead">{feature.text}</p>
          <ButtonLink to={feature.linkUrl} variant="basil" size="large" className="mt-6">
            {feature.linkText}
          </ButtonLink>
        </div>
        <Picture picture={feature.picture} sizes="300px" decorative className="plate plate-large" />
      </Container>
    </section>
  );
}
