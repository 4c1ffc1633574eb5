import { href, Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ManagedStepProps } from './managed-step-props.ts';

export function ShownRestaurant({ booking, restaurant }: Pick<ManagedStepProps, 'booking' | 'restaurant'>) {
  const { title, slug, address, postcode, phone } = booking;
  return (
    <section className="mt-10 flex items-center gap-6 border-t border-line pt-8 sm:gap-8">
      {restaurant && (
        <Picture
          picture={restaurant.picture}
          sizes="(width < 576px) 112px, 208px"
          decorative
          className="size-28 shrink-0 rounded-sm object-cover sm:size-52"
        />
      )}
      <div>
        <h2 className="text-dish">
          <Link to={href('/restaurants/:slug', { slug })} className="text-link">
            {title}
          </Link>
        </h2>
        <address className="mt-2 not-italic">
          {[...address, postcode].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <PhoneLink phone={phone} className="mt-2 inline-flex min-h-11 items-center gap-3">
            <Icon name="phone" className="size-5" />
            <span className="figures text-link">{phone}</span>
          </PhoneLink>
        </address>
      </div>
    </section>
  );
}
