import { randomUUID } from 'node:crypto';
import { data, Form, Link, redirect, useActionData, useLoaderData } from 'react-router';
import { CLOSING_REASONS, closingReasonNames } from '../../../booking/contracts/closing.ts';
import type { BookingTables, ClosingRow } from '../../../booking/tables.server.ts';
import { openSpan } from '../../../restaurants/hours.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { addDays, formatDay } from '../../../values/time/wall-time.ts';
import { closingDays, closingForm } from '../../contracts/closing-forms.ts';
import { closeRestaurant } from '../../engine/closing/close-restaurant.server.ts';
import {
  type ClosingSpan,
  readClosings,
  readClosingsWithin,
  readTouched,
} from '../../engine/closing/read-closings.server.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { type PageArgs, restaurantFor, viewerIn } from '../../frame/desk-context.server.ts';
import { Alert, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { type FormProblems, readForm } from '../../frame/read-form.server.ts';
import { requireFresh } from '../../frame/require-fresh.server.ts';
import { may } from '../../rules/may.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import { rulesOf } from '../blocks/desk-day.server.ts';

export const daysText = (firstDate: string, lastDate: string) =>
  firstDate === lastDate ? formatDay(firstDate) : `${formatDay(firstDate)} to ${formatDay(lastDate)}`;

export const peopleText = ({ parties, covers }: { parties: number; covers: number }) =>
  `${parties} ${parties === 1 ? 'party' : 'parties'}, ${covers} covers`;

const shownClosing = ({ id, first_date, last_date, reason, reopened_at }: ClosingRow) => ({
  id,
  days: daysText(first_date, last_date),
  reason: closingReasonNames[reason],
  isReopened: reopened_at !== null,
});

/** What closing the days would do: whom it touches, what closes them already, and when there are no hours anyway. */
async function closingOf(deps: DeskDeps, span: ClosingSpan) {
  const { storeId, firstDate, lastDate } = span;
  const db = deps.db.withTables<BookingTables>();
  const spanOn = openSpan(rulesOf(deps, storeId).openingHours);
  const days: string[] = [];
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) days.push(date);
  const withoutHours = days.filter((date) => spanOn(date) === null);
  return {
    firstDate,
    lastDate,
    ...(await readTouched(db, span, deps.clock().epochMilliseconds)),
    closedBy: (await readClosingsWithin(db, span)).map(shownClosing),
    withoutHours,
    isNeverOpen: withoutHours.length === days.length,
  };
}

/** With days in the query, how many guests closing them would touch. */
export async function loader(args: PageArgs) {
  const { storeId, slug, title, deps } = restaurantFor(args, 'see-day');
  const db = deps.db.withTables<BookingTables>();
  const now = deps.clock().epochMilliseconds;
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  const days = query.firstDate === undefined ? null : closingDays.safeParse(query);
  const problems: FormProblems = {};
  for (const { path, message } of days?.error?.issues ?? []) problems[String(path[0])] ??= message;
  const span = days?.success ? days.data : null;
  return {
    slug,
    title,
    manages: may(viewerIn(args).grants, 'manage', storeId),
    today: serviceDateAt(now),
    key: randomUUID(),
    chosen: { firstDate: query.firstDate, lastDate: query.lastDate, problems },
    touched: span && (await closingOf(deps, { storeId, ...span })),
    closings: (await readClosings(db, storeId)).map(shownClosing),
  };
}

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by } = restaurantFor(args, 'manage');
  await requireFresh(args);
  const form = await readForm(args.request, closingForm);
  if (!form.ok) return data({ problems: form.problems, given: form.given }, BAD_REQUEST);
  const { key: id, firstDate, lastDate, reason, words } = form.value;
  if (firstDate < serviceDateAt(deps.clock().epochMilliseconds))
    return data({ problems: { '': 'That day has passed.' } as FormProblems, given: form.value }, BAD_REQUEST);
  const closing = { id, store_id: storeId, first_date: firstDate, last_date: lastDate, reason, words };
  if (await closeRestaurant(deps, closing, by)) throw redirect(`/${slug}/closing/${id}`, SEE_OTHER);
  const problems: FormProblems = { '': 'One of these days is closed already. See the list below.' };
  return data({ problems, given: form.value }, CONFLICT);
}

function ChooseDays() {
  const { today, chosen } = useLoaderData<typeof loader>();
  return (
    <Form className="mt-4 flex max-w-lg flex-wrap items-end gap-4">
      <TextField
        id="firstDate"
        name="firstDate"
        type="date"
        required
        min={today}
        label="First day"
        error={chosen.problems.firstDate}
        defaultValue={chosen.firstDate}
      />
      <TextField
        id="lastDate"
        name="lastDate"
        type="date"
        min={today}
        label="Last day"
        hint="Leave blank for one day."
        error={chosen.problems.lastDate}
        defaultValue={chosen.lastDate}
      />
      <Button type="submit" variant="line">
        See who’s booked
      </Button>
    </Form>
  );
}

function AlreadyClosed({ closings }: { closings: ReturnType<typeof shownClosing>[] }) {
  const { slug } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mt-8 font-semibold">Closed already. Choose other days, or see who was booked:</p>
      <ul>
        {closings.map(({ id, days, reason }) => (
          <li key={id}>
            <Link to={`/${slug}/closing/${id}`} className="inline-flex min-h-11 items-center text-link">
              {days}, {reason.toLowerCase()}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Confirm() {
  const { title, key, touched } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const given: Record<string, string> = refused?.given ?? {};
  if (!touched) return null;
  const { firstDate, lastDate, parties, closedBy, withoutHours, isNeverOpen } = touched;
  if (closedBy.length > 0) return <AlreadyClosed closings={closedBy} />;
  const anyway = `${title} is closed on ${withoutHours.map(formatDay).join(', ')} anyway.`;
  if (isNeverOpen && parties === 0)
    return <p className="mt-8 font-semibold">{anyway} Nobody’s booked, so there’s nothing to do.</p>;
  return (
    <Form method="post" className="mt-8 grid max-w-lg gap-4 border-t border-line pt-6">
      <h2 className="text-dish">Close on {daysText(firstDate, lastDate)}?</h2>
      {withoutHours.length > 0 && <p>{anyway}</p>}
      <p>
        {parties === 0
          ? 'Nobody’s booked.'
          : `${peopleText(touched)} booked. They keep their tables until they’ve chosen: we’ll hold each a table nearby, and release any cards.`}{' '}
        Online booking stops straight away, and {title}’s page says closed.
      </p>
      <input type="hidden" name="key" value={given.key ?? key} />
      <input type="hidden" name="firstDate" value={firstDate} />
      <input type="hidden" name="lastDate" value={lastDate} />
      <Select
        id="reason"
        name="reason"
        label="Reason"
        hint="Shown on the restaurant’s page."
        error={refused?.problems.reason}
        defaultValue={given.reason}
        options={CLOSING_REASONS.map((value) => ({ value, text: closingReasonNames[value] }))}
      />
      <TextArea
        id="words"
        name="words"
        label="A few words to your guests"
        hint="Goes in the message to everyone who’s booked. You’ll see the list before it’s sent."
        maxLength={500}
        error={refused?.problems.words}
        defaultValue={given.words}
      />
      <Submit>Close the restaurant</Submit>
    </Form>
  );
}

export default function ClosingPage() {
  const { slug, title, manages, today, touched, closings } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problems[''];
  return (
    <DeskPage title={manages ? `Close ${title}` : `Closed days at ${title}`}>
      {problem && <Alert>{problem}</Alert>}
      {manages && (
        <>
          <p className="mt-2 flex flex-wrap items-center gap-x-2">
            Only part of a day?
            <Link
              to={`/${slug}/blocks?date=${touched?.firstDate ?? today}`}
              className="inline-flex min-h-11 items-center text-link"
            >
              Close the tables for those hours
            </Link>
          </p>
          <ChooseDays />
          <Confirm />
        </>
      )}
      <h2 className="mt-10 text-dish">Days you’ve closed</h2>
      {closings.length === 0 && <p className="mt-2">None.</p>}
      <ul className="mt-2 max-w-3xl border-t border-line">
        {closings.map(({ id, days, reason, isReopened }) => (
          <li key={id} className="border-b border-line">
            <Link to={`/${slug}/closing/${id}`} className="flex min-h-11 flex-wrap items-center gap-x-4">
              <span className="text-link">{days}</span>
              <span className="text-ink-soft">{isReopened ? 'open again' : reason}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
