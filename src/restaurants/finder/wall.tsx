import { Fragment } from 'react';
import { ShopfrontPoster } from './shopfront.tsx';
import type { Street, Town } from './streets.ts';
import './wall.css';

function TownSign({ town }: { town: Town }) {
  return (
    <li className="wall-town">
      <h3 className="leading-none">{town.name}</h3>
      <p className="mt-2">{town.shopfronts.length} restaurants</p>
    </li>
  );
}

function InTown({ town, from }: { town: Town; from: number }) {
  return (
    <>
      {town.shopfronts.length > 1 && <TownSign town={town} />}
      {town.shopfronts.map((shop) => (
        <ShopfrontPoster key={shop.slug} shop={shop} from={from} />
      ))}
    </>
  );
}

function StreetOf({ street, from }: { street: Street; from: number }) {
  return (
    <section id={street.id} aria-labelledby={`${street.id}-name`} className="wall-street">
      <div className="flex items-baseline-last gap-4 px-4 sm:px-6">
        <h2 id={`${street.id}-name`} className="text-title text-tomato">
          {street.nation}
        </h2>
        <span aria-hidden="true" className="leaders" />
        <p className="figures text-heading text-basil">
          {street.count}
          <span className="sr-only"> restaurants</span>
        </p>
      </div>
      <ul className="wall-row">
        {street.towns.map((town) => (
          <Fragment key={town.name}>
            <InTown town={town} from={from} />
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

/** Every restaurant, nation by nation and town by town, as a wall of posters to walk along. */
export function Wall({ streets, from }: { streets: Street[]; from: number }) {
  return streets.map((street) => <StreetOf key={street.id} street={street} from={from} />);
}
