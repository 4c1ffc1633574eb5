import { type Diet, diets, type Wishes } from './allergen-filter.ts';
import { allergenSlug, allergens } from './allergens.ts';

/** What the address of a menu page asks: whose menus, and which dishes of them. */
export type MenuQuery = {
  /** Slug of the chosen restaurant. */
  restaurant: string | null;
  wishes: Wishes;
  /** Something was asked for that is neither allergen nor mark: it must be said, for nothing is left out for it. */
  misread: boolean;
};

/** What stands in a tidied address for words that could not be read. */
const OTHER = 'other';
const SLUG = /^[a-z0-9-]{1,60}$/;
/** Longer than any honest address; what follows counts as not read. */
const MOST_WORDS = 40;

/** The values of a name, given once or more, each one word or several with commas between. */
function words(query: URLSearchParams, name: string): string[] {
  const given = query.getAll(name).flatMap((value) => value.toLowerCase().split(','));
  const read = given.map((word) => word.trim().replaceAll(' ', '-')).filter((word) => word !== '');
  return read.length > MOST_WORDS ? [...read.slice(0, MOST_WORDS), OTHER] : read;
}

/** Reads the query of a menu page: `?without=eggs,milk&diet=v&restaurant=leeds-greek-street`. */
export function readMenuQuery(query: URLSearchParams): MenuQuery {
  const [without, asked] = [words(query, 'without'), words(query, 'diet')];
  const restaurant = query.get('restaurant') ?? '';
  return {
    restaurant: SLUG.test(restaurant) ? restaurant : null,
    wishes: {
      without: allergens.filter((name) => without.includes(allergenSlug(name))),
      diets: diets.filter((diet) => asked.includes(diet)),
    },
    misread:
      without.some((word) => !allergens.some((name) => allergenSlug(name) === word)) ||
      asked.some((word) => !diets.includes(word as Diet)),
  };
}

/** The one way to write a query, names and values in order: all that ask the same share an address. */
export function menuQueryPairs({ restaurant, wishes, misread }: MenuQuery): [name: string, value: string][] {
  const pairs: [string, string[]][] = [
    ['restaurant', restaurant ? [restaurant] : []],
    ['without', [...wishes.without.map(allergenSlug), ...(misread ? [OTHER] : [])]],
    ['diet', [...wishes.diets]],
  ];
  return pairs.filter(([, values]) => values.length > 0).map(([name, values]) => [name, values.join(',')]);
}

/** '?without=eggs,milk', or nothing. */
export function menuSearch(query: Partial<MenuQuery>): string {
  const whole = { restaurant: null, wishes: { without: [], diets: [] }, misread: false, ...query };
  const pairs = menuQueryPairs(whole).map((pair) => pair.join('='));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** More than one wish: so many addresses that no copy of their pages is worth its room. */
export function isRarelyAsked({ restaurant, wishes }: MenuQuery): boolean {
  return wishes.without.length + wishes.diets.length + (restaurant ? 1 : 0) > 1;
}
