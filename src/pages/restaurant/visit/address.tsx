import type { RestaurantAnswer } from '../../../restaurants/contract.ts';
import { Icon, isIconName } from '../../../ui/icon.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';

type AddressProps = { restaurant: RestaurantAnswer; threeWordsLabel: string };

const networkNames = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok', x: 'X' } as const;

function Contact({ restaurant }: Pick<AddressProps, 'restaurant'>) {
  return (
    <ul className="mt-6">
      <li>
        <PhoneLink phone={restaurant.phone} className="inline-flex min-h-11 items-center gap-3">
          <Icon name="phone" />
          <span className="text-link">{restaurant.phone}</span>
        </PhoneLink>
      </li>
      <li>
        <a href={`mailto:${restaurant.email}`} className="inline-flex min-h-11 items-center gap-3 break-all">
          <Icon name="mail" />
          <span className="text-link">{restaurant.email}</span>
        </a>
      </li>
    </ul>
  );
}

function MediaIcons({ restaurant }: Pick<AddressProps, 'restaurant'>) {
  if (restaurant.mediaIcons.length === 0) return null;
  return (
    <ul className="mt-4 -ml-3 flex gap-1">
      {restaurant.mediaIcons.map(({ network, url }) => (
        <li key={network}>
          <a href={url} className="grid size-12 place-items-center rounded-full hover:text-butter">
            {isIconName(network) && <Icon name={network} label={`${restaurant.title} on ${networkNames[network]}`} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The address, the telephone number and social networks. */
export function Address({ restaurant, threeWordsLabel }: AddressProps) {
  return (
    <>
      <address className="not-italic">
        <p className="font-display text-heading">
          {restaurant.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="block">{restaurant.postcode}</span>
        </p>
        <p className="mt-4">
          {threeWordsLabel}: <b className="whitespace-nowrap text-butter">{restaurant.threeWords}</b>
        </p>
        <Contact restaurant={restaurant} />
      </address>
      <MediaIcons restaurant={restaurant} />
    </>
  );
}
