import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brandSettings } from '../settings/contract.ts';
import { buildContent, loadContent, readSource } from './content.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavola-content-'));
  await cp('content', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const leeds = 'restaurants/leeds-greek-street.json';
async function edit(file: string, change: (value: Record<string, unknown>) => void): Promise<void> {
  const value = JSON.parse(await readFile(join(folder, file), 'utf8'));
  change(value);
  await writeFile(join(folder, file), JSON.stringify(value));
}

test('the sample content is complete', async () => {
  const { restaurants, menus } = await loadContent('content');
  const inNation = (nation: string) => restaurants.filter((item) => item.nation === nation).length;
  expect(restaurants).toHaveLength(60);
  expect(['England', 'Scotland', 'Wales', 'Northern Ireland'].map(inNation)).toEqual([46, 6, 4, 4]);
  expect(restaurants.filter((item) => item.holidayPark)).toHaveLength(4);
  expect(
    restaurants.filter((item) => !item.enableBookings && !item.holidayPark && !item.temporarilyClosed),
  ).toHaveLength(2);
  expect(restaurants.filter((item) => item.temporarilyClosed)).toHaveLength(1);
  expect(new Set(restaurants.map((item) => item.storeId)).size).toBe(60);
  expect(
    new Set(menus.flatMap((menu) => menu.sections.flatMap(({ items }) => items.map(({ id }) => id)))).size,
  ).toBeGreaterThan(90);
});

test.each([
  ['that takes no online bookings', { enableBookings: false }, {}, 'https://widget.example/book?id=UK%2F42'],
  ['of a brand that takes none', {}, { bookingsEnabled: false }, 'https://widget.example/book?id=UK%2F42'],
  ['that takes bookings', {}, {}, undefined],
])('the booking widget of a restaurant %s', async (_, restaurant, settings, widgetUrl) => {
  const bookings = { widgetUrl: 'https://widget.example/book?id={id}' };
  await edit(leeds, (item) => Object.assign(item, restaurant, { bookATableWidgetId: 'UK/42' }));
  await edit('settings.json', (item) => Object.assign(item, settings, { bookings }));
  const { bySlug, summaries } = (await loadContent(folder)).published;
  expect(bySlug.get('leeds-greek-street')?.widgetUrl).toBe(widgetUrl);
  expect(summaries.find(({ slug }) => slug === 'leeds-greek-street')?.widgetUrl).toBe(widgetUrl);
});

test('a restaurant has only occasions for which it has a menu', async () => {
  const { restaurants } = await loadContent('content');
  const withChristmas = (item: (typeof restaurants)[number]) =>
    item.booking.occasions.some(({ id }) => id === 'christmas');
  expect(restaurants.some(withChristmas)).toBe(true);
  expect(restaurants.filter((item) => withChristmas(item) && !item.menus.includes('christmas'))).toEqual([]);
});

test('the terms hold a table for as long as pages and e-mails say', async () => {
  const { settings, pages } = await readSource('content');
  const { tableKeptMinutes } = settings.policies;
  const terms = JSON.stringify(pages.find(({ id }) => id === 'terms-and-conditions'));
  expect(terms).toContain(`"We’ll hold your table for ",{"text":"${tableKeptMinutes} minutes","strong":true}`);
});

test('pages promise replies as quickly as messages do', async () => {
  const { settings, pages } = await readSource('content');
  const page = (name: string) => JSON.stringify(pages.find(({ id }) => id === name));
  expect(page('group-bookings')).toContain(`reply within ${settings.policies.eventAnsweredWithin}`);
  expect(settings.contact.groupBooking.answer).toContain(`within ${settings.policies.eventAnsweredWithin}`);
  expect(page('sign-up')).toContain(settings.customers.newsFrequency);
});

test('content from the previous release gets plain defaults for new settings', async () => {
  const source = await readSource('content');
  const { texts, policies, menus, emails, company, ...rest } = source.settings;
  const { answer, ...groupBooking } = rest.contact.groupBooking;
  const before = { ...rest, contact: { ...rest.contact, groupBooking } };
  const settings = before as unknown as typeof source.settings;
  const plain = brandSettings.parse(before);
  expect(buildContent({ ...source, settings }).published.settings).toMatchObject({
    texts: plain.texts,
    policies: plain.policies,
    company: {},
    emails: plain.emails,
    menus: plain.menus,
    contact: { groupBooking: { answer: plain.contact.groupBooking.answer } },
  });
  expect(buildContent(source).published.settings).toMatchObject({ texts, policies, menus, emails });
  expect(answer).not.toBe(plain.contact.groupBooking.answer);
});

test('content already checked is built the same without checks', async () => {
  const source = await readSource('content');
  const [again, before] = [true, false].map((foundRight) => buildContent(source, 'one', foundRight).published);
  expect(again).toEqual(before);
  expect(JSON.stringify(again?.summaries)).toBe(JSON.stringify(before?.summaries));
});

describe('an error names the file and path, and what was expected and found', () => {
  test.each<[string, string, (value: Record<string, unknown>) => void, RegExp]>([
    [
      'a wrong type',
      leeds,
      (item) => Object.assign(item, { lat: 'north' }),
      /leeds.*at lat expected number.*found "north"/,
    ],
    ['a missing field', leeds, (item) => delete item.phone, /leeds.*at phone expected string, found nothing/],
    [
      'an unknown field',
      leeds,
      (item) => Object.assign(item, { colour: 'red' }),
      /leeds.*at colour expected no field of this name, found "red"/,
    ],
    [
      'an unknown menu',
      leeds,
      (item) => Object.assign(item, { menus: ['main', 'sushi'] }),
      /leeds.*menu in menus\/, found sushi/,
    ],
    [
      'an unknown picture',
      leeds,
      (item) => Object.assign(item, { image: 'dishes/sushi' }),
      /leeds.*picture in images.json, found dishes\/sushi/,
    ],
    [
      'a duplicate store id',
      leeds,
      (item) => Object.assign(item, { storeId: '1001' }),
      /at storeId expected a number that no other restaurant has \(restaurants\/.*, at storeId\), found 1001/,
    ],
    [
      'an unsafe link of a restaurant',
      leeds,
      (item) =>
        Object.assign(item, { heroTiles: [{ title: 'x', text: 'x', image: 'dishes/calzone', linkUrl: 'kids' }] }),
      /leeds.*at heroTiles\.0\.linkUrl expected a link: .*found "kids"/,
    ],
    ['a wrong name', leeds, (item) => Object.assign(item, { slug: 'leeds-other' }), /the name leeds-other.json/],
    ['an invalid offer', 'offers/birthday.json', (item) => delete item.title, /birthday.*at title expected string/],
    [
      'a duplicate dish id',
      'menus/kids.json',
      (item) => {
        const items = (item as WithDishes).sections[0]?.items ?? [];
        items.push(...items.slice(0, 1));
      },
      /kids.*an id that no other dish of the section has \(menus\/kids\.json has it, at sections\.0\.items\.0\.id\)/,
    ],
    [
      "a section id that can't be linked to",
      'menus/kids.json',
      (item) => Object.assign((item as WithDishes).sections[0] ?? {}, { id: 'Small plates' }),
      /kids.*sections\.0\.id expected small letters, digits and hyphens, found "Small plates"/,
    ],
    [
      'a section id that another part of the page uses',
      'menus/kids.json',
      (item) => Object.assign((item as WithDishes).sections[0] ?? {}, { id: 'dishes' }),
      /kids.*sections\.0\.id expected another name/,
    ],
    [
      "a menu served from something that isn't a time",
      'menus/breakfast.json',
      (item) => Object.assign(item, { servedFrom: 'noon' }),
      /breakfast.*at servedFrom expected a time as HH:MM, found "noon"/,
    ],
    [
      'a site URL with a trailing slash',
      'settings.json',
      (item) => Object.assign(item, { url: 'https://www.tavola.example/' }),
      /settings.*at url expected protocol and name alone.*found "https:\/\/www\.tavola\.example\/"/,
    ],
    [
      'an undeclared allergen',
      'menus/kids.json',
      (item) => delete firstDish(item).allergens.milk,
      /kids.*allergens.milk/,
    ],
  ])('%s', async (_what, file, change, line) => {
    await edit(file, change);
    await expect(loadContent(folder)).rejects.toThrow(line);
  });
});

test('a file in another encoding is refused, but a UTF-8 byte order mark is allowed', async () => {
  const bytes = await readFile(join(folder, leeds));
  await writeFile(join(folder, leeds), Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]));
  expect((await loadContent(folder)).version).toBe((await loadContent('content')).version);
  await writeFile(join(folder, leeds), bytes.toString().replace('Leeds Greek Street', 'Café Leeds'), 'latin1');
  await expect(loadContent(folder)).rejects.toThrow(/leeds.*at the top expected text in UTF-8/);
});

test('a brand without a home page is reported', async () => {
  await rm(join(folder, 'pages/home.json'));
  await expect(loadContent(folder)).rejects.toThrow(/pages\/home\.json.*the home page/);
});

type WithDishes = { sections: { items: { allergens: Record<string, string> }[] }[] };
const firstDish = (menu: unknown) =>
  (menu as WithDishes).sections[0]?.items[0] as { allergens: Record<string, string | undefined> };
