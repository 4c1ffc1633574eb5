import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { telephoneHref } from '../journey/journey-notice.tsx';
import type { ManagedBooking } from './contract.ts';

/** The restaurant's door and its telephone. */
export function ShownPlace({ booking: { title, slug, address, postcode, phone } }: { booking: ManagedBooking }) {
  return (
    <section className="mt-10 border-t border-line pt-6">
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
    </section>
  );
}
