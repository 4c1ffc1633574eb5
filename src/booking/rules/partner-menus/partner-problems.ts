import type { ContentProblem } from '../../../platform/content-files.ts';
import type { PartnerMenu } from '../../contracts/partner-menus.ts';

type Around = { menus: readonly { id: string }[]; restaurants: readonly { slug: string; menus: readonly string[] }[] };
type Wrong = Omit<ContentProblem, 'file'>;

function unknownRestaurants(
  { menuId, restaurants: slugs }: PartnerMenu,
  { restaurants }: Around,
  path: string,
): Wrong[] {
  if (slugs === 'all') return [];
  const serving = new Set(restaurants.filter(({ menus }) => menus.includes(menuId)).map(({ slug }) => slug));
  const expected = `restaurants in restaurants/ that serve ${menuId}`;
  return slugs.filter((slug) => !serving.has(slug)).map((slug) => ({ path, expected, found: slug }));
}

/** Unknown menus and restaurants, menus not served there, and duplicate offers. */
export function partnerProblems(all: readonly PartnerMenu[], around: Around): ContentProblem[] {
  const ids = all.flatMap(({ offers }) => offers.map(({ id }) => id));
  const wrong = all.flatMap((menu, index): Wrong[] => {
    const isKnown = around.menus.some(({ id }) => id === menu.menuId);
    const duplicates = menu.offers.filter(({ id }) => ids.indexOf(id) !== ids.lastIndexOf(id));
    return [
      ...(isKnown ? [] : [{ path: `${index}.menuId`, expected: 'a menu in menus/', found: menu.menuId }]),
      ...(isKnown ? unknownRestaurants(menu, around, `${index}.restaurants`) : []),
      ...duplicates.map(({ id }) => ({ path: `${index}.offers`, expected: 'an id no other offer has', found: id })),
    ];
  });
  return wrong.map((problem) => ({ file: 'partner-menus.json', ...problem }));
}
