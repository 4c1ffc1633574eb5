import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { MoveOutcome } from '../../../booking/engine/desk/move-party.server.ts';
import { partyText } from '../../../booking/rules/booking-text.ts';
import type { SoftRule } from '../../../booking/rules/seating/staff-seating.ts';
import { nameById } from '../../../booking/rules/ticket.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { FieldError } from '../../../ui/forms/field-frame.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { formatTime } from '../../../values/time/wall-time.ts';
import { adults, changeForm, children } from '../../contracts/party-forms.ts';
import { changeParty } from '../../engine/parties/change.server.ts';
import { readStaffDay } from '../../engine/parties/read-staff-day.server.ts';
import { requireAct, viewerIn } from '../../frame/desk-context.server.ts';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { rulesText, rulesToBreak } from '../../rules/may-break.ts';
import { canBeMoved } from '../../rules/party-status.ts';
import { startsOn, tableChoices } from '../../rules/staff-choices.ts';
import { BreakReason } from './break-reason.server.tsx';
import { partyIn } from './party-in.server.ts';

/** Staff may put any party at a larger table; the rest takes a reason, and for some a manager. */
const FREELY: readonly SoftRule[] = ['covers'];

type Party = Awaited<ReturnType<typeof partyIn>>['party'];

/** The time and size of the page's address: those of the party where it has none. */
function wantedIn(request: Request, party: Party) {
  const query = new URL(request.url).searchParams;
  const size = (name: string, schema: typeof adults | typeof children, present: number) => {
    const parsed = schema.safeParse(query.get(name) ?? present);
    return parsed.success ? parsed.data : present;
  };
  return {
    time: query.get('time') ?? party.time,
    adultCovers: size('adults', adults, party.adultCovers),
    childCovers: size('children', children, party.childCovers),
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const { restaurant, deps, party, path } = await partyIn(args);
  const { storeId } = restaurant;
  const now = deps.clock().epochMilliseconds;
  const staffDay = await readStaffDay(deps, { storeId, date: party.date, without: party.id });
  if (!staffDay || !canBeMoved(party, now)) throw redirect(path, SEE_OTHER);
  const { day } = staffDay;
  const { areas, occasions } = day.restaurant.booking;
  const wanted = wantedIn(args.request, party);
  const own = { time: party.time, startsAt: party.startsAt.getTime() };
  const starts = startsOn(day, party.date).filter(({ time, startsAt }) => startsAt >= now && time !== own.time);
  const times = [own, ...starts].sort((a, b) => a.startsAt - b.startsAt);
  const { time, startsAt } = times.find((each) => each.time === wanted.time) ?? own;
  const covers = wanted.adultCovers + wanted.childCovers;
  const isSame = startsAt === own.startsAt && covers === party.covers;
  const occasion = occasions.find(({ id }) => id === party.occasionId);
  // An unchanged part breaks no rule.
  const isForFree = (rule: SoftRule) =>
    FREELY.includes(rule) || isSame || (rule === 'notice' && startsAt === own.startsAt);
  const choices = tableChoices(day, {
    date: party.date,
    covers,
    occasion,
    startsAt: Math.max(startsAt, now),
    ...(isSame && { endsAt: party.endsAt.getTime() }),
  }).map(({ tableIds, areaId, minimumCovers, maximumCovers, rules }) => ({
    tables: tableIds.join('+'),
    label: tableIds.join(' + '),
    note: [
      nameById(areas, areaId),
      `${minimumCovers === maximumCovers ? maximumCovers : `${minimumCovers} to ${maximumCovers}`}`,
    ]
      .filter(Boolean)
      .join(', '),
    isOwn: party.tables.join('+') === tableIds.join('+'),
    rules: rules.filter((rule) => !isForFree(rule)),
  }));
  const mayBreak = rulesToBreak(viewerIn(args).grants, storeId);
  const allowed = choices.filter(({ rules }) => rules.every((rule) => mayBreak.includes(rule)));
  return {
    path,
    name: party.name || 'No name',
    present: `${formatTime(party.time)}, ${partyText(party)}, table ${party.tables.join(' + ') || 'to find'}`,
    times: times.map((each) => each.time),
    wanted: { ...wanted, time, startsAt },
    isSame,
    tables: allowed.filter(({ isOwn }) => !isOwn || !isSame),
    breaks: allowed[0]?.rules ?? [],
    forbidden: allowed.length === 0 ? (choices[0]?.rules ?? []) : [],
    hasEmail: party.email !== '',
    seen: {
      seenStart: party.startsAt.getTime(),
      seenEnd: party.endsAt.getTime(),
      seenTables: party.tables.join('+'),
      seenSequence: party.sequence,
    },
  };
}

function problemOf(outcome: Exclude<MoveOutcome, { ok: true }>): string {
  switch (outcome.reason) {
    case 'taken':
      return 'Somebody has just taken that table. Choose another one.';
    case 'moved-meanwhile':
      return 'This party has just been changed. Check it again.';
    case 'rules':
      return `That’s ${rulesText(outcome.rules)}. Choose something else, or ask a manager.`;
    default:
      return 'That can’t be done any more. Choose something else.';
  }
}

export async function action(args: ActionFunctionArgs) {
  const { restaurant, deps, party, path } = await partyIn(args);
  const { storeId } = restaurant;
  const by = requireAct(args, 'work-day', storeId);
  const form = await readForm(args.request, changeForm);
  if (!form.ok)
    return data({ problem: Object.values(form.problems)[0] ?? '', reasonProblem: form.problems.reason }, BAD_REQUEST);
  const { value } = form;
  const now = deps.clock().epochMilliseconds;
  if (!canBeMoved(party, now)) throw redirect(path, SEE_OTHER);
  const size = { adultCovers: value.adults, childCovers: value.children };
  const isSameSize = size.adultCovers === party.adultCovers && size.childCovers === party.childCovers;
  const mayBreak = rulesToBreak(viewerIn(args).grants, storeId);
  const outcome = await changeParty(deps, {
    storeId,
    date: party.date,
    bookingId: party.id,
    seen: {
      startsAt: value.seenStart,
      endsAt: value.seenEnd,
      tableIds: value.seenTables,
      sequence: value.seenSequence,
    },
    tableIds: value.tables,
    ...(value.startsAt !== value.seenStart && { startsAt: value.startsAt }),
    ...(!isSameSize && { party: size }),
    mayBreak: [...FREELY, ...value.breaks.filter((rule) => mayBreak.includes(rule))],
    tellsDiner: value.tells === 'yes',
    breaks: value.breaks,
    reason: value.reason,
    by,
  });
  if (outcome.ok) throw redirect(path, SEE_OTHER);
  const isDone =
    outcome.reason === 'moved-meanwhile' &&
    isSameSize &&
    party.startsAt.getTime() === value.startsAt &&
    party.tables.join('+') === value.tables.toSorted().join('+');
  if (isDone) throw redirect(path, SEE_OTHER);
  return data({ problem: problemOf(outcome), reasonProblem: undefined }, CONFLICT);
}

/** Another time or size: shows the tables free for it. */
function Wish() {
  const { times, wanted } = useLoaderData<typeof loader>();
  return (
    <Form className="mt-4 flex flex-wrap items-end gap-4">
      <Select
        id="time"
        name="time"
        label="Time"
        defaultValue={wanted.time}
        options={times.map((time) => ({ value: time, text: formatTime(time) }))}
      />
      <TextField
        id="adults"
        name="adults"
        label="Adults"
        type="number"
        min={1}
        className="w-24"
        defaultValue={wanted.adultCovers}
      />
      <TextField
        id="children"
        name="children"
        label="Children"
        type="number"
        min={0}
        className="w-24"
        defaultValue={wanted.childCovers}
      />
      <Button type="submit" variant="line">
        Show tables
      </Button>
    </Form>
  );
}

function Tables() {
  const { tables, wanted, breaks, isSame, hasEmail, seen } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const fields = {
    startsAt: wanted.startsAt,
    adults: wanted.adultCovers,
    children: wanted.childCovers,
    breaks: breaks.join('+'),
    ...seen,
  };
  return (
    <Form method="post" className="mt-6 grid gap-4">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {breaks.length > 0 && <BreakReason rules={breaks} error={refused?.reasonProblem} />}
      {!isSame && hasEmail && (
        <Checkbox id="tells" name="tells" value="yes" defaultChecked>
          E-mail them the change
        </Checkbox>
      )}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {tables.map(({ tables: ids, label, note, isOwn }) => (
          <li key={ids}>
            <button
              type="submit"
              name="tables"
              value={ids}
              className="min-h-14 w-full rounded-sm border border-edge bg-paper px-3 py-2 text-left hover:border-ink"
            >
              <span className="block font-bold">
                {label}
                {isOwn && ' (now)'}
              </span>
              <span className="text-sm text-ink-soft">{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}

export default function ChangePage() {
  const { path, name, present, wanted, tables, forbidden } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DeskPage title={`Move ${name}`}>
      <p className="mt-1">Now {present}</p>
      <Wish />
      <h2 className="mt-8 text-dish">
        Free at {formatTime(wanted.time)} for {wanted.adultCovers + wanted.childCovers}
      </h2>
      {refused && !refused.reasonProblem && <FieldError id="problem">{refused.problem}</FieldError>}
      {forbidden.length > 0 && <p className="mt-2">That’s {rulesText(forbidden)}. Ask a manager.</p>}
      {tables.length === 0 && forbidden.length === 0 && <p className="mt-2">No table is free. Try another time.</p>}
      {tables.length > 0 && <Tables />}
      <p className="mt-6">
        <Link to={path} className="inline-flex min-h-11 items-center text-link">
          Back without changes
        </Link>
      </p>
    </DeskPage>
  );
}
