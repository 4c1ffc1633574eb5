import { z } from 'zod';
import {
  type Allergen,
  type AllergenKinds,
  type AllergenStatus,
  allergenKinds,
  allergenStatuses,
  allergens,
} from './allergens.ts';

/** All 14 must be stated for all food and drink: an omission is an error, never a "free". */
export const allergenStatement = z.strictObject(
  Object.fromEntries(allergens.map((name) => [name, z.enum(allergenStatuses)])) as Record<
    Allergen,
    z.ZodEnum<{ [S in AllergenStatus]: S }>
  >,
);

/** Which cereals and nuts it contains or may contain. */
export const namedKinds = z.strictObject({
  'cereals containing gluten': z.array(z.enum(allergenKinds['cereals containing gluten'])).min(1).optional(),
  'tree nuts': z.array(z.enum(allergenKinds['tree nuts'])).min(1).optional(),
});

type Declared = { allergens: Record<Allergen, AllergenStatus> | null; allergenKinds?: AllergenKinds };

/** Adds an issue for a cereal or nut that is contained but not named, or named but not contained. */
export function checkKinds(
  { allergens: statuses, allergenKinds: kinds = {} }: Declared,
  context: z.RefinementCtx,
): void {
  for (const name of Object.keys(allergenKinds) as (keyof typeof allergenKinds)[]) {
    const status = statuses?.[name] ?? 'free';
    const path = ['allergenKinds', name];
    if (status === 'contains' && !kinds[name]) context.addIssue({ code: 'custom', path, message: 'say which' });
    if (kinds[name] && (status === 'free' || status === 'unknown'))
      context.addIssue({ code: 'custom', path, message: `the ${name} are declared as ${status}` });
  }
}
