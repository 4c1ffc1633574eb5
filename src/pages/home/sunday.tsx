import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import type { Feature } from '../content-contract.ts';

/** Sunday lunch, in the largest type we have. */
export function Sunday({ feature }: { feature: Feature }) {
  return (
    <section aria-labelledby="sunday-title" className="on-dark relative overflow-clip bg-basil py-20 xl:py-28">
      <Container className="relative">
        <h2 id="sunday-title" className="max-w-[11ch] text-display text-butter">
          {feature.title}
        </h2>
        <div className="mt-8 grid gap-8 md:mt-12 md:max-w-[34rem]">
          <p className="text-lead">{feature.text}</p>
          <ButtonLink to={feature.linkUrl} variant="cream" size="large" className="justify-self-start">
            {feature.linkText}
          </ButtonLink>
        </div>
        <Picture picture={feature.picture} sizes="(width >= 768px) 640px, 90vw" decorative className="sunday-plate" />
      </Container>
    </section>
  );
}
