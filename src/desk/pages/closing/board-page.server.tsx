import { Form, Link, redirect, useLoaderData } from 'react-router';
import { type ClosedPartyState, closingReasonNames } from '../../../booking/contracts/closing.ts';
import type { BookingTables } from '../../../booking/tables.server.ts';
import { Button } from '../../../ui/button.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { SEE_OTHER } from '../../../values/http-status.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { formatBriefDay, formatDay, formatTime } from '../../../values/time/wall-time.ts';
import { boardForm } from '../../contracts/closing-forms.ts';
import { reopenRestaurant, tellGuests } from '../../engine/closing/close-restaurant.server.ts';
import { readClosedParties } from '../../engine/closing/read-closings.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readWholeForm } from '../../frame/read-form.server.ts';
import { requireFresh } from '../../frame/require-fresh.server.ts';
import { may } from '../../rules/may.ts';
import { closingIn } from './closing-in.server.ts';
import { daysText } from './closing-page.server.tsx';

/** An instant (epoch ms) as 'Sun 22 Nov, 12pm'. */
const untilText = (instant: number) => `${formatBriefDay(londonNow(instant).date)}, ${formatTimeOfDay(instant)}`;

export async function loader(args: PageArgs) {
  const { storeId, slug, title, deps, viewer } = restaurantFor(args, 'see-day');
  const { grants, kind } = viewer;
  const closing = await closingIn(args);
  const now = deps.clock().epochMilliseconds;
  const seesContacts = may(grants, 'see-contacts', storeId);
  const titles = new Map(deps.restaurants().map((each) => [each.storeId, each.title]));
  const titleOf = (id: string | null) => (id && titles.get(id)) || 'another restaurant';
  const parties = await readClosedParties(deps.db.withTables<BookingTables>(), closing, now);
  return {
    slug,
    title,
    id: closing.id,
    days: daysText(closing.first_date, closing.last_date),
    isOneDay: closing.first_date === closing.last_date,
    reason: closingReasonNames[closing.reason],
    words: closing.words,
    isTold: closing.told_at !== null,
    isReopened: closing.reopened_at !== null,
    manages: may(grants, 'manage', storeId),
    works: may(grants, 'work-day', storeId) || kind === 'device',
    parties: parties.map(({ phone, offered, movedStoreId, bookedDate, ...party }) => ({
      ...party,
      phone: seesContacts ? phone : '',
      held: offered?.isHeld ? `${titleOf(offered.storeId)}, ${formatTime(offered.time)}` : null,
      until: offered?.isHeld ? untilText(offered.until) : null,
      where: party.state === 'moved' ? titleOf(movedStoreId) : formatDay(bookedDate),
    })),
  };
}

export async function action(args: PageArgs) {
  const { slug, deps, by } = restaurantFor(args, 'manage');
  await requireFresh(args);
  const closing = await closingIn(args);
  const form = await readWholeForm(args.request, boardForm);
  await (form.act === 'tell' ? tellGuests : reopenRestaurant)(deps, closing, by);
  throw redirect(`/${slug}/closing/${closing.id}`, SEE_OTHER);
}

type Board = ReturnType<typeof useLoaderData<typeof loader>>;
type Guest = Board['parties'][number];

export const stateNames: Record<ClosedPartyState, string> = {
  open: 'Not answered',
  moved: 'Moved',
  changed: 'Other day',
  cancelled: 'Cancelled',
  reopened: 'Keeps the table',
  over: 'Never answered',
};

function standing({ state, where, held, until }: Guest): string {
  if (state === 'moved') return `Moved to ${where}`;
  if (state === 'changed') return `Now on ${where}`;
  if (state !== 'open') return stateNames[state];
  return held ? `Held at ${held}. Until ${until}` : 'Nothing held nearby';
}

function GuestRow({ guest, board: { slug, id, isOneDay, works } }: { guest: Guest; board: Board }) {
  const { name, covers, time, date, phone, state } = guest;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="figures w-18 shrink-0 text-lg whitespace-nowrap">{formatTime(time)}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold">
          {name || 'Erased'}, {covers} {!isOneDay && <span className="font-normal">({formatBriefDay(date)})</span>}
        </span>
        <span className="block text-sm">{standing(guest)}</span>
        {phone && state === 'open' && (
          <PhoneLink phone={phone} className="text-link inline-flex min-h-11 items-center" />
        )}
      </span>
      {works && state === 'open' && (
        <Link
          to={`/${slug}/closing/${id}/${guest.id}`}
          className="flex min-h-11 basis-full items-center text-link max-sm:pl-22 sm:basis-auto"
          aria-label={`Choose for them: ${name}`}
        >
          Choose for them
        </Link>
      )}
    </li>
  );
}

function Totals({ parties }: Pick<Board, 'parties'>) {
  const states = [...Map.groupBy(parties, ({ state }) => state)];
  return (
    <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
      {states.map(([state, those]) => (
        <div key={state} className="flex gap-2">
          <dt>{stateNames[state]}</dt>
          <dd className="font-bold">{those.length}</dd>
        </div>
      ))}
    </dl>
  );
}

function Acts({ board: { isTold, isReopened, parties, title } }: { board: Board }) {
  const open = parties.filter(({ state }) => state === 'open').length;
  if (isReopened) return <p className="mt-4 font-semibold">{title} takes bookings for these days again.</p>;
  return (
    <div className="mt-4 flex flex-wrap items-start gap-4">
      {isTold && <p className="basis-full font-semibold">We’ve written to the guests. Their answers show here.</p>}
      {!isTold && open > 0 && (
        <Form method="post" className="grid justify-items-start gap-2">
          <p className="font-semibold">Nobody has been told yet.</p>
          <Button type="submit" name="act" value="tell">
            Write to {open === 1 ? 'the guest' : `all ${open} parties`}
          </Button>
        </Form>
      )}
      <details>
        <summary className="inline-flex min-h-11 items-center text-link">Open again</summary>
        <Form method="post" className="grid justify-items-start gap-2">
          <p>
            Guests who haven’t answered keep their tables{isTold && ', and we’ll tell them'}. Those who’ve moved stay
            moved.
          </p>
          <Button type="submit" name="act" value="reopen" variant="line">
            Yes, open again
          </Button>
        </Form>
      </details>
    </div>
  );
}

export default function BoardPage() {
  const board = useLoaderData<typeof loader>();
  const { title, days, reason, words, parties, manages } = board;
  return (
    <DeskPage title={`${title}: closed ${days}`}>
      <p className="mt-2">{reason}</p>
      {words && <p className="mt-2 max-w-text whitespace-pre-line">“{words}”</p>}
      {manages && <Acts board={board} />}
      {parties.length === 0 ? <p className="mt-4">Nobody was booked.</p> : <Totals parties={parties} />}
      <ul className="mt-4 max-w-3xl border-t border-line">
        {parties.map((guest) => (
          <GuestRow key={guest.id} guest={guest} board={board} />
        ))}
      </ul>
    </DeskPage>
  );
}
