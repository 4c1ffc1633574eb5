import { data, Form, Link, redirect, useActionData, useLoaderData } from 'react-router';
import { CLOSING_REASONS, closingReasonNames } from '../../../booking/contracts/closing.ts';
import type { ClosingRow } from '../../../booking/tables.server.ts';
import { openSpan } from '../../../restaurants/hours.ts';
import { TextArea, TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { addDays, formatDay, formatTime } from '../../../values/time/wall-time.ts';
import { closingDays, closingForm } from '../../contracts/closing-forms.ts';
import { closeRestaurant } from '../../engine/closing/close-restaurant.server.ts';
import {
  type ClosingSpan,
  readClosings,
  readClosingsWithin,
  readTouched,
} from '../../engine/closing/read-closings.server.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { type PageArgs, requireFresh, restaurantFor } from '../../frame/desk-context.server.ts';
import { Alert, fieldsOf, PostForm, Submit, TapLink } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { type RefusedForm, readFields, readForm } from '../../frame/read-form.server.ts';
import { rulesOf } from '../blocks/desk-day.server.ts';

export const daysText = (firstDate: string, lastDate: string) =>
  firstDate === lastDate ? formatDay(firstDate) : `${formatDay(firstDate)} to ${formatDay(lastDate)}`;

/** What closing the days would do: whom it touches, what closes them already, and when there are no hours anyway. */
async function closingOf(deps: DeskDeps, span: ClosingSpan) {
  const { storeId, firstDate, lastDate } = span;
  const { db } = deps.booking;
  const spanOn = openSpan(rulesOf(deps, storeId).openingHours);
  const days: string[] = [];
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) days.push(date);
  const withoutHours = days.filter((date) => spanOn(date) === null);
  return {
    firstDate,
    lastDate,
    parties: await readTouched(db, span, deps.clock().epochMilliseconds),
    closedBy: await readClosingsWithin(db, span),
    withoutHours,
    isNeverOpen: withoutHours.length === days.length,
  };
}

/** With days in the query, whom closing them would touch. */
export async function loader(args: PageArgs) {
  const { storeId, deps, page } = restaurantFor(args, 'see-day');
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  const days = query.firstDate === undefined ? null : readFields(query, closingDays);
  return {
    ...page,
    key: crypto.randomUUID(),
    chosen: days && !days.ok ? days : { given: query, problems: {} },
    touched: days?.ok ? await closingOf(deps, { storeId, ...days.value }) : null,
    closings: await readClosings(deps.booking.db, storeId),
  };
}

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by, today } = restaurantFor(args, 'manage');
  await requireFresh(args);
  const form = await readForm(args.request, closingForm);
  if (!form.ok) return data(form, BAD_REQUEST);
  const refuse = (problem: string, status: number) =>
    data<RefusedForm>({ problems: { '': problem }, given: form.given }, status);
  const { key: id, firstDate, lastDate, reason, words } = form.value;
  if (firstDate < today) return refuse('That day has passed.', BAD_REQUEST);
  const closing = { id, store_id: storeId, first_date: firstDate, last_date: lastDate, reason, words };
  if (await closeRestaurant(deps, closing, by)) throw redirect(`/${slug}/closing/${id}`, SEE_OTHER);
  return refuse('One of these days is closed already. See the list below.', CONFLICT);
}

function ChooseDays() {
  const { today, chosen } = useLoaderData<typeof loader>();
  const field = fieldsOf(chosen);
  return (
    <Form action="#close" className="mt-4 flex max-w-lg flex-wrap items-end gap-4">
      <TextField {...field('firstDate')} type="date" required min={today} label="First day" />
      <TextField {...field('lastDate')} type="date" min={today} label="Last day" hint="Leave blank for one day." />
      <Submit variant="line">See who’s booked</Submit>
    </Form>
  );
}

type Touched = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['touched']>;

/** Everybody who is booked, by day. */
function Parties({ parties }: Pick<Touched, 'parties'>) {
  return [...Map.groupBy(parties, ({ date }) => date)].map(([date, those]) => (
    <section key={date}>
      <h3 className="font-sans text-base font-bold">
        {formatDay(date)}: {those.length} {those.length === 1 ? 'party' : 'parties'},{' '}
        {those.reduce((sum, { covers }) => sum + covers, 0)} covers booked
      </h3>
      <ul className="sm:columns-2">
        {those.map(({ id, time, name, covers, byEmail }) => (
          <li key={id} className="flex gap-4">
            <span className="figures w-18 shrink-0">{formatTime(time)}</span> {name}, {covers}{' '}
            {!byEmail && '(no e-mail)'}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Confirm({ touched }: { touched: Touched }) {
  const { title, key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const field = fieldsOf(refused);
  const { firstDate, lastDate, parties, closedBy, withoutHours, isNeverOpen } = touched;
  if (closedBy.length > 0)
    return (
      <>
        <p className="mt-8 font-semibold">Closed already. Choose other days, or see who was booked:</p>
        <Closings closings={closedBy} />
      </>
    );
  const anyway = `${title} is closed on ${withoutHours.map(formatDay).join(', ')} anyway.`;
  if (isNeverOpen && parties.length === 0)
    return <p className="mt-8 font-semibold">{anyway} Nobody’s booked, so there’s nothing to do.</p>;
  return (
    <PostForm
      fields={{ key: refused?.given.key ?? key, firstDate, lastDate }}
      className="mt-8 grid max-w-lg gap-4 border-t border-line pt-6"
    >
      <h2 id="close" className="text-dish">
        Close on {daysText(firstDate, lastDate)}?
      </h2>
      {withoutHours.length > 0 && <p>{anyway}</p>}
      {parties.length === 0 && <p>Nobody’s booked.</p>}
      <Parties parties={parties} />
      <p>
        Online booking stops straight away, and {title}’s page says closed.
        {parties.length > 0 &&
          ' We’ll hold each party a table nearby and release any cards. Nobody is told yet: the e-mails go from the next page.'}
      </p>
      <Select
        {...field('reason')}
        label="Reason"
        hint="Shown on the restaurant’s page."
        options={CLOSING_REASONS.map((value) => ({ value, text: closingReasonNames[value] }))}
      />
      <TextArea
        {...field('words')}
        label="A few words to your guests"
        optional
        hint="They go at the top of the e-mail."
        maxLength={500}
      />
      <Submit>Close on {firstDate === lastDate ? formatDay(firstDate) : 'these days'}</Submit>
    </PostForm>
  );
}

function Closings({ closings }: { closings: ClosingRow[] }) {
  const { slug } = useLoaderData<typeof loader>();
  return (
    <ul className="mt-2 max-w-3xl border-t border-line">
      {closings.map(({ id, first_date, last_date, reason, reopened_at }) => (
        <li key={id} className="border-b border-line">
          <Link to={`/${slug}/closing/${id}`} className="flex min-h-11 flex-wrap items-center gap-x-4">
            <span className="text-link">{daysText(first_date, last_date)}</span>
            <span className="text-ink-soft">{reopened_at ? 'open again' : closingReasonNames[reason]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function ClosingPage() {
  const { slug, title, manages, today, touched, closings } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={manages ? `Close ${title}` : `Closed days at ${title}`}>
      <Alert>{useActionData<typeof action>()?.problems['']}</Alert>
      {manages && (
        <>
          <p className="mt-2 flex flex-wrap items-center gap-x-2">
            Only part of a day?
            <TapLink to={`/${slug}/blocks?date=${touched?.firstDate ?? today}`}>
              Close the tables for those hours
            </TapLink>
          </p>
          <ChooseDays />
          {touched && <Confirm touched={touched} />}
        </>
      )}
      <h2 className="mt-10 text-dish">Days you’ve closed</h2>
      {closings.length === 0 ? <p className="mt-2">None.</p> : <Closings closings={closings} />}
    </DeskPage>
  );
}
