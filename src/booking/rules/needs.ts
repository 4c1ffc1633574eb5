import { type Allergen, allergens } from '../../values/allergens/allergens.ts';
import { capitalise } from '../../values/text.ts';
import type { Needs } from '../contracts/needs.ts';
import type { TicketLine } from './ticket.ts';

export const noNeeds: Needs = { highChairs: 0, pram: false, wheelchair: false, stepFree: false, allergies: [] };

/** What can be ticked, as diners and restaurants read it. */
export const needNames = {
  pram: 'Room for a pram',
  wheelchair: 'Room for a wheelchair',
  stepFree: 'Step-free way to the table',
} as const;

const highChairsText = (count: number) => (count === 1 ? '1 high chair' : `${count} high chairs`);

/** Allergies as a list: 'Milk, tree nuts'. */
const allergiesText = (names: readonly Allergen[]) => capitalise(names.join(', '));

/** Everything needed at the table but allergies: '2 high chairs', 'Room for a pram'. */
function tableNeeds({ highChairs, ...needs }: Needs): string[] {
  const ticked = (['pram', 'wheelchair', 'stepFree'] as const).filter((name) => needs[name]);
  return [...(highChairs > 0 ? [highChairsText(highChairs)] : []), ...ticked.map((name) => needNames[name])];
}

/** The needs as lines of a ticket; none for a party without any. Allergies have a line of their own. */
export function needsLines(needs: Needs | null): TicketLine[] {
  if (!needs) return [];
  const atTable = tableNeeds(needs);
  return [
    ...(needs.allergies.length > 0 ? [{ label: 'Allergies', value: allergiesText(needs.allergies) }] : []),
    ...(atTable.length > 0 ? [{ label: 'Needs', value: atTable.join('\n') }] : []),
  ];
}

/** The needs in a line: 'Milk, tree nuts, 1 high chair'; null for a party without any. */
export const needsText = (needs: Needs): string | null =>
  needsLines(needs)
    .map(({ value }) => value.replaceAll('\n', ', '))
    .join(', ') || null;

export const hasNeeds = (needs: Needs | null) => needsLines(needs).length > 0;

/** Whether both say the same; saying nothing is the same as needing nothing. */
export const sameNeeds = (one: Needs | null, other: Needs | null) =>
  JSON.stringify(needsLines(one)) === JSON.stringify(needsLines(other));

/** The needs of a plain form: `highChairs`, a checkbox for each need and one called `allergies` for each allergy. */
export function needsOfForm(form: FormData): Needs {
  const given = form.getAll('allergies');
  const highChairs = Number(form.get('highChairs') ?? 0);
  return {
    highChairs: Number.isSafeInteger(highChairs) ? highChairs : 0,
    pram: form.has('pram'),
    wheelchair: form.has('wheelchair'),
    stepFree: form.has('stepFree'),
    allergies: allergens.filter((name) => given.includes(name)),
  };
}
