import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { telephoneHref } from '../journey/journey-notice.tsx';
import type { ManagedStepProps } from './managed-step-props.ts';

/** The restaurant's door, its address and its telephone. */
export function ShownPlace({ booking, place }: Pick<ManagedStepProps, 'booking' | 'place'>) {
  const { title, slug, address, postcode, phone } = booking;
  return (
    <section className="mt-10 flex items-center gap-6 border-t border-line pt-8 sm:gap-8">
      {place && (
        <Picture
          picture={place.picture}
          sizes="(width < 576px) 112px, 208px"
          decorative
          className="size-28 shrink-0 rounded-sm object-cover sm:size-52"
        />
      )}
      <div>
        <h2 className="text-dish">
          <Link to={`/restaurants/${slug}`} className="text-link">
            {title}
          </Link>
        </h2>
        <address className="mt-2 not-italic">
          {[...address, postcode].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <a href={telephoneHref(phone)} className="mt-2 inline-flex min-h-11 items-center gap-3">
            <Icon name="phone" className="size-5" />
            <span className="figures text-link">{phone}</span>
          </a>
        </address>
      </div>
    </section>
  );
}
