import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import type { Feature } from '../content-contract.ts';

/** A runner with gingham hems: who else is welcome, one place set for each. */
export function Tablecloth({ features }: { features: Feature[] }) {
  return (
    <div className="bg-paper">
      <div className="gingham h-8" aria-hidden="true" />
      <Container className="grid py-6 lg:grid-cols-2 lg:py-12">
        {features.map((feature) => (
          <section key={feature.title} className="place-setting">
            <Picture picture={feature.picture} sizes="240px" decorative className="plate" />
            <div>
              <h2 className="text-heading text-tomato">{feature.title}</h2>
              <p className="mt-2 max-w-[32ch]">{feature.text}</p>
              <ButtonLink to={feature.linkUrl} variant="quiet" className="mt-2">
                {feature.linkText}
              </ButtonLink>
            </div>
          </section>
        ))}
      </Container>
      <div className="gingham h-8" aria-hidden="true" />
    </div>
  );
}
