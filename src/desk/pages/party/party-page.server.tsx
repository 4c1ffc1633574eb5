import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/forms/field.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { formatDay } from '../../../values/time/wall-time.ts';
import { noteForm } from '../../contracts/party-forms.ts';
import { setNote } from '../../engine/parties/change.server.ts';
import { countVisits } from '../../engine/parties/find-guest.server.ts';
import { readDinerActs } from '../../engine/parties/read-history.server.ts';
import { readParties } from '../../engine/parties.server.ts';
import { readLog } from '../../engine/read-log.server.ts';
import type { PageArgs } from '../../frame/desk-context.server.ts';
import { BackLink, Fold, fieldsOf, PostForm, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { type RefusedForm, readForm } from '../../frame/read-form.server.ts';
import {
  canBeCancelled,
  canBeMoved,
  changesDay,
  nextSteps,
  noShowFrom,
  sitterAtTable,
} from '../../rules/party-status.ts';
import { LogList, logLine, momentText } from '../day/log-page.server.tsx';
import { StatusButton } from '../day/party-row.server.tsx';
import { StayButtons } from '../walk-in/stay-buttons.server.tsx';
import { partyIn } from './party-in.server.ts';
import { partyLines, stateText } from './party-lines.ts';

export async function loader(args: PageArgs) {
  const { storeId, deps, now, today, page, party, path } = await partyIn(args, 'see-day');
  const [parties, visits, acts, log] = await Promise.all([
    readParties(deps.db, { storeId, date: party.date }),
    countVisits(deps.db, { storeId, date: party.date, today }),
    readDinerActs(deps.db, { storeId, bookingId: party.id }),
    readLog(deps.db, { storeId, subject: party.id }),
  ]);
  const withMenus = deps.booking.restaurants().get(storeId);
  const entries = [
    ...acts.map((act) => ({ ...act, when: momentText(act.happenedAt), who: 'The guest' })),
    ...log.map((entry) => ({ ...logLine(entry, 'them'), happenedAt: entry.happenedAt })),
  ].sort((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
  const isToday = party.date === today && !party.isCancelled;
  return {
    ...page,
    path,
    sitter: sitterAtTable(parties, party),
    lines: withMenus
      ? partyLines(party, { restaurant: withMenus, visit: visits.get(party.id), offers: deps.offers() })
      : [],
    party,
    stays: isToday && party.status === 'seated' && party.tables.length > 0,
    next: isToday ? nextSteps(party, now) : [],
    noShowAt: isToday ? noShowFrom(party, now) : null,
    isAhead: party.date > today && !party.isCancelled,
    canUndo: isToday && party.steps.length > 0,
    cancels: canBeCancelled(party, now),
    moves: canBeMoved(party, now),
    log: entries,
  };
}

export async function action(args: PageArgs) {
  const { storeId, deps, by, party, path } = await partyIn(args, 'work-day');
  const form = await readForm(args.request, noteForm);
  if (!form.ok) return data(form, BAD_REQUEST);
  if (await setNote(deps, { ...form.value, storeId, bookingId: party.id, by }))
    throw redirect(`${path}#team`, SEE_OTHER);
  const problems = { note: `Somebody has just changed the note to “${party.note}”. Add to it, then save.` };
  return data<RefusedForm>({ problems, given: form.given }, CONFLICT);
}

function Note() {
  const {
    works,
    party: { note },
  } = useLoaderData<typeof loader>();
  const field = fieldsOf(useActionData<typeof action>());
  if (!works) return note ? <p className="mt-6 max-w-text font-semibold">Team: {note}</p> : null;
  return (
    <PostForm id="team" fields={{ seen: note }} className="mt-6 grid max-w-text gap-3">
      <TextArea
        {...field('note', note)}
        label="Note for the team"
        hint="Guests don’t see it. It’s deleted with their details."
      />
      <Submit variant="basil">Save note</Submit>
    </PostForm>
  );
}

function Acts() {
  const { slug, path, works, party, next, stays, noShowAt, canUndo, cancels, moves, isAhead } =
    useLoaderData<typeof loader>();
  if (!works || !(isAhead || moves || cancels || canUndo)) return null;
  return (
    <>
      <div className="mt-4 flex min-h-12 flex-wrap items-center gap-3">
        {next.map((step) => (
          <StatusButton key={step} party={party} to={step} day={`/${slug}`} />
        ))}
        {stays && <StayButtons slug={slug} party={party} page="party" />}
        {canUndo && <StatusButton party={party} to="undo" day={`/${slug}`} />}
        {isAhead && `You can mark them as arrived on ${formatDay(party.date)}.`}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {moves && (
          <ButtonLink to={`/desk${path}/change`} variant="line" size="medium">
            Change {changesDay(party) && 'day, '}time, size or table
          </ButtonLink>
        )}
        {cancels && (
          <ButtonLink to={`/desk${path}/cancel`} variant="line" size="medium">
            Cancel booking
          </ButtonLink>
        )}
      </div>
      {noShowAt && <p className="mt-3">If they don’t come, you can mark a no-show from {formatTimeOfDay(noShowAt)}.</p>}
    </>
  );
}

function Contact() {
  const { party, seesContacts } = useLoaderData<typeof loader>();
  const { phone, email } = party;
  if (!seesContacts || !(phone || email)) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 [&>a]:flex [&>a]:min-h-11 [&>a]:items-center">
      {phone && <PhoneLink phone={phone} />}
      {email && (
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
      )}
    </p>
  );
}

function Terms() {
  const { party } = useLoaderData<typeof loader>();
  if (!party.guarantee || !party.wording) return null;
  return (
    <Fold summary="What they agreed to for their card" className="mt-2 max-w-text">
      {party.wording.split('\n').map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Fold>
  );
}

export default function PartyPage() {
  const { slug, party, sitter, lines, log } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={`${party.name}, ${party.covers}`}>
      {/* What was pressed leads here, without scrolling the name away. */}
      <p id="state" className="mt-1 scroll-mt-96">
        <strong>{stateText(party)}</strong>
        {sitter &&
          `. ${sitter.name}, ${sitter.covers}, is ${party.status === 'seated' ? 'at their table too' : 'still at their table'}.`}
      </p>
      <Contact />
      <Acts />
      <dl className="mt-4 max-w-3xl border-t border-line">
        {lines.map(({ label, value }) => (
          <div
            key={label}
            className={`flex gap-x-4 border-b border-line py-2 ${label === 'Allergies' ? 'bg-butter -mx-2 px-2' : ''}`}
          >
            <dt className="w-28 shrink-0 font-semibold">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Terms />
      <Note />
      <section className="mt-8 max-w-3xl">
        <h2 className="text-dish">Who did what</h2>
        <LogList entries={log} />
      </section>
      <BackLink to={`/${slug}?date=${party.date}#${party.id}`}>Back to {formatDay(party.date)}</BackLink>
    </DeskPage>
  );
}
