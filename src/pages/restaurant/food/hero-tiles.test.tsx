import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { HeroTiles } from './hero-tiles.tsx';

const picture = { name: 'dishes/calzone', width: 4, height: 3, widths: [400], alt: 'A calzone' };

function render(link: { linkText?: string; linkUrl?: string }): string {
  const tiles = [{ title: 'The oven', text: 'Stone, and hot.', picture, ...link }];
  return renderToStaticMarkup(
    <MemoryRouter>
      <HeroTiles tiles={tiles} />
    </MemoryRouter>,
  );
}

test('a tile has a link only if it has link text and an address', () => {
  expect(render({ linkText: 'The pizzas', linkUrl: '/our-menu/main' })).toMatch(/<a [^>]*href="\/our-menu\/main"/);
  expect(render({ linkUrl: '/our-menu/main' })).not.toContain('<a ');
  expect(render({ linkText: 'The pizzas' })).not.toContain('<a ');
});
