import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const root = {
  id: 'root',
  loaderData: {
    settings: {
      site_name: 'Tavola',
      tagline: 'Sunday lunch',
      url: 'https://www.tavola.example',
      shareImage: { url: '/images/og.jpg', width: 1200, height: 630, alt: 'A pizza' },
    },
  },
};
const facts = { description: 'Pizza.', path: '/our-menu' };

it('names the page before the brand; on the home page the brand before its tagline', () => {
  expect(pageMeta([root], { ...facts, title: 'Our menus' })).toContainEqual({ title: 'Our menus · Tavola' });
  expect(pageMeta([root], { ...facts, path: '/' })).toContainEqual({ title: 'Tavola: Sunday lunch' });
});

it('gives the whole canonical address', () => {
  expect(pageMeta([root], facts)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://www.tavola.example/our-menu',
  });
});

it('shares the card of the page, a part of a page the card of the whole, and the home page the brand’s own', () => {
  const image = (path: string, title?: string) =>
    pageMeta([root], { ...facts, path, title }).find((tag) => 'property' in tag && tag.property === 'og:image');
  const card = (path: string) => ({ property: 'og:image', content: `https://www.tavola.example/images/share${path}` });
  expect(image('/find-us', 'Find us')).toEqual(card('/find-us.jpg'));
  expect(image('/restaurants/leeds/book-now', 'Book')).toEqual(card('/restaurants/leeds.jpg'));
  expect(image('/our-menu/main/allergens', 'Allergens')).toEqual(card('/our-menu/main.jpg'));
  expect(image('/allergens', 'Allergens')).toEqual(card('/allergens.jpg'));
  expect(image('/book-now', 'Book')).toEqual(card('/book-now.jpg'));
  expect(image('/')).toMatchObject({ content: 'https://www.tavola.example/images/og.jpg' });
});

it('has alt text for the share image', () => {
  const tags = pageMeta([root], { ...facts, title: 'Our menus', picture: { alt: 'Olives in a dish' } });
  expect(tags).toContainEqual({ property: 'og:image:alt', content: 'Our menus at Tavola: Olives in a dish' });
});

it('is noindex only when asked', () => {
  const robots = { name: 'robots', content: 'noindex' };
  expect(pageMeta([root], facts)).not.toContainEqual(robots);
  expect(pageMeta([root], { ...facts, index: false })).toContainEqual(robots);
});
