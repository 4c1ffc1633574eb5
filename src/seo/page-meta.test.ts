import type { MetaDescriptor } from 'react-router';
import { expect, it } from 'vitest';
import { meta as allergensMeta } from '../menus/allergen-matrix/allergen-matrix-page.tsx';
import { meta as bookNowMeta } from '../pages/restaurant/book-now-page.tsx';
import { written } from '../values/written.ts';
import { pageMeta } from './page-meta.ts';

const root = {
  id: 'root',
  loaderData: {
    settings: written({
      site_name: 'Tavola',
      tagline: 'Sunday lunch',
      url: 'https://www.tavola.example',
      shareImage: { url: '/images/og.jpg', width: 1200, height: 630, alt: 'A pizza' },
    }),
  },
};
const facts = { description: 'Pizza.', path: '/our-menu' };

it('the title has the page before the brand, and on the home page the brand before its tagline', () => {
  expect(pageMeta([root], { ...facts, title: 'Our menus' })).toContainEqual({ title: 'Our menus · Tavola' });
  expect(pageMeta([root], { ...facts, path: '/' })).toContainEqual({ title: 'Tavola: Sunday lunch' });
});

it('the canonical address is absolute', () => {
  expect(pageMeta([root], facts)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://www.tavola.example/our-menu',
  });
});

const imageIn = (tags: MetaDescriptor[]) => tags.find((tag) => 'property' in tag && tag.property === 'og:image');

it("a page shares its own image or another page's, and the home page the brand's", () => {
  const image = (path: string, title?: string, shareOf?: string) =>
    imageIn(pageMeta([root], { ...facts, path, title, shareOf }));
  const card = (path: string) => ({ property: 'og:image', content: `https://www.tavola.example/images/share${path}` });
  expect(image('/find-us', 'Find us')).toEqual(card('/find-us.jpg'));
  expect(image('/restaurants/leeds/book-now', 'Book', '/restaurants/leeds')).toEqual(card('/restaurants/leeds.jpg'));
  expect(image('/allergens', 'Allergens')).toEqual(card('/allergens.jpg'));
  expect(image('/book-now', 'Book')).toEqual(card('/book-now.jpg'));
  expect(image('/')).toMatchObject({ content: 'https://www.tavola.example/images/og.jpg' });
});

it('part of a page shares the image of the whole', () => {
  const imageOf = (path: string) => ({
    property: 'og:image',
    content: `https://www.tavola.example/images/share${path}`,
  });
  const restaurant = { title: 'Leeds', slug: 'leeds', picture: { alt: 'A shopfront' } };
  const booking = bookNowMeta({ matches: [root], loaderData: { booking: written({ restaurant }) } } as never);
  const allergens = allergensMeta({ matches: [root], loaderData: { id: 'main', name: 'Main' } } as never);
  expect(imageIn(booking)).toEqual(imageOf('/restaurants/leeds.jpg'));
  expect(imageIn(allergens as MetaDescriptor[])).toEqual(imageOf('/our-menu/main.jpg'));
});

it('the share image has alt text', () => {
  const tags = pageMeta([root], { ...facts, title: 'Our menus', picture: { alt: 'Olives in a dish' } });
  expect(tags).toContainEqual({ property: 'og:image:alt', content: 'Our menus at Tavola: Olives in a dish' });
});

it('a page is noindex only on request', () => {
  const robots = { name: 'robots', content: 'noindex' };
  expect(pageMeta([root], facts)).not.toContainEqual(robots);
  expect(pageMeta([root], { ...facts, index: false })).toContainEqual(robots);
});
