import { z } from 'zod';
import {
  type Allergen,
  type AllergenKinds,
  type AllergenStatus,
  allergenKinds,
  allergenStatuses,
  allergens,
} from './allergens.ts';

/** All 14 must be stated for all that is eaten or drunk: an omission is an error, never a "free". */
export const allergenStatement = z.strictObject(
  Object.fromEntries(allergens.map((name) => [name, z.enum(allergenStatuses)])) as Record<
    Allergen,
    z.ZodEnum<{ [S in AllergenStatus]: S }>
  >,
);

/** Which cereals and which nuts, of those that are or may be in it. */
export const namedKinds = z.strictObject({
  'cereals containing gluten': z.array(z.enum(allergenKinds['cereals containing gluten'])).min(1).optional(),
  'tree nuts': z.array(z.enum(allergenKinds['tree nuts'])).min(1).optional(),
});

type Declared = { allergens: Record<Allergen, AllergenStatus> | null; allergenKinds?: AllergenKinds };

/** Adds an issue where a cereal or a nut is in it and not named, or named and not in it. */
export function checkKinds({ allergens: said, allergenKinds: kinds = {} }: Declared, context: z.RefinementCtx): void {
  for (const name of Object.keys(allergenKinds) as (keyof typeof allergenKinds)[]) {
    const status = said?.[name] ?? 'free';
    const path = ['allergenKinds', name];
    if (status === 'contains' && !kinds[name]) context.addIssue({ code: 'custom', path, message: 'say which' });
    if (kinds[name] && (status === 'free' || status === 'unknown'))
      context.addIssue({ code: 'custom', path, message: `the ${name} are declared as ${status}` });
  }
}
