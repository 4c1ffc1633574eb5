import type { LoaderFunctionArgs } from 'react-router';
import { isDate } from '../../../values/time/wall-time.ts';
import { statusNames } from '../../contracts/party-steps.ts';
import { logAct } from '../../engine/log-act.server.ts';
import { readParties } from '../../engine/parties.server.ts';
import { deskContext, requireAct, restaurantIn, viewerIn } from '../../frame/desk-context.server.ts';
import { requireFresh } from '../../frame/require-fresh.server.ts';
import { may } from '../../rules/may.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import { shownParty } from '../day/shown-party.ts';
import { csvResponse } from './csv-response.ts';

const COLUMNS = ['Time', 'Covers', 'Children', 'Name', 'Reference', 'Status', 'Tables', 'Area', 'Occasion', 'Needs'];

/** The parties of a day as CSV; the download is logged. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { storeId, slug, booking } = restaurantIn(args);
  const by = requireAct(args, 'manage', storeId);
  await requireFresh(args);
  const { db, clock, offers } = args.context.get(deskContext).deps;
  const at = clock();
  const requested = new URL(args.request.url).searchParams.get('date') ?? '';
  const date = isDate(requested) ? requested : serviceDateAt(at.epochMilliseconds);
  const seesContacts = may(viewerIn(args).grants, 'see-contacts', storeId);
  const parties = await readParties(db, { storeId, date });
  await logAct(db, { at, by, act: 'day-exported', storeId, after: { date } });
  const rows = parties.map((party) => {
    const shown = shownParty(party, { booking, seesContacts, offers: offers() });
    const needs = shown.needs.map(({ label, value }) => `${label}: ${value}`).join('; ');
    const { time, covers, childCovers, name, reference, tables, area, occasion, request, extras } = shown;
    const status = shown.isCancelled ? 'Cancelled' : statusNames[shown.status];
    return [
      ...[time, covers, childCovers, name, reference, status, tables.join(' + ')],
      ...[area ?? '', occasion ?? '', needs, request, extras.join('; ')],
      ...(seesContacts ? [shown.phone] : []),
    ];
  });
  const columns = [...COLUMNS, 'Request', 'Extras', ...(seesContacts ? ['Phone'] : [])];
  return csvResponse({ name: `${slug}-${date}`, columns, rows });
}
