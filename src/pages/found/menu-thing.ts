import type { PrintedDish, PrintedMenu, PrintedSection } from '../../menus/printed-menu.ts';
import { inPounds } from './pounds.ts';
import { organisationId, type Thing } from './schema-org.ts';

const offer = (pence: number, name?: string) => ({ '@type': 'Offer', ...(name && { name }), ...inPounds(pence) });

const diet = (name: string) => `https://schema.org/${name}`;

/** A mark alone promises nothing to who must not eat gluten or milk: the kitchen's declaration has to say so too. */
function diets({ marks, allergens }: PrintedDish): string[] {
  const marked = (name: string) => marks.some((mark) => mark.name === name);
  return [
    marked('v') || marked('vg') ? diet('VegetarianDiet') : '',
    marked('vg') ? diet('VeganDiet') : '',
    marked('gf') && allergens.free.includes('cereals containing gluten') ? diet('GlutenFreeDiet') : '',
    marked('df') && allergens.free.includes('milk') ? diet('LowLactoseDiet') : '',
  ].filter(Boolean);
}

function offersOf({ price, variants = [] }: PrintedDish) {
  if (price === null) return [];
  return [offer(price), ...variants.map((variant) => offer(variant.price, variant.name))];
}

function dishThing(dish: PrintedDish): Thing {
  const [suitable, offers] = [diets(dish), offersOf(dish)];
  return {
    '@type': 'MenuItem',
    name: dish.name,
    description: dish.description,
    nutrition: { '@type': 'NutritionInformation', calories: `${dish.kcal} calories` },
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
    ...(offers.length > 0 && { offers }),
  };
}

function sectionThing({ name, note, setPrice, items }: PrintedSection): Thing {
  return {
    '@type': 'MenuSection',
    name,
    ...(note && { description: note }),
    ...(setPrice !== undefined && { offers: offer(setPrice) }),
    hasMenuItem: items.map(dishThing),
  };
}

/** A menu as its page prints it. */
export function menuThing(origin: string, menu: PrintedMenu): Thing {
  return {
    '@type': 'Menu',
    '@id': `${origin}/our-menu/${menu.id}`,
    url: `${origin}/our-menu/${menu.id}`,
    name: menu.name,
    description: menu.description,
    inLanguage: 'en-GB',
    provider: { '@id': organisationId(origin) },
    hasMenuSection: menu.sections.map(sectionThing),
  };
}
