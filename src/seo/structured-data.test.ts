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
  it('every restaurant has valid structured data', () => {
    const brand = { origin: ORIGIN, cuisine: content.settings.cuisine };
    for (const restaurant of content.bySlug.values())
      rules.restaurantRule.parse(restaurantStructuredData(restaurant, brand, TODAY));
  });

  it('every menu has valid structured data, matching its page', () => {
    for (const menu of content.menus.values()) {
      const printedMenu = printMenu(menu);
      const { hasMenuSection: sections } = rules.menuRule.parse(menuStructuredData(ORIGIN, printedMenu));
      const names = (sections: { name: string }[]) => sections.map(({ name }) => name);
      expect(sections.flatMap(({ hasMenuItem }) => names(hasMenuItem))).toEqual(
        printedMenu.sections.flatMap(({ items }) => names(items)),
      );
    }
  });

  it('the brand has valid structured data', () => {
    const [organisation, website] = brandStructuredData(content.settings);
    rules.organisationRule.parse(organisation);
    rules.websiteRule.parse(website);
  });

  it('every content page has valid structured data: its offers, its questions and its parent page', () => {
    const byType = { Offer: rules.offerRule, FAQPage: rules.faqRule, BreadcrumbList: rules.breadcrumbRule };
    const things = [...content.pages.values()].flatMap((page) => {
      const above = page.id.includes('/') ? { name: 'Kids', path: '/kids' } : null;
      return pageStructuredData(content.settings, { page, above, tiles: page.tiles as ReadyTile[] });
    });
    for (const thing of things) byType[thing['@type'] as keyof typeof byType].parse(thing);
    expect(new Set(things.map((thing) => thing['@type']))).toEqual(new Set(Object.keys(byType)));
  });
});

describe("a menu's structured data", () => {
  it("a menu's structured data promises a diet only if the kitchen declares it", () => {
    const [menu] = [...content.menus.values()].map(printMenu);
    const dish = menu?.sections[0]?.items[0];
    if (!menu || !dish) throw new Error('no dish');
    const marks = ['v', 'vg', 'gf', 'df'].map(
      (name) => ({ name, mark: name, word: name }) as (typeof dish.marks)[number],
    );
    const dietsWith = (allergens: Partial<typeof dish.allergens>) => {
      const allergenGroups = { contains: [], 'may-contain': [], unknown: [], free: [], ...allergens };
      const section = { id: 's', name: 'S', items: [{ ...dish, marks, allergens: allergenGroups }] };
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

  it('a set has one price in structured data, and its dishes none', () => {
    const set = content.menus.get('lunch-set');
    if (!set) throw new Error('no set lunch');
    const { hasMenuSection: sections } = rules.menuRule.parse(menuStructuredData(ORIGIN, printMenu(set)));
    const withPrice = sections.filter(({ offers }) => offers);
    expect(withPrice.length).toBeGreaterThan(0);
    expect(withPrice.flatMap(({ hasMenuItem }) => hasMenuItem).filter(({ offers }) => offers)).toEqual([]);
  });
});

it("structured data is one script each, which its content can't end", () => {
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

describe("an offer's structured data", () => {
  const offer = { title: 'Lunch', description: 'Two courses.', validityText: 'Weekdays.', linkUrl: '/our-menu' };
  it.each([
    ['£10.95', '10.95'],
    ['£8', '8.00'],
    ['2 for 1', undefined],
    ['Free', undefined],
    [undefined, undefined],
  ])('an offer with %s on its stub costs %s', (price, expected) => {
    const thing = rules.offerRule.parse(offerStructuredData(ORIGIN, { ...offer, price }));
    expect([thing.price, thing.priceCurrency]).toEqual([expected, expected && 'GBP']);
  });

  it("an offer's structured data has its ticket's link, internal or external", () => {
    const url = (linkUrl: string) => offerStructuredData(ORIGIN, { ...offer, linkUrl }).url;
    expect(url('/our-menu')).toBe(`${ORIGIN}/our-menu`);
    expect(url('https://gifts.tavola.example/')).toBe('https://gifts.tavola.example/');
  });
});
