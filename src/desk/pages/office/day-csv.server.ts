import { statusNames } from '../../contracts/party-steps.ts';
import { logAct } from '../../engine/log-act.server.ts';
import { readParties } from '../../engine/parties.server.ts';
import { type PageArgs, requireFresh, restaurantFor } from '../../frame/desk-context.server.ts';
import { shownParty } from '../day/shown-party.ts';
import { csvResponse } from './csv.ts';

const COLUMNS = [
  ...['Time', 'Covers', 'Children', 'Name', 'Reference', 'Status', 'Tables'],
  ...['Area', 'Occasion', 'Needs', 'Request', 'Extras', 'Phone'],
];

/** The parties of a day as CSV; the download is logged. */
export async function loader(args: PageArgs): Promise<Response> {
  const { storeId, slug, booking, by, deps, date } = restaurantFor(args, 'manage');
  await requireFresh(args);
  const { db, clock, offers } = deps;
  const parties = await readParties(db, { storeId, date });
  await logAct(db, { at: clock(), by, act: 'day-exported', storeId, after: { date } });
  const rows = parties.map((party) => {
    const shown = shownParty(party, { booking, seesContacts: true, offers: offers() });
    const needs = shown.needs.map(({ label, value }) => `${label}: ${value}`).join('; ');
    const { time, covers, childCovers, name, reference, tables, area, occasion, request, extras } = shown;
    const status = shown.isCancelled ? 'Cancelled' : statusNames[shown.status];
    return [
      ...[time, covers, childCovers, name, reference, status, tables.join(' + ')],
      ...[area ?? '', occasion ?? '', needs, request, extras.join('; '), shown.phone],
    ];
  });
  return csvResponse({ name: `${slug}-${date}`, columns: COLUMNS, rows });
}
