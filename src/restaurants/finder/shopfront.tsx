import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { OpenLine } from '../open-sign.tsx';
import type { Shopfront } from './streets.ts';

type PosterProps = {
  shop: Shopfront;
  from: number /** Its town stands beside it in large letters. */;
  inTown: boolean;
};

/** A restaurant as the poster of its shopfront, hung beside its neighbours. */
export function ShopfrontPoster({ shop, from, inTown }: PosterProps) {
  return (
    <li className="shopfront">
      <div className="overflow-hidden">
        <Picture
          picture={shop.picture}
          sizes="(width >= 1200px) 25vw, (width >= 768px) 33vw, 50vw"
          decorative
          className="shopfront-poster aspect-4/3 w-full object-cover"
        />
      </div>
      <p className="mt-3 pr-3">
        <Link
          to={`/restaurants/${shop.slug}`}
          prefetch="intent"
          viewTransition
          className="block font-display text-dish leading-tight after:absolute after:inset-0"
        >
          {inTown ? <span className="sr-only">{shop.town} </span> : <span className="text-tomato">{shop.town} </span>}
          {shop.site}
        </Link>
        <OpenLine moments={shop.moments} from={from} className="mt-1 block text-sm" />
      </p>
    </li>
  );
}
