import { type EmailPart, textPart, titlePart } from '../../messages/email-content.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import { formatDay, formatTime } from '../../values/time/wall-time.ts';
import type { SheetMail } from '../contracts/desk-jobs.ts';
import { readSheet, type SheetParty } from '../engine/sheet/read-sheet.server.ts';
import { theirTablesText } from '../rules/party-text.ts';
import { coversByQuarter, partiesOfSitting, sittingsOn } from '../rules/sittings.ts';
import { type DeskMailDeps, deskMail } from './desk-mail.server.ts';

const partyText = ({ covers, childCovers, name, tables, hasLeft, needs, notes, extras }: SheetParty) =>
  [
    `${covers}${childCovers > 0 ? ` (children: ${childCovers})` : ''}, ${name}, ${hasLeft ? 'left' : theirTablesText(tables)}.`,
    ...[...needs, ...notes, ...(extras.length > 0 ? [extras.join(', ')] : [])].map((line) =>
      /[.!?]$/.test(line) ? line : `${line}.`,
    ),
  ].join(' ');

const partsOf = (parties: readonly SheetParty[]): EmailPart[] =>
  [...Map.groupBy(parties, ({ time }) => time)].flatMap(([time, those]) => [
    titlePart(formatTime(time)),
    ...those.map((party) => textPart(partyText(party))),
  ]);

/** The day sheet of a sitting; null where nobody is booked for it, or it isn't wanted any more. */
export async function sheetEmail(
  deps: DeskMailDeps,
  { storeId, sitting, date }: SheetMail['sheet'],
): Promise<Mail | null> {
  const restaurant = deps.content().restaurants.find((each) => each.storeId === storeId);
  const wanted = await deps.db
    .selectFrom('sheet_mails')
    .select('email')
    .where('store_id', '=', storeId)
    .where('sitting', '=', sitting)
    .executeTakeFirst();
  if (!restaurant || !wanted) return null;
  const sittings = sittingsOn(restaurant.booking.sittings, date);
  const parties = partiesOfSitting(await readSheet(deps.db, restaurant, date), sittings, sitting);
  if (parties.length === 0) return null;
  const covers = parties.reduce((sum, party) => sum + party.covers, 0);
  const quarters = coversByQuarter(parties).map((quarter) => `${formatTime(quarter.time)}: ${quarter.covers}`);
  return deskMail(deps, {
    to: wanted.email ?? restaurant.email,
    id: `desk-sheet.${storeId}.${date}.${encodeURIComponent(sitting)}`,
    subject: `${sitting}, ${formatDay(date)}: ${covers} covers`,
    preview: quarters.join(', '),
    headline: `${sitting} at ${restaurant.title}.`,
    facts: [formatDay(date), `${parties.length} ${parties.length === 1 ? 'party' : 'parties'}`, `${covers} covers`],
    parts: [textPart(`Covers by quarter of an hour: ${quarters.join(', ')}.`), ...partsOf(parties)],
    reason: `${restaurant.title} asked for this sheet before each ${sitting}. A manager can turn it off on the desk.`,
  });
}
