import { antipasti } from './dishes/antipasti.ts';
import { breakfasts } from './dishes/breakfasts.ts';
import { christmas } from './dishes/christmas.ts';
import { desserts } from './dishes/desserts.ts';
import { drinks } from './dishes/drinks.ts';
import { mains } from './dishes/mains.ts';
import { pastas } from './dishes/pastas.ts';
import { pizzas } from './dishes/pizzas.ts';
import { salads } from './dishes/salads.ts';
import { heroWide } from './hero/table.ts';
import type { Picture, Portfolio } from './picture.ts';
import { kitchenPass } from './scenes/back-of-house.ts';
import { hatchCounter, managersTable } from './scenes/careers.ts';
import { christmasTable } from './scenes/christmas-table.ts';
import { dough } from './scenes/dough.ts';
import { tableService } from './scenes/front-of-house.ts';
import { longTable } from './scenes/long-table.ts';
import { streetRow } from './scenes/street-row.ts';
import { london } from './shopfronts/london.ts';
import { midlands } from './shopfronts/midlands.ts';
import { north } from './shopfronts/north.ts';
import { scotland } from './shopfronts/scotland.ts';
import type { Shopfronts } from './shopfronts/shopfront-plan.ts';
import { south } from './shopfronts/south.ts';
import { walesAndIreland } from './shopfronts/wales-and-ireland.ts';
import { poster } from './street/poster.ts';

const keyed = <T>(group: string, list: Record<string, T>, picture: (item: T) => Picture): Portfolio =>
  Object.fromEntries(Object.entries(list).map(([name, item]) => [`${group}/${name}`, picture(item)]));

const dishes = {
  ...pizzas,
  ...pastas,
  ...antipasti,
  ...salads,
  ...mains,
  ...desserts,
  ...drinks,
  ...breakfasts,
  ...christmas,
};
/** Plans of the shopfront posters, by restaurant slug. */
export const shopfronts: Shopfronts = { ...london, ...midlands, ...north, ...south, ...scotland, ...walesAndIreland };
// Dishes are shown on cards, never wider than 400 px on a page: 800 serves dense screens within the page budget. 200 is
// for lists, where both are as small as 56 px.
const dishSize = { width: 1200, height: 900, widths: [200, 400, 800] };
const posterSize = { width: 1200, height: 800, widths: [200, 400, 800, 1200] };

const heroAlt =
  'A margherita on a green plate with one slice pulled away, cheese still stretching, on a gingham cloth with tomatoes, basil and red wine';

const scenes: Portfolio = {
  'art/long-table': {
    width: 1600,
    height: 640,
    widths: [400, 800, 1600],
    alt: 'A long gingham table from above, laid with pizzas, spaghetti, burrata, olives and glasses of red wine',
    draw: longTable,
  },
  'art/street-row': {
    width: 1600,
    height: 640,
    widths: [400, 800],
    alt: 'Five Tavola restaurants side by side in evening light, landmarks of four cities behind them',
    draw: streetRow,
  },
  'art/christmas-table': {
    width: 1600,
    height: 900,
    widths: [400, 800, 1280],
    alt: 'A Christmas table from above: rolled turkey with sprouts and roast potatoes, crackers, clementines, candles, fir and red wine',
    draw: christmasTable,
  },
  'art/dough': {
    width: 1600,
    height: 900,
    widths: [200, 400, 800],
    alt: 'Balls of dough on a floured bench with a rolling pin, olive oil, tomatoes and basil',
    draw: dough,
  },
};

// Beside the headings of lists of jobs, half as wide as the page at most.
const headerSize = { width: 1600, height: 640, widths: [640] };
const careers: Portfolio = {
  'careers/front-of-house': {
    ...headerSize,
    alt: 'A tray with two glasses of red wine and a cappuccino, an order pad, and a margherita put down on a gingham cloth',
    draw: tableService,
  },
  'careers/back-of-house': {
    ...headerSize,
    alt: 'Orders on a kitchen rail, tomatoes and mozzarella on a board, and a margherita on a peel',
    draw: kitchenPass,
  },
  'careers/management': {
    ...headerSize,
    alt: 'A weekly rota on a wooden table, with two keys, a pencil, a pizza and a cappuccino',
    draw: managersTable,
  },
  'careers/quick-service': {
    ...headerSize,
    alt: 'Two pizzas in open boxes on a gingham cloth, a closed box and a cappuccino beside them',
    draw: hatchCounter,
  },
};

/** Every picture that is drawn. */
export const portfolio: Portfolio = {
  'hero/hero': { width: 1600, height: 900, widths: [400, 800, 1280, 1600], alt: heroAlt, draw: heroWide },
  ...scenes,
  ...careers,
  ...keyed('dishes', dishes, ({ alt, draw }) => ({ ...dishSize, alt, draw })),
  ...keyed('shopfronts', shopfronts, (plan) => ({ ...posterSize, alt: plan.alt, draw: () => poster(plan) })),
};
