import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { OpenLine } from '../open-sign.tsx';
import type { Shopfront } from './streets.ts';

/** A restaurant as the poster of its shopfront, hung beside its neighbours. */
export function ShopfrontPoster({ shop, from }: { shop: Shopfront; from: number }) {
  return (
    <li className="wall-shop">
      <div className="overflow-hidden">
        <Picture
          picture={shop.picture}
          sizes="(width >= 1200px) 25vw, (width >= 768px) 33vw, 50vw"
          decorative
          className="wall-poster aspect-3/2 w-full object-cover"
        />
      </div>
      <p className="mt-3 pr-3">
        <Link
          to={`/restaurants/${shop.slug}`}
          prefetch="intent"
          viewTransition
          className="block font-display text-dish leading-tight after:absolute after:inset-0"
        >
          <span className="text-tomato">{shop.town} </span>
          {shop.site}
        </Link>
        <OpenLine moments={shop.moments} from={from} className="mt-1 block text-sm" />
      </p>
    </li>
  );
}
