import { data, Form, redirect, useActionData, useLoaderData } from 'react-router';
import { MAX_TABLE_BOOKING_COVERS } from '../../../booking/contracts/constants.ts';
import { coversOf } from '../../../booking/contracts/covers.ts';
import { partyText } from '../../../booking/rules/booking-text.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { FieldError } from '../../../ui/forms/field-frame.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { formatDay, formatTime } from '../../../values/time/wall-time.ts';
import { changeForm } from '../../contracts/party-forms.ts';
import { seenText } from '../../contracts/seen.ts';
import { type ChangePartyOutcome, changeParty } from '../../engine/parties/change.server.ts';
import { readStaffDay } from '../../engine/parties/read-staff-day.server.ts';
import type { WholeParty } from '../../engine/parties.server.ts';
import type { PageArgs } from '../../frame/desk-context.server.ts';
import { BackLink, Fold, fieldsOf, PostForm, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { type BrokenRule, rulesText, rulesToBreak } from '../../rules/may-break.ts';
import { canBeMoved, changesDay, serviceDateAt } from '../../rules/party-status.ts';
import { theirTablesText } from '../../rules/party-text.ts';
import { rulesOf } from '../blocks/desk-day.server.ts';
import { BreakReason } from './break-reason.server.tsx';
import { changesOf, FREELY, newCard, type Wanted, wantedIn } from './change-choices.ts';
import { partyIn } from './party-in.server.ts';

/** What somebody may break for a party, with a reason: only a manager goes without its card. */
const breakableBy = ({ viewer, storeId, manages }: Awaited<ReturnType<typeof partyIn>>): BrokenRule[] => [
  ...rulesToBreak(viewer.grants, storeId),
  ...(manages ? (['card'] as const) : []),
];

export async function loader(args: PageArgs) {
  const found = await partyIn(args, 'open-work');
  const { storeId, deps, now, today, party, path } = found;
  const wish = wantedIn(args.request, party, today);
  const staffDay = await readStaffDay(deps, { storeId, date: wish.date, without: party.id });
  if (!staffDay || !canBeMoved(party, now)) throw redirect(path, SEE_OTHER);
  return {
    path,
    party,
    present: `${formatDay(party.date)}, ${formatTime(party.time)}, ${partyText(party)}, ${theirTablesText(party.tables)}`,
    today,
    ...changesOf(staffDay.day, party, wish, { now, mayBreak: breakableBy(found) }),
  };
}

type Refusal = Exclude<ChangePartyOutcome, { ok: true }> | { reason: 'rules'; rules: readonly BrokenRule[] };

const PROBLEMS: Partial<Record<Refusal['reason'], string>> = {
  taken: 'Somebody has just taken that table. Choose another one.',
  'moved-meanwhile': 'This party has just been changed. Check it again.',
  'not-found': 'This party has just been changed. Check it again.',
  arrived: 'They’re here, so their day can’t be changed.',
};

function refuse(refusal: Refusal) {
  const rules = 'rules' in refusal && `That’s ${rulesText(refusal.rules)}. Choose something else, or ask a manager.`;
  const problem = rules || (PROBLEMS[refusal.reason] ?? 'That can’t be done any more. Choose something else.');
  return data({ problem, reasonProblem: undefined }, CONFLICT);
}

export async function action(args: PageArgs) {
  const found = await partyIn(args, 'work-day');
  const { storeId, deps, by, now, today, party, path } = found;
  const form = await readForm(args.request, changeForm);
  if (!form.ok)
    return data({ problem: Object.values(form.problems)[0] ?? '', reasonProblem: form.problems.reason }, BAD_REQUEST);
  const { value } = form;
  if (!canBeMoved(party, now)) throw redirect(path, SEE_OTHER);
  const size = { adultCovers: value.adults, childCovers: value.children };
  const hasSize = ({ adultCovers, childCovers }: WholeParty) =>
    adultCovers === size.adultCovers && childCovers === size.childCovers;
  const toDate = value.startsAt === value.seen.startsAt ? party.date : serviceDateAt(value.startsAt);
  if (toDate < today)
    return data({ problem: 'That day is over. Choose another one.', reasonProblem: undefined }, BAD_REQUEST);
  const mayBreak = breakableBy(found);
  const broken = value.breaks.filter((rule) => mayBreak.includes(rule));
  const card = newCard(rulesOf(deps, storeId).booking, party, { date: toDate, covers: coversOf(size) });
  if (card && !broken.includes('card')) return refuse({ reason: 'rules', rules: ['card'] });
  const outcome = await changeParty(deps, {
    storeId,
    date: party.date,
    toDate,
    bookingId: party.id,
    seen: value.seen,
    tableIds: value.tables,
    ...(value.startsAt !== value.seen.startsAt && { startsAt: value.startsAt }),
    // On another day the party gets the usual time for its size.
    ...((!hasSize(party) || toDate !== party.date) && { party: size }),
    mayBreak: [...FREELY, ...broken.filter((rule) => rule !== 'card')],
    tellsDiner: value.tells === 'yes',
    breaks: value.breaks,
    reason: value.reason,
    by,
  });
  if (outcome.ok) throw redirect(path, SEE_OTHER);
  // Sent twice, it may have been done since the party was read.
  const { party: current } = await partyIn(args, 'work-day');
  const isDone =
    hasSize(current) &&
    current.startsAt.getTime() === value.startsAt &&
    current.tables.join('+') === value.tables.toSorted().join('+');
  if (isDone) throw redirect(path, SEE_OTHER);
  return refuse(outcome);
}

/** Another day, time or size: shows the tables free for it. */
function Wish() {
  const { party, today, times, wish, wanted } = useLoaderData<typeof loader>();
  const field = fieldsOf();
  const size = { type: 'number', max: MAX_TABLE_BOOKING_COVERS, className: 'w-24' };
  return (
    <Form data-asks="" autoComplete="off" className="mt-4 flex flex-wrap items-end gap-4">
      {changesDay(party) && <TextField {...field('date', wish.date)} type="date" label="Day" required min={today} />}
      <div id="times" data-answers="">
        {wanted ? (
          <Select
            {...field('time', wanted.time)}
            label="Time"
            options={times.map((time) => ({ value: time, text: formatTime(time) }))}
          />
        ) : (
          <input type="hidden" name="time" value={wish.time} />
        )}
      </div>
      <TextField {...field('adults', wish.adultCovers)} {...size} label="Adults" min={1} />
      <TextField {...field('children', wish.childCovers)} {...size} label="Children" min={0} />
      <Submit variant="line">Show tables</Submit>
    </Form>
  );
}

type Choice = ReturnType<typeof useLoaderData<typeof loader>>['tables'][number];

/** The first is the best. */
const TableButtons = ({ tables, isBest }: { tables: readonly Choice[]; isBest: boolean }) => (
  <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
    {tables.map(({ tables: ids, label, note, isOwn }, index) => (
      <li key={ids}>
        <button
          type="submit"
          name="tables"
          value={ids}
          className={`h-full min-h-14 w-full rounded-sm border bg-paper px-3 py-2 text-left ${isBest && index === 0 ? 'border-basil outline-2 outline-basil' : 'border-edge hover:border-ink'}`}
        >
          <span className="block font-bold">
            {label}
            {isOwn ? ' (now)' : isBest && index === 0 && ' · Best fit'}
          </span>
          <span className="text-sm">{note}</span>
        </button>
      </li>
    ))}
  </ul>
);

/** Tables of their size, and those for larger parties folded; all at once where there are only those. */
function Tables({ wanted }: { wanted: Wanted }) {
  const { tables, breaks, party } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { startsAt, adultCovers: adults, childCovers: children } = wanted;
  const [larger, fitting] = [tables.filter(({ isLarger }) => isLarger), tables.filter(({ isLarger }) => !isLarger)];
  return (
    <PostForm
      fields={{ startsAt, adults, children, breaks: breaks.join('+'), seen: seenText(party) }}
      className="mt-6 grid gap-4"
    >
      {breaks.length > 0 && <BreakReason rules={breaks} error={refused?.reasonProblem} />}
      {!wanted.isSame && party.email && (
        <Checkbox id="tells" name="tells" value="yes" defaultChecked>
          E-mail them the change
        </Checkbox>
      )}
      <p>Tap a table to make the change.</p>
      <TableButtons tables={fitting} isBest />
      {larger.length > 0 && (
        <Fold open={fitting.length === 0} summary={`Larger tables (${larger.length})`}>
          <TableButtons tables={larger} isBest={fitting.length === 0} />
        </Fold>
      )}
    </PostForm>
  );
}

function Free({ wanted }: { wanted: Wanted & { when: string } }) {
  const { tables, forbidden, card, lostExtra: lost } = useLoaderData<typeof loader>();
  return (
    <>
      <h2 className="mt-8 text-dish">Free {wanted.when}</h2>
      {lost && <p className="mt-2 font-semibold">They’ve ordered “{lost}”, which we don’t offer then.</p>}
      {card && <p className="mt-2 font-semibold">{card}</p>}
      {forbidden.length > 0 && <p className="mt-2">That’s {rulesText(forbidden)}. Ask a manager.</p>}
      {tables.length === 0 && forbidden.length === 0 && (
        <p className="mt-2">No table is free. Try another time or day.</p>
      )}
      {tables.length > 0 && <Tables wanted={wanted} />}
    </>
  );
}

export default function ChangePage() {
  const { path, party, present, wanted, noTimes } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DeskPage title={`Move ${party.name}`}>
      <p className="mt-1">Now {present}</p>
      <Wish />
      {refused && !refused.reasonProblem && <FieldError id="problem">{refused.problem}</FieldError>}
      <div id="tables" data-answers="" className="inert:opacity-50">
        {wanted ? <Free wanted={wanted} /> : <p className="mt-8 font-semibold">{noTimes}</p>}
      </div>
      <BackLink to={path}>Back without changes</BackLink>
    </DeskPage>
  );
}
