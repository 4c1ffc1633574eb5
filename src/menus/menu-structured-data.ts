import { href } from 'react-router';
import { organisationId, type StructuredData } from '../seo/structured-data.ts';
import { schemaPrice } from '../values/money.ts';
import type { PrintedDish, PrintedMenu, PrintedSection } from './printed-menu.ts';

const offer = (pence: number, name?: string) => ({ '@type': 'Offer', ...(name && { name }), ...schemaPrice(pence) });

const diet = (name: string) => `https://schema.org/${name}`;

/**
 * A mark alone is not enough where milk matters: the declared allergens must agree. Never GlutenFreeDiet, a claim that
 * the law keeps for food tested to hold no more than 20 mg of gluten a kg.
 */
function diets({ marks, allergens }: PrintedDish): string[] {
  const marked = (name: string) => marks.some((mark) => mark.name === name);
  return [
    marked('v') || marked('vg') ? diet('VegetarianDiet') : '',
    marked('vg') ? diet('VeganDiet') : '',
    marked('df') && allergens.free.includes('milk') ? diet('LowLactoseDiet') : '',
  ].filter(Boolean);
}

function offersOf({ price, variants = [] }: PrintedDish) {
  if (price === null) return [];
  return [offer(price), ...variants.map((variant) => offer(variant.price, variant.name))];
}

function dishStructuredData(dish: PrintedDish): StructuredData {
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

function sectionStructuredData({ name, note, setPrice, items }: PrintedSection): StructuredData {
  return {
    '@type': 'MenuSection',
    name,
    ...(note && { description: note }),
    ...(setPrice !== undefined && { offers: offer(setPrice) }),
    hasMenuItem: items.map(dishStructuredData),
  };
}

/** A menu as structured data, with what its page shows. */
export function menuStructuredData(origin: string, menu: PrintedMenu): StructuredData {
  const url = `${origin}${href('/our-menu/:id', { id: menu.id })}`;
  return {
    '@type': 'Menu',
    '@id': url,
    url,
    name: menu.name,
    description: menu.description,
    inLanguage: 'en-GB',
    provider: { '@id': organisationId(origin) },
    hasMenuSection: menu.sections.map(sectionStructuredData),
  };
}
