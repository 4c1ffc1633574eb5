import { readdirSync, readFileSync } from 'node:fs';
import type { Picture } from '../picture.ts';
import { portfolio, shopfronts } from '../portfolio.ts';
import type { ShareCard } from './share-card.ts';

const content = new URL('../../content/', import.meta.url);

function readAll<One>(folder: string): One[] {
  const files = readdirSync(new URL(`${folder}/`, content)).filter((name) => name.endsWith('.json'));
  return files.map((name) => JSON.parse(readFileSync(new URL(`${folder}/${name}`, content), 'utf8')) as One);
}

function pictureOf(name: string): Picture {
  const found = portfolio[name];
  if (!found) throw new Error(`${name} is not in the portfolio`);
  return found;
}

/** A shopfront keeps the side its restaurant stands on. */
const withPicture = (name: string): Pick<ShareCard, 'image' | 'picture' | 'keep'> => ({
  image: name,
  picture: pictureOf(name),
  keep: shopfronts[name.replace('shopfronts/', '')]?.stands,
});

type Restaurant = { slug: string; town: string; site: string; image: string };
type Menu = { id: string; name: string; image?: string };
type Page = { id: string; title: string; image: string };

const standing: Record<string, ShareCard> = {
  'find-us': { title: 'Find us', ...withPicture('art/street-row') },
  restaurants: { title: 'All our front doors', ...withPicture('shopfronts/london-covent-garden') },
  'our-menu': { title: 'Our menus', ...withPicture('art/long-table') },
  'book-now': { title: 'Book a table', ...withPicture('hero/hero') },
};

/** The card of every page by the page's path, without a slash first; the home page has the brand's own. */
export function shareCards(): Record<string, ShareCard> {
  const restaurants = readAll<Restaurant>('restaurants').map(({ slug, town, site, image }) => [
    `restaurants/${slug}`,
    { title: town, below: site, ...withPicture(image) },
  ]);
  const menus = readAll<Menu>('menus').map(({ id, name, image = 'art/long-table' }) => [
    `our-menu/${id}`,
    { title: name, ...withPicture(image) },
  ]);
  const pages = readAll<Page>('pages')
    .filter(({ id }) => id !== 'home')
    .map(({ id, title, image }) => [id, { title, ...withPicture(image) }]);
  return { ...standing, ...Object.fromEntries([...restaurants, ...menus, ...pages]) };
}
