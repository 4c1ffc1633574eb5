import { expect, test } from 'vitest';
import { readSource } from '../content.ts';
import { lawProblems } from './law-check.ts';

const source = await readSource('content');
// biome-ignore lint/suspicious/noExplicitAny: content as an editor writes it
type Written = any;

const problemsWith = (change: (content: Written) => void) => {
  const content: Written = structuredClone({
    ...source,
    defaults: { upsells: source.restaurants[0]?.booking.upsells },
  });
  content.restaurants = content.restaurants.slice(0, 1).map(({ slug }: Written) => ({ slug, booking: {} }));
  change(content);
  return lawProblems(content).map(({ file, path }) => `${file}: ${path}`);
};
const page = ({ pages }: Written, wanted: string) => pages.find(({ id }: Written) => id === wanted);

test('the sample content states everything the law requires', () => {
  expect(problemsWith(() => undefined)).toEqual([]);
});

test.each<[string, (content: Written) => void, string[]]>([
  [
    'a missing company',
    ({ settings }) => Object.assign(settings, { company: {} }),
    [
      'settings.json: company.registeredName',
      'settings.json: company.registeredNumber',
      'settings.json: company.registeredIn',
      'settings.json: company.registeredOffice',
      'settings.json: company.vatNumber',
      'settings.json: company.modernSlaveryUrl',
    ],
  ],
  [
    'a company below the threshold for modern slavery',
    ({ settings }) => Object.assign(settings.company, { modernSlaveryUrl: null }),
    [],
  ],
  [
    'a modern slavery statement missing from the footer',
    ({ settings }) => {
      for (const group of settings.footer.groups)
        group.links = group.links.filter(({ url }: Written) => url !== settings.company.modernSlaveryUrl);
    },
    ['settings.json: footer.groups'],
  ],
  [
    'vouchers for any age',
    ({ settings }) => Object.assign(settings.offers, { minimumAge: undefined }),
    ['settings.json: offers.minimumAge'],
  ],
  [
    'terms naming another company',
    ({ settings }) => Object.assign(settings.company, { registeredNumber: '12345678', vatNumber: 'GB123456789' }),
    ['pages/terms-and-conditions.json: tiles', 'pages/terms-and-conditions.json: tiles'],
  ],
  [
    'a competition without a promoter or minimum age',
    (content) => {
      page(content, 'competition').tiles = page(content, 'competition').tiles.filter(
        ({ tile }: Written) => tile === 'quiz',
      );
    },
    ['pages/competition.json: tiles', 'pages/competition.json: tiles'],
  ],
  [
    'friends’ vouchers without a promoter',
    (content) => {
      const { tiles } = page(content, 'refer-a-friend');
      page(content, 'refer-a-friend').tiles = JSON.parse(JSON.stringify(tiles).replaceAll('Restaurants Limited', 'us'));
    },
    ['pages/refer-a-friend.json: tiles'],
  ],
  [
    'an unnamed nut that may be in a dish',
    ({ menus }) => {
      const [dish] = menus[0].sections[0].items;
      Object.assign(dish.allergens, { 'tree nuts': 'may-contain' });
      dish.allergenKinds = { 'cereals containing gluten': ['wheat'] };
    },
    [`menus/${source.menus[0]?.id}.json: sections.0.items.0.allergenKinds.tree nuts`],
  ],
  [
    'an extra without energy',
    ({ defaults }) => {
      for (const extra of defaults.upsells) delete extra.kcal;
    },
    ['prosecco', 'antipasti', 'birthday-cake'].map((_, at) => `booking-defaults.json: upsells.${at}.kcal`),
  ],
  [
    "a restaurant's extra without energy",
    ({ defaults, restaurants }) => {
      const [extra] = defaults.upsells;
      restaurants[0].booking.upsells = [{ ...extra, kcal: undefined }];
    },
    [`restaurants/${source.restaurants[0]?.slug}.json: booking.upsells.0.kcal`],
  ],
  [
    "a job that doesn't ask about the interview",
    ({ jobs }) => {
      jobs[0].questions = jobs[0].questions.filter(({ id }: Written) => id !== 'adjustments');
    },
    [`jobs/${source.jobs[0]?.job_id}.json: questions`],
  ],
  [
    'a job that demands an answer about adjustments',
    ({ jobs }) => {
      for (const question of jobs[0].questions) question.is_mandatory = true;
    },
    [expect.stringMatching(/^jobs\/\d+\.json: questions\.\d+\.is_mandatory$/)],
  ],
])('%s is reported', (_what, change, problems) => expect(problemsWith(change)).toEqual(problems));
