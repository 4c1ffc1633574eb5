import { type Allergen, allergens } from '../../values/allergens/allergens.ts';
import { capitalise } from '../../values/text.ts';
import { MOST_CHILDREN } from '../contracts/constants.ts';
import type { Covers } from '../contracts/covers.ts';
import type { Needs } from '../contracts/needs.ts';
import { childUnit } from './booking-text.ts';
import type { TicketLine } from './ticket.ts';

export const noNeeds: Needs = {
  children: 0,
  highChairs: 0,
  pram: false,
  wheelchair: false,
  stepFree: false,
  allergies: [],
};

/** What can be ticked, as diners and restaurants read it. */
export const needNames = {
  pram: 'Room for a pram',
  wheelchair: 'Room for a wheelchair',
  stepFree: 'Step-free access to the table',
} as const;

/** The most children that can be chosen for a party; 0 where its children are counted already. */
export const mostChildren = ({ adultCovers, childCovers }: Covers): number =>
  childCovers > 0 ? 0 : Math.min(MOST_CHILDREN, Math.max(0, adultCovers - 1));

/** The needs of a party that may have become smaller since: never more children than it can have. */
export const needsFor = (party: Covers, needs: Needs): Needs => ({
  ...needs,
  children: Math.min(needs.children ?? 0, mostChildren(party)),
});

const childrenText = (count: number) => `${count} ${childUnit(count)}`;
const highChairsText = (count: number) => (count === 1 ? '1 high chair' : `${count} high chairs`);

/** Allergies as a list: 'Milk, tree nuts'. */
const allergiesText = (names: readonly Allergen[]) => capitalise(names.join(', '));

/** Everything needed at the table but allergies: '1 child', '2 high chairs', 'Room for a pram'. */
function tableNeeds({ children, highChairs, ...needs }: Needs): string[] {
  const ticked = (['pram', 'wheelchair', 'stepFree'] as const).filter((name) => needs[name]);
  return [
    ...(children > 0 ? [childrenText(children)] : []),
    ...(highChairs > 0 ? [highChairsText(highChairs)] : []),
    ...ticked.map((name) => needNames[name]),
  ];
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

/** The whole number of a field; 0 without one. */
function countIn(form: FormData, name: string): number {
  const count = Number(form.get(name) ?? 0);
  return Number.isSafeInteger(count) ? count : 0;
}

/** The needs of a plain form: `kids`, `highChairs`, a checkbox for each need and one called `allergies` for each allergy. */
export function needsOfForm(form: FormData): Needs {
  const given = form.getAll('allergies');
  return {
    children: countIn(form, 'kids'),
    highChairs: countIn(form, 'highChairs'),
    pram: form.has('pram'),
    wheelchair: form.has('wheelchair'),
    stepFree: form.has('stepFree'),
    allergies: allergens.filter((name) => given.includes(name)),
  };
}
