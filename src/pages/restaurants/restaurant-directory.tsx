import { Fragment, type ReactNode } from 'react';
import { href } from 'react-router';
import { RestaurantCard } from './restaurant-card.tsx';
import styles from './restaurant-directory.module.css';
import type { ListedRestaurant, NationGroup, TownGroup } from './restaurants-by-nation.ts';

type CardsProps<Listed> = {
  /** The server's time of rendering, epoch ms. */
  from: number;
  /** The address a restaurant's card leads to; its page by default. */
  pathOf?: (slug: string) => string;
  /** Replaces the open state below a restaurant's name. */
  below?: (shop: Listed) => ReactNode;
};

function TownHeading({ town }: { town: TownGroup }) {
  return (
    <li className={styles.town}>
      <h3 className="leading-none">{town.name}</h3>
      <p className="mt-2">{town.restaurants.length} restaurants</p>
    </li>
  );
}

function TownRestaurants<Listed extends ListedRestaurant>({
  town,
  from,
  pathOf = (slug) => href('/restaurants/:slug', { slug }),
  below,
}: CardsProps<Listed> & { town: TownGroup<Listed> }) {
  return (
    <>
      {town.restaurants.length > 1 && <TownHeading town={town} />}
      {town.restaurants.map((shop) => (
        <RestaurantCard key={shop.slug} shop={shop} to={pathOf(shop.slug)} from={from}>
          {below?.(shop)}
        </RestaurantCard>
      ))}
    </>
  );
}

function NationSection<Listed extends ListedRestaurant>({
  group,
  ...cards
}: CardsProps<Listed> & { group: NationGroup<Listed> }) {
  return (
    <section
      id={group.id}
      aria-labelledby={`${group.id}-name`}
      className={`${styles.nation} lg:in-data-beside:first:pt-0`}
    >
      <NationHeading group={group} id={`${group.id}-name`} />
      <ul className={styles.row}>
        {group.towns.map((town) => (
          <Fragment key={town.name}>
            <TownRestaurants town={town} {...cards} />
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

export function NationHeading({ group, id }: { group: Pick<NationGroup, 'nation' | 'count'>; id: string }) {
  return (
    <div className="mx-auto flex w-full max-w-page items-baseline-last gap-4 px-4 sm:px-6 lg:in-data-beside:px-0">
      <h2 id={id} className="min-w-0 text-title text-tomato">
        {group.nation}
      </h2>
      <span aria-hidden="true" className="leaders" />
      <p className="figures text-heading text-basil">
        {group.count}
        <span className="sr-only"> restaurants</span>
      </p>
    </div>
  );
}

/** Every restaurant as a card, grouped by nation and town. */
export function RestaurantDirectory<Listed extends ListedRestaurant>({
  nations,
  ...cards
}: CardsProps<Listed> & { nations: NationGroup<Listed>[] }) {
  return nations.map((group) => <NationSection key={group.id} group={group} {...cards} />);
}
