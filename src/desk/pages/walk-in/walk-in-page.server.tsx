import { data, Form, Link, redirect, useActionData, useLoaderData } from 'react-router';
import { z } from 'zod';
import { findAtDoor } from '../../../booking/engine/desk/door-list.server.ts';
import type { SeatingRefusal } from '../../../booking/rules/seating/staff-seating.ts';
import { nameById } from '../../../booking/rules/ticket.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { ErrorBox } from '../../../ui/forms/error-box.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { capitalise } from '../../../values/text.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { covers as coversField, walkInForm } from '../../contracts/seating-forms.ts';
import { readDaySeats } from '../../engine/seating/day-seats.server.ts';
import { seatWalkIn, waitAtDoor } from '../../engine/seating/walk-in.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { BackLink, Fold, fieldsOf, PostForm, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { livePage, WALK_IN_SIZES } from '../../frame/live-page.server.ts';
import { type RefusedForm, readFields, readForm } from '../../frame/read-form.server.ts';
import { tablesText } from '../../rules/party-text.ts';
import { freeSeatText } from './seat-words.ts';

/** Besides the best fit. */
const SHOWN_AT_ONCE = 5;

/** What is free for them, best fit first; or when a table is. */
async function seatsFor({ storeId, booking, deps }: ReturnType<typeof restaurantFor>, covers: number) {
  const day = await readDaySeats(deps, storeId);
  const choices = day.freeFor(covers).map(({ tableIds, areaId, until }) => ({
    tableIds: tableIds.join('+'),
    name: tablesText(tableIds),
    about: [nameById(booking.areas, areaId), freeSeatText(until)].filter(Boolean).join(', '),
  }));
  const next = choices.length === 0 ? day.nextFor(covers) : null;
  return {
    covers,
    choices,
    next: next && `${capitalise(tablesText(next.tableIds))} will be free at ${formatTimeOfDay(next.at)}.`,
  };
}

export async function loader(args: PageArgs) {
  const restaurant = restaurantFor(args, 'open-work');
  const { storeId, slug, deps } = restaurant;
  const query = new URL(args.request.url).searchParams;
  const asked = query.has('covers')
    ? readFields(Object.fromEntries(query), z.object({ covers: coversField }))
    : undefined;
  const entryId = z.guid().safeParse(query.get('waiting')).data;
  const live = await livePage(restaurant, restaurant.today);
  const entry = entryId && (await findAtDoor(deps.booking.db, { id: entryId, storeId }));
  return {
    live,
    slug,
    waiting: entry ? { entryId, name: entry.name } : null,
    key: crypto.randomUUID(),
    asked: asked?.ok ? undefined : asked,
    seats: asked?.ok ? await seatsFor(restaurant, asked.value.covers) : null,
  };
}

function refusalText(refusal: SeatingRefusal, tableIds: readonly string[]): string {
  const table = tablesText(tableIds);
  if (refusal.reason !== 'taken') return `You can’t give ${table} away.`;
  return refusal.by.some(({ heldUntil }) => heldUntil !== null)
    ? `Somebody’s booking ${table} online right now.`
    : `Somebody’s just taken ${table}.`;
}

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by } = restaurantFor(args, 'work-day');
  const form = await readForm(args.request, walkInForm);
  if (!form.ok) return data(form, BAD_REQUEST);
  if (form.value.act === 'wait') {
    await waitAtDoor(deps, { ...form.value, storeId, by });
    throw redirect(`/${slug}/waiting#${form.value.key}`, SEE_OTHER);
  }
  const { name, tableIds } = form.value;
  const outcome = await seatWalkIn(deps, { ...form.value, storeId, by });
  if (!outcome.ok)
    return data<RefusedForm>({ problems: { tableIds: refusalText(outcome, tableIds) }, given: { name } }, CONFLICT);
  throw redirect(`/${slug}#${outcome.bookingId}`, SEE_OTHER);
}

function Sizes() {
  const { live, slug, asked } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Walk-in" live={live}>
      <p className="mt-2">How many are they?</p>
      <nav aria-label="How many are they?" className="mt-4 grid max-w-lg grid-cols-4 gap-3">
        {WALK_IN_SIZES.map((size) => (
          <Link
            key={size}
            to={`/${slug}/walk-in?covers=${size}#content`}
            className={buttonClass({ variant: 'basil', size: 'large', className: 'figures text-2xl' })}
          >
            {size}
          </Link>
        ))}
      </nav>
      <Form action="#content" className="mt-6 flex max-w-lg flex-wrap items-end gap-3">
        <TextField {...fieldsOf(asked)('covers')} label="More than 8" inputMode="numeric" required />
        <Submit variant="line">Find a table</Submit>
      </Form>
    </DeskPage>
  );
}

type Seats = NonNullable<Awaited<ReturnType<typeof loader>>['seats']>;

/** The best fit as the main button, a few others below it, and the rest folded. */
function Tables({ seats: { covers, choices } }: { seats: Seats }) {
  const [best, ...others] = choices.map(({ tableIds, name: table, about }, index) => (
    <Button
      key={tableIds}
      type="submit"
      name="tableIds"
      value={tableIds}
      data-waits={`Walk-in, ${covers}, at ${table}`}
      size={index === 0 ? 'large' : 'medium'}
      variant={index === 0 ? 'basil' : 'line'}
      className="py-2"
    >
      <span>
        {index === 0 ? `Seat at ${table}` : capitalise(table)} <span className="font-normal">{about}</span>
      </span>
    </Button>
  ));
  return (
    <>
      {best}
      {others.slice(0, SHOWN_AT_ONCE)}
      {others.length > SHOWN_AT_ONCE && (
        <Fold summary={`Other tables (${others.length - SHOWN_AT_ONCE})`}>
          <div className="mt-2 grid gap-3">{others.slice(SHOWN_AT_ONCE)}</div>
        </Fold>
      )}
    </>
  );
}

/** A place on the waiting list; folded where a table is free. */
function Wait({ isFull, field }: { isFull: boolean; field: ReturnType<typeof fieldsOf> }) {
  return (
    <Fold summary="They’d rather wait" open={isFull || field('phone').error !== undefined}>
      <div className="grid gap-4">
        {!isFull && <p>Enter a name above, so you can call them.</p>}
        <TextField {...field('phone')} autoComplete="off" label="Phone" optional type="tel" />
        <Button type="submit" name="act" value="wait" variant={isFull ? 'basil' : 'line'} size="large">
          Add to the waiting list
        </Button>
      </div>
    </Fold>
  );
}

function Seating({ seats }: { seats: Seats }) {
  const { slug, key, waiting } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const field = fieldsOf(refused);
  const isFull = seats.choices.length === 0;
  if (isFull && waiting) return null;
  return (
    <PostForm
      fields={{ key, covers: seats.covers, entryId: waiting?.entryId }}
      data-waits=""
      data-then={`/desk/${slug}`}
      className="mt-4 grid max-w-lg gap-3"
    >
      <TextField
        {...field('name')}
        label="Name"
        optional={!isFull}
        required={isFull}
        autoComplete="off"
        maxLength={60}
        defaultValue={refused?.given.name ?? waiting?.name}
      />
      <Tables seats={seats} />
      {!waiting && <Wait isFull={isFull} field={field} />}
    </PostForm>
  );
}

export default function WalkInPage() {
  const { live, slug, seats, waiting } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const taken = refused?.problems.tableIds;
  if (!seats) return <Sizes />;
  return (
    <DeskPage title={`${waiting?.name ?? 'Walk-in'}, ${seats.covers}`} live={live}>
      {taken && <ErrorBox title={taken} className="mt-4 max-w-lg" />}
      {seats.choices.length === 0 && (
        <p className="mt-4">No table is free for them now. {seats.next ?? 'None will be for the rest of the day.'}</p>
      )}
      <Seating seats={seats} />
      <BackLink to={`/${slug}/${waiting ? 'waiting' : 'walk-in'}`}>
        {waiting ? 'Back to the waiting list' : 'Another size'}
      </BackLink>
    </DeskPage>
  );
}
