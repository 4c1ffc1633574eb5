import { Link, redirect, useLoaderData } from 'react-router';
import { type ClosedPartyState, closingReasonNames } from '../../../booking/contracts/closing.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { SEE_OTHER } from '../../../values/http-status.ts';
import { listInWords } from '../../../values/text.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { formatBriefDay, formatDay, formatTime } from '../../../values/time/wall-time.ts';
import { boardForm } from '../../contracts/closing-forms.ts';
import { reopenRestaurant, tellGuests } from '../../engine/closing/close-restaurant.server.ts';
import { readClosedParties } from '../../engine/closing/read-closings.server.ts';
import { readLog } from '../../engine/read-log.server.ts';
import { type PageArgs, requireFresh, restaurantFor } from '../../frame/desk-context.server.ts';
import { Fold, PostForm, Submit, TapLink } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readWholeForm } from '../../frame/read-form.server.ts';
import { closingIn } from './closing-in.server.ts';
import { daysText } from './closing-page.server.tsx';

/** An instant (epoch ms) as 'Sun 22 Nov, 12pm'. */
const untilText = (instant: number) => `${formatBriefDay(londonNow(instant).date)}, ${formatTimeOfDay(instant)}`;

export async function loader(args: PageArgs) {
  const { storeId, deps, now, page } = restaurantFor(args, 'see-day');
  const closing = await closingIn(args);
  const titleOf = (id: string | null) =>
    deps.restaurants().find((each) => each.storeId === id)?.title ?? 'another restaurant';
  const parties = await readClosedParties(deps.booking.db, closing, now);
  const log = closing.told_at ? await readLog(deps.db, { storeId, subject: closing.id }) : [];
  const told = log.find(({ act }) => act === 'closing-told');
  return {
    ...page,
    closing,
    told: told?.after,
    parties: parties.map(({ phone, offered, movedStoreId, bookedDate, ...party }) => ({
      ...party,
      phone: page.seesContacts ? phone : '',
      held: offered?.isHeld
        ? `Held at ${titleOf(offered.storeId)}, ${formatTime(offered.time)}. Until ${untilText(offered.until)}`
        : 'Nothing held nearby',
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

function standing({ state, where, held }: Guest): string {
  if (state === 'moved') return `Moved to ${where}`;
  if (state === 'changed') return `Now on ${where}`;
  return state === 'open' ? held : stateNames[state];
}

function GuestRow({ guest, board: { slug, closing, works } }: { guest: Guest; board: Board }) {
  const { name, covers, time, date, phone, state, byEmail } = guest;
  const told = byEmail ? closing.told_at && 'E-mailed' : 'No e-mail: ring them';
  const isAsked = state === 'open' || state === 'reopened';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="figures w-18 shrink-0 text-lg whitespace-nowrap">{formatTime(time)}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold">
          {name || 'Erased'}, {covers}{' '}
          {closing.first_date !== closing.last_date && <span className="font-normal">({formatBriefDay(date)})</span>}
        </span>
        <span className="block text-sm">
          {standing(guest)}
          {isAsked && told && (
            <>
              . <strong>{told}</strong>
            </>
          )}
        </span>
        {phone && isAsked && <PhoneLink phone={phone} className="text-link inline-flex min-h-11 items-center" />}
      </span>
      {works && state === 'open' && (
        <Link
          to={`/${slug}/closing/${closing.id}/${guest.id}`}
          className="flex min-h-11 basis-full items-center text-link max-sm:pl-22 sm:basis-auto"
          aria-label={`Answer for ${name}`}
        >
          Answer for them
        </Link>
      )}
    </li>
  );
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** '3 e-mails and 1 text' */
const messagesText = (mails: number, texts: number) =>
  listInWords([mails > 0 ? counted(mails, 'e-mail') : [], texts > 0 ? counted(texts, 'text') : []].flat(), 'and');

function Tell({ open, words }: { open: Guest[]; words: string }) {
  const mails = open.filter(({ byEmail }) => byEmail).length;
  const messages = messagesText(mails, open.filter(({ byText }) => byText).length);
  if (!messages) return <p>Nobody left an e-mail address: ring them, and answer for them below.</p>;
  return (
    <PostForm fields={{ act: 'tell' }} className="grid max-w-text justify-items-start gap-2">
      <p>
        <strong>Nobody has been told yet.</strong> Parties with an e-mail address get one, and a text if they agreed to
        texts: sorry, we’re closed{words && ', your words'}, the table we’re holding for them, and a link to take it,
        choose another time or cancel. It goes at once.
        {mails < open.length && ' Ring those without an e-mail address.'}
      </p>
      <Submit>Send {messages} now</Submit>
    </PostForm>
  );
}

function Acts({ board: { slug, closing, told, parties, title } }: { board: Board }) {
  const open = parties.filter(({ state }) => state === 'open');
  const isOneDay = closing.first_date === closing.last_date;
  if (closing.reopened_at)
    return (
      <p className="mt-4 font-semibold">
        {title} takes bookings for {isOneDay ? 'that day' : 'these days'} again.
      </p>
    );
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <p className="font-semibold">
        Done: {title} is closed {isOneDay ? 'that day' : 'those days'}, and can’t be booked online.
      </p>
      {closing.told_at && (
        <p className="font-semibold">
          {told?.mails === undefined
            ? 'We’ve written to the guests.'
            : `${messagesText(told.mails, told.texts ?? 0) || 'Nothing'} sent.`}{' '}
          The answers show here.
        </p>
      )}
      {!closing.told_at && open.length > 0 && <Tell open={open} words={closing.words} />}
      <TapLink to={`/${slug}/closing`}>Close another day</TapLink>
      <Fold summary="Undo: open again" look="text-link">
        <PostForm fields={{ act: 'reopen' }} className="grid justify-items-start gap-2">
          <p>
            Guests who haven’t answered keep their tables{closing.told_at && ', and we’ll e-mail them'}. Those who’ve
            moved stay moved.
          </p>
          <Submit variant="line">Yes, open again</Submit>
        </PostForm>
      </Fold>
    </div>
  );
}

export default function BoardPage() {
  const board = useLoaderData<typeof loader>();
  const { title, closing, parties, manages } = board;
  const { first_date, last_date, reason, words, reopened_at } = closing;
  const state = reopened_at ? 'open again on' : 'closed';
  return (
    <DeskPage title={`${title}: ${state} ${daysText(first_date, last_date)}`}>
      {!reopened_at && <p className="mt-2">{closingReasonNames[reason]}</p>}
      {!reopened_at && words && <p className="mt-2 max-w-text whitespace-pre-line">“{words}”</p>}
      {manages && <Acts board={board} />}
      {parties.length === 0 ? (
        <p className="mt-4">Nobody was booked.</p>
      ) : (
        <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          {[...Map.groupBy(parties, ({ state }) => state)].map(([state, those]) => (
            <div key={state} className="flex gap-2">
              <dt>{stateNames[state]}</dt>
              <dd className="font-bold">{those.length}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="mt-4 max-w-3xl border-t border-line">
        {parties.map((guest) => (
          <GuestRow key={guest.id} guest={guest} board={board} />
        ))}
      </ul>
    </DeskPage>
  );
}
