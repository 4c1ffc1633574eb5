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

/** The checkboxes, as diners and restaurants read them. */
export const needNames = {
  pram: 'Room for a pram',
  wheelchair: 'Room for a wheelchair',
  stepFree: 'Step-free access to the table',
} as const;

/** The most children that can be chosen for a party; 0 where children are counted already. */
export const mostChildren = ({ adultCovers, childCovers }: Covers): number =>
  childCovers > 0 ? 0 : Math.min(MOST_CHILDREN, Math.max(0, adultCovers - 1));

/** The needs of a party that may have shrunk: never more children than it can have. */
export const needsFor = (party: Covers, needs: Needs): Needs => ({
  ...needs,
  children: Math.min(needs.children ?? 0, mostChildren(party)),
});

const childrenText = (count: number) => `${count} ${childUnit(count)}`;
const highChairsText = (count: number) => (count === 1 ? '1 high chair' : `${count} high chairs`);

/** Allergies as a list: 'Milk, tree nuts'. */
const allergiesText = (names: readonly Allergen[]) => capitalise(names.join(', '));

/** Everything but allergies: '1 child', '2 high chairs', 'Room for a pram'. */
function tableNeeds({ children, highChairs, ...needs }: Needs): string[] {
  const ticked = (['pram', 'wheelchair', 'stepFree'] as const).filter((name) => needs[name]);
  return [
    ...(children > 0 ? [childrenText(children)] : []),
    ...(highChairs > 0 ? [highChairsText(highChairs)] : []),
    ...ticked.map((name) => needNames[name]),
  ];
}

/** The needs as lines of a ticket, allergies apart; none for a party without any. */
export function needsLines(needs: Needs | null): TicketLine[] {
  if (!needs) return [];
  const atTable = tableNeeds(needs);
  return [
    ...(needs.allergies.length > 0 ? [{ label: 'Allergies', value: allergiesText(needs.allergies) }] : []),
    ...(atTable.length > 0 ? [{ label: 'Needs', value: atTable.join('\n') }] : []),
  ];
}

/** Lines as one: 'Room for a wheelchair, step-free access to the table'. */
export const needsInRow = (lines: string): string =>
  lines.replaceAll(/\n(.)/g, (_, first: string) => `, ${first.toLowerCase()}`);

/** One line: 'Milk, tree nuts, 1 high chair'; null for a party without any. */
export const needsText = (needs: Needs): string | null => {
  const lines = needsLines(needs).map(({ value }) => value);
  return needsInRow(lines.join('\n')) || null;
};

export const hasNeeds = (needs: Needs | null) => needsLines(needs).length > 0;

/** No needs are the same as needing nothing. */
export const sameNeeds = (first: Needs | null, second: Needs | null) =>
  JSON.stringify(needsLines(first)) === JSON.stringify(needsLines(second));

/** An absent field counts as 0. */
function countIn(form: FormData, name: string): number {
  const count = Number(form.get(name) ?? 0);
  return Number.isSafeInteger(count) ? count : 0;
}

/** Reads a plain form: `kids`, `highChairs`, a checkbox for each need and an `allergies` checkbox for each allergy. */
export function needsOfForm(form: FormData): Needs {
  const values = form.getAll('allergies');
  return {
    children: countIn(form, 'kids'),
    highChairs: countIn(form, 'highChairs'),
    pram: form.has('pram'),
    wheelchair: form.has('wheelchair'),
    stepFree: form.has('stepFree'),
    allergies: allergens.filter((name) => values.includes(name)),
  };
}
