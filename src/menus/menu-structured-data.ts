import { href } from 'react-router';
import { organisationId, type StructuredData } from '../seo/structured-data.ts';
import { schemaPrice } from '../values/money.ts';
import type { PrintedDish, PrintedMenu, PrintedSection } from './printed-menu.ts';

const offer = (pence: number, name?: string) => ({ '@type': 'Offer', ...(name && { name }), ...schemaPrice(pence) });

const diet = (name: string) => `https://schema.org/${name}`;

/**
 * A mark alone isn't enough for milk: the declared allergens must agree. Never GlutenFreeDiet, a legal claim for food
 * tested to contain no more than 20 mg of gluten per kg.
 */
function diets({ marks, allergens }: PrintedDish): string[] {
  const hasMark = (name: string) => marks.some((mark) => mark.name === name);
  return [
    hasMark('v') || hasMark('vg') ? diet('VegetarianDiet') : '',
    hasMark('vg') ? diet('VeganDiet') : '',
    hasMark('df') && allergens.free.includes('milk') ? diet('LowLactoseDiet') : '',
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

/** A menu as structured data, matching its page. */
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
