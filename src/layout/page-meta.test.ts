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

it('names the page before the brand, and the brand by its line where the page is the brand', () => {
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

it('shares the largest picture of the page, else the brand’s own', () => {
  const image = (picture?: { name: string; widths: number[]; alt: string }) =>
    pageMeta([root], { ...facts, picture }).find((tag) => 'property' in tag && tag.property === 'og:image');
  expect(image({ name: 'dishes/olives', widths: [400, 1200, 800], alt: '' })).toMatchObject({
    content: 'https://www.tavola.example/images/dishes/olives-1200.webp',
  });
  expect(image()).toMatchObject({ content: 'https://www.tavola.example/images/og.jpg' });
});

it('keeps out of search engines only when told', () => {
  const robots = { name: 'robots', content: 'noindex' };
  expect(pageMeta([root], facts)).not.toContainEqual(robots);
  expect(pageMeta([root], { ...facts, index: false })).toContainEqual(robots);
});
