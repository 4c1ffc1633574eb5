import { MAX_TABLE_BOOKING_COVERS } from '../booking/constants.ts';
import { apiContext, pageContext } from '../context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { londonInstant, londonNow } from '../restaurants/london-time.ts';
import { addDays } from '../restaurants/wall-time.ts';
import type { Route } from './+types/home';
import type { BrandSettingsAnswer, MenuAnswer, SearchRestaurantsAnswer } from './content-contract.ts';
import { brandThings } from './found/brand-things.ts';
import { structured } from './found/schema-org.ts';
import { Hero } from './home/hero.tsx';
import { cardOf, townsOf, wallOf } from './home/home-content.ts';
import { MenuCard } from './home/menu-card.tsx';
import { ShopfrontWall } from './home/shopfront-wall.tsx';
import { Sunday } from './home/sunday.tsx';
import { Tablecloth } from './home/tablecloth.tsx';
import { Takeaway } from './home/takeaway.tsx';
import './home/plates.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { network } = context.get(apiContext);
  const [settings, found] = await Promise.all([
    network.get<BrandSettingsAnswer>('/api/v1/content/brand-settings'),
    network.get<SearchRestaurantsAnswer>('/api/v1/content/search-restaurants/'),
  ]);
  if (!settings.ok) throw new Error('Settings is not defined');
  const { home, description } = settings.data;
  const restaurants = found.ok ? found.data.restaurants : [];
  const menu = await network.get<MenuAnswer>(`/api/v1/content/menu/${home.card.menuId}`);
  const page = context.get(pageContext);
  const { date: today } = londonNow(page.now);
  page.validUntil(londonInstant({ date: addDays(today, 1), minutes: 0 }));
  return {
    description,
    home,
    today,
    maximumCovers: MAX_TABLE_BOOKING_COVERS,
    towns: townsOf(restaurants),
    count: restaurants.length,
    card: menu.ok ? cardOf(menu.data, home.card.dishes) : [],
    wall: wallOf(restaurants, home.wall.restaurants),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { description: loaderData?.description ?? '', path: '/' }),
  ...structured(matches, brandThings),
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home, card, wall } = loaderData;
  return (
    <>
      <Hero {...loaderData} />
      {card.length > 0 && <MenuCard words={home.card} sections={card} />}
      {wall.length > 0 && <ShopfrontWall words={home.wall} posters={wall} count={loaderData.count} />}
      <Sunday feature={home.sunday} />
      <Tablecloth features={home.tablecloth} />
      <Takeaway feature={home.takeaway} />
    </>
  );
}
