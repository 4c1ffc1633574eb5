import { needsInRow, needsLines } from '../../../booking/rules/needs.ts';
import type { DeskDb } from '../../tables.server.ts';
import type { DeskRestaurant } from '../desk-deps.ts';
import { type DeskParty, readParties } from '../parties.server.ts';

/** A party on paper: what its table must know first, and no phone number. */
function sheetParty(party: DeskParty, occasions: Occasions) {
  const { id, time, covers, childCovers, name } = party;
  const needs = needsLines(party.needs).map(({ label, value }) => `${label}: ${needsInRow(value)}`);
  const occasion = occasions.slice(1).find(({ id: each }) => each === party.occasionId)?.name;
  const extras = party.upsells.map((extra) => extra.name);
  return {
    id,
    time,
    covers,
    childCovers,
    name,
    tables: party.tables,
    hasLeft: party.status === 'left',
    needs,
    notes: [occasion, party.note, party.request].flatMap((note) => note || []),
    extras: [...extras, ...(party.guarantee === 'held' ? ['card held'] : [])],
  };
}
type Occasions = DeskRestaurant['booking']['occasions'];
export type SheetParty = ReturnType<typeof sheetParty>;

/** The parties of a date, for paper and e-mail. */
export async function readSheet(
  db: DeskDb,
  { storeId, booking }: Pick<DeskRestaurant, 'storeId' | 'booking'>,
  date: string,
): Promise<SheetParty[]> {
  const parties = await readParties(db, { storeId, date });
  return parties.filter(({ status }) => status !== 'no-show').map((party) => sheetParty(party, booking.occasions));
}
