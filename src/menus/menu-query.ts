import { allergenSlug, allergens } from '../values/allergens/allergens.ts';
import { type Diet, type DietaryFilter, diets } from './allergen-filter.ts';

/** The query of a menu page: restaurant and dietary filter. */
export type MenuQuery = {
  /** Slug of the chosen restaurant. */
  restaurant: string | null;
  filter: DietaryFilter;
  /** The query had an unknown allergen or diet: the page must say so, since it isn't filtered by it. */
  misread: boolean;
};

/** Stands for unreadable words in a normalised query. */
const OTHER = 'other';
const SLUG = /^[a-z0-9-]{1,60}$/;
/** More than any real query has; further words count as unreadable. */
const MOST_WORDS = 40;

/** All values of a parameter, repeated or separated by commas. */
function words(query: URLSearchParams, name: string): string[] {
  const values = query.getAll(name).flatMap((value) => value.toLowerCase().split(','));
  const list = values.map((word) => word.trim().replaceAll(' ', '-')).filter((word) => word !== '');
  return list.length > MOST_WORDS ? [...list.slice(0, MOST_WORDS), OTHER] : list;
}

/** Parses the query of a menu page: `?without=eggs,milk&diet=v&restaurant=leeds-greek-street`. */
export function readMenuQuery(query: URLSearchParams): MenuQuery {
  const [without, dietWords] = [words(query, 'without'), words(query, 'diet')];
  const restaurant = query.get('restaurant') ?? '';
  return {
    restaurant: SLUG.test(restaurant) ? restaurant : null,
    filter: {
      without: allergens.filter((name) => without.includes(allergenSlug(name))),
      diets: diets.filter((diet) => dietWords.includes(diet)),
    },
    misread:
      without.some((word) => !allergens.some((name) => allergenSlug(name) === word)) ||
      dietWords.some((word) => !diets.includes(word as Diet)),
  };
}

/** The normalised query, with names and values in order: equal filters share an address. */
export function menuQueryPairs({ restaurant, filter, misread }: MenuQuery): [name: string, value: string][] {
  const pairs: [string, string[]][] = [
    ['restaurant', restaurant ? [restaurant] : []],
    ['without', [...filter.without.map(allergenSlug), ...(misread ? [OTHER] : [])]],
    ['diet', [...filter.diets]],
  ];
  return pairs.filter(([, values]) => values.length > 0).map(([name, values]) => [name, values.join(',')]);
}

/** '?without=eggs,milk', or ''. */
export function menuSearch(query: Partial<MenuQuery>): string {
  const whole = { restaurant: null, filter: { without: [], diets: [] }, misread: false, ...query };
  const pairs = menuQueryPairs(whole).map((pair) => pair.join('='));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** More than one filter: too many combinations to be worth caching. */
export function isRareQuery({ restaurant, filter }: MenuQuery): boolean {
  return filter.without.length + filter.diets.length + (restaurant ? 1 : 0) > 1;
}
