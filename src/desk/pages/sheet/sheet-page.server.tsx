import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { BAD_REQUEST, SEE_OTHER } from '../../../values/http-status.ts';
import { formatDay, formatTime } from '../../../values/time/wall-time.ts';
import { sheetForm } from '../../contracts/sheet-form.ts';
import { readSheet, type SheetParty } from '../../engine/sheet/read-sheet.server.ts';
import { readSheetMails, setSheetMails } from '../../engine/sheet/sheet-mails.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { TextLink } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { coversByQuarter } from '../../rules/sittings.ts';
import { CoversByTime } from '../day/day-tools.server.tsx';
import { SheetMailForm } from './sheet-mail-form.server.tsx';

export async function loader(args: PageArgs) {
  const restaurant = restaurantFor(args, 'see-day');
  const { storeId, booking, email, deps, date, manages, page } = restaurant;
  const parties = await readSheet(deps.db, restaurant, date);
  return {
    ...page,
    parties,
    quarters: coversByQuarter(parties),
    mail: manages && {
      own: email,
      sittings: [...new Set(booking.sittings.map(({ name }) => name))],
      wanted: await readSheetMails(deps.db, storeId),
    },
  };
}

export async function action(args: PageArgs) {
  const { storeId, slug, booking, by, deps, date } = restaurantFor(args, 'manage');
  const form = await readForm(args.request, sheetForm);
  if (!form.ok) return data(form, BAD_REQUEST);
  const { email, sittings } = form.value;
  const known = sittings.filter((name) => booking.sittings.some((sitting) => sitting.name === name));
  await setSheetMails(deps, { storeId, sittings: known, email, by });
  throw redirect(`/${slug}/sheet?date=${date}`, SEE_OTHER);
}

function Row({
  party: { time, covers, childCovers, name, tables, hasLeft, needs, notes, extras },
}: {
  party: SheetParty;
}) {
  return (
    <tr className="break-inside-avoid border-b border-line align-top [&>td]:py-1 [&>td]:pr-3">
      <td className="figures whitespace-nowrap">{formatTime(time)}</td>
      <td>
        {covers} {childCovers > 0 && `(children: ${childCovers})`}
      </td>
      <td className="font-bold">{name}</td>
      <td>{hasLeft ? 'left' : tables.join(' + ') || 'to find'}</td>
      <td>
        {needs.length > 0 && <strong className="block">{needs.join('. ')}</strong>}
        {notes.map((note) => (
          <span key={note} className="block">
            {note}
          </span>
        ))}
        {extras.join(', ')}
      </td>
    </tr>
  );
}

const COLUMNS = ['Time', 'Covers', 'Name', 'Table', 'Needs, notes and extras'];

export default function SheetPage() {
  const { slug, title, date, parties, quarters, mail } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const covers = quarters.reduce((sum, quarter) => sum + quarter.covers, 0);
  return (
    <DeskPage title={`${title}, ${formatDay(date)}`}>
      <div className="mt-4 flex flex-wrap items-center gap-6 print:hidden">
        <Button data-print="" hidden>
          Print
        </Button>
        <TextLink to={`/${slug}?date=${date}`}>Back to the day</TextLink>
      </div>
      <p className="mt-4 font-bold">
        {parties.length} {parties.length === 1 ? 'party' : 'parties'}, {covers} covers
      </p>
      <CoversByTime times={quarters} />
      {parties.length > 0 && (
        <div className="mt-4 overflow-x-auto print:overflow-visible">
          <table className="w-full text-left text-sm">
            <thead>
              <tr className="border-b-2 border-ink">
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className="pr-3">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parties.map((party) => (
                <Row key={party.id} party={party} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {mail && <SheetMailForm mail={mail} refused={refused} />}
    </DeskPage>
  );
}
