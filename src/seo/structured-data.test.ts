import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandContent } from '../../tests/support/app.ts';
import * as rules from '../../tests/support/search-engine-rules.ts';
import type { Content } from '../content/content.ts';
import { menuStructuredData } from '../menus/menu-structured-data.ts';
import { printMenu } from '../menus/printed-menu.ts';
import { pageStructuredData } from '../pages/content/page-structured-data.ts';
import { restaurantStructuredData } from '../pages/restaurant/restaurant-structured-data.ts';
import { offerStructuredData } from '../pages/tiles/offers-list/offer-structured-data.ts';
import type { ReadyTile } from '../pages/tiles/tile.ts';
import { brandStructuredData } from './brand-structured-data.ts';
import type { StructuredData } from './structured-data.ts';
import { StructuredDataProvider, StructuredDataScripts } from './structured-data-scripts.tsx';

const ORIGIN = 'https://www.tavola.example';
const TODAY = '2026-11-20';

let content: Content['published'];
beforeAll(async () => {
  content = (await brandContent()).published;
});

describe('structured data', () => {
  it('of every restaurant', () => {
    const brand = { origin: ORIGIN, cuisine: content.settings.cuisine };
    for (const one of content.bySlug.values()) rules.restaurantRule.parse(restaurantStructuredData(one, brand, TODAY));
  });

  it('of every menu, as its page prints it', () => {
    for (const one of content.menus.values()) {
      const printed = printMenu(one);
      const { hasMenuSection: sections } = rules.menuRule.parse(menuStructuredData(ORIGIN, printed));
      const names = (sections: { name: string }[]) => sections.map(({ name }) => name);
      expect(sections.flatMap(({ hasMenuItem }) => names(hasMenuItem))).toEqual(
        printed.sections.flatMap(({ items }) => names(items)),
      );
    }
  });

  it('of the brand', () => {
    const [organisation, website] = brandStructuredData(content.settings);
    rules.organisationRule.parse(organisation);
    rules.websiteRule.parse(website);
  });

  it('of every content page: its offers, its questions, and the page it stands under', () => {
    const byType = { Offer: rules.offerRule, FAQPage: rules.faqRule, BreadcrumbList: rules.breadcrumbRule };
    const things = [...content.pages.values()].flatMap((page) => {
      const above = page.id.includes('/') ? { name: 'Kids', path: '/kids' } : null;
      return pageStructuredData(content.settings, { page, above, tiles: page.tiles as ReadyTile[] });
    });
    for (const thing of things) byType[thing['@type'] as keyof typeof byType].parse(thing);
    expect(new Set(things.map((thing) => thing['@type']))).toEqual(new Set(Object.keys(byType)));
  });
});

describe('a menu', () => {
  it('promises a diet only where the kitchen declares it', () => {
    const [menu] = [...content.menus.values()].map(printMenu);
    const dish = menu?.sections[0]?.items[0];
    if (!menu || !dish) throw new Error('no dish');
    const marks = ['v', 'vg', 'gf', 'df'].map(
      (name) => ({ name, mark: name, word: name }) as (typeof dish.marks)[number],
    );
    const dietsWith = (allergens: Partial<typeof dish.allergens>) => {
      const all = { contains: [], 'may-contain': [], unknown: [], free: [], ...allergens };
      const section = { id: 's', name: 'S', items: [{ ...dish, marks, allergens: all }] };
      const thing = rules.menuRule.parse(menuStructuredData(ORIGIN, { ...menu, sections: [section] }));
      return thing.hasMenuSection[0]?.hasMenuItem[0]?.suitableForDiet?.map((diet) => diet.split('/').at(-1));
    };
    expect(dietsWith({ free: ['cereals containing gluten', 'milk'] })).toEqual([
      'VegetarianDiet',
      'VeganDiet',
      'LowLactoseDiet',
    ]);
    expect(dietsWith({ 'may-contain': ['cereals containing gluten'], unknown: ['milk'] })).toEqual([
      'VegetarianDiet',
      'VeganDiet',
    ]);
  });

  it('gives a set one price, and its dishes none', () => {
    const set = content.menus.get('lunch-set');
    if (!set) throw new Error('no set lunch');
    const { hasMenuSection: sections } = rules.menuRule.parse(menuStructuredData(ORIGIN, printMenu(set)));
    const priced = sections.filter(({ offers }) => offers);
    expect(priced.length).toBeGreaterThan(0);
    expect(priced.flatMap(({ hasMenuItem }) => hasMenuItem).filter(({ offers }) => offers)).toEqual([]);
  });
});

it('stands in the page as one script each, which nothing in it can end', () => {
  const name = '</script><!-- & "quoted" </head>';
  const scriptsOf = (value: StructuredData[]) =>
    renderToStaticMarkup(createElement(StructuredDataProvider, { value }, createElement(StructuredDataScripts)));
  const html = scriptsOf([{ '@type': 'Menu', name }, { '@type': 'BreadcrumbList' }]);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(scripts.map(([, text = '']) => JSON.parse(text))).toEqual([
    { '@context': 'https://schema.org', '@type': 'Menu', name },
    { '@context': 'https://schema.org', '@type': 'BreadcrumbList' },
  ]);
  expect(html.replaceAll(/<script type="application\/ld\+json">[^<>]*<\/script>/g, '')).toBe('');
  expect(scriptsOf([])).toBe('');
});

describe('an offer', () => {
  const offer = { title: 'Lunch', description: 'Two courses.', validityText: 'Weekdays.', linkUrl: '/our-menu' };
  it.each([
    ['£10.95', '10.95'],
    ['£8', '8.00'],
    ['2 for 1', undefined],
    ['Free', undefined],
    [undefined, undefined],
  ])('with %s on its stub costs %s', (price, expected) => {
    const thing = rules.offerRule.parse(offerStructuredData(ORIGIN, { ...offer, price }));
    expect([thing.price, thing.priceCurrency]).toEqual([expected, expected && 'GBP']);
  });

  it('leads to where its ticket leads, here or elsewhere', () => {
    const url = (linkUrl: string) => offerStructuredData(ORIGIN, { ...offer, linkUrl }).url;
    expect(url('/our-menu')).toBe(`${ORIGIN}/our-menu`);
    expect(url('https://gifts.tavola.example/')).toBe('https://gifts.tavola.example/');
  });
});
