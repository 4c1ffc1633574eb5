import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { z } from 'zod';
import { readBlocks } from '../../../booking/engine/desk/blocks.server.ts';
import { CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { formatPrice } from '../../../values/money.ts';
import { statusForm } from '../../contracts/forms.ts';
import { statusNames } from '../../contracts/party-steps.ts';
import { placeAfter } from '../../contracts/seating-forms.ts';
import { readClosedDay } from '../../engine/closing/read-closings.server.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { readHeldOffers } from '../../engine/inbox/held-offers.server.ts';
import { findElsewhere } from '../../engine/parties/find-elsewhere.server.ts';
import { countVisits } from '../../engine/parties/find-guest.server.ts';
import { readParties } from '../../engine/parties.server.ts';
import { readAtDoor } from '../../engine/seating/at-door.server.ts';
import { setStatus } from '../../engine/set-status.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { Alert, TapLink } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { livePage } from '../../frame/live-page.server.ts';
import { readWholeForm } from '../../frame/read-form.server.ts';
import { blocksText } from '../../rules/blocks.ts';
import { isMeant } from '../../rules/find-parties.ts';
import { isAlready, isGone, nextSteps, serviceDateAt, sitterAtTable } from '../../rules/party-status.ts';
import { pastText } from '../../rules/party-text.ts';
import { HeldOffers } from '../inbox/held-offers.server.tsx';
import { WaitingAtDoor } from '../waiting/at-door.server.tsx';
import { partiesToSeat, ToSeat } from '../walk-in/to-seat.server.tsx';
import { BlocksLine, ClosedLine } from './closed-line.server.tsx';
import { DayHeading, DayTools } from './day-tools.server.tsx';
import { FoundElsewhere } from './found-elsewhere.server.tsx';
import { PartyList } from './party-list.server.tsx';
import type { RowParty } from './party-row.server.tsx';
import { shownParty } from './shown-party.ts';

const waits = ({ status }: RowParty) => status === 'booked' || status === 'arrived';

/** The first party that is to come or waits; null where that's at the top. */
function nextBelow(parties: RowParty[]) {
  const here = parties.filter(({ isGone }) => !isGone);
  const next = here.find(waits);
  return next === undefined || next === here[0] ? null : { id: next.id, time: next.time };
}

export async function loader(args: PageArgs) {
  const restaurant = restaurantFor(args, 'see-day');
  const { storeId, slug, booking, deps, viewer, now, date, today, page } = restaurant;
  const { seesContacts, manages } = page;
  const search = (new URL(args.request.url).searchParams.get('q') ?? '').slice(0, 60).trim();
  const live = await livePage(restaurant, date);
  const isOwnDevice = viewer.kind === 'person';
  const withCancelled = search !== '';
  const [all, visits, held, closed, blocks] = await Promise.all([
    readParties(deps.db, { storeId, date, withCancelled }),
    countVisits(deps.db, { storeId, date, today }),
    readHeldOffers(deps.db, { storeId, date, now }),
    readClosedDay(deps, { storeId, date }),
    readBlocks(deps.booking.db, { storeId, date }),
  ]);
  const rules = deps.booking.restaurants().get(storeId)?.restaurant.booking;
  const parties = all.filter(({ isCancelled }) => !isCancelled);
  const shown = all
    .filter((party) => !withCancelled || isMeant(party, search, { byPhone: seesContacts }))
    .map((party) => ({
      ...shownParty(party, { booking, seesContacts, visit: visits.get(party.id), offers: deps.offers() }),
      next: date === today && !party.isCancelled ? nextSteps(party, now) : [],
      isGone: party.isCancelled || (date === today && isGone(party, now)),
      past: date === today && !party.isCancelled ? pastText(party, now) : null,
      sitter: sitterAtTable(parties, party)?.name ?? null,
      canUndo: date === today && !party.isCancelled && party.steps.length > 0,
      charge:
        isOwnDevice && manages && party.status === 'no-show' && party.guarantee === 'held'
          ? { path: `/${slug}/guarantees#${party.id}`, amount: formatPrice(party.guaranteePence ?? 0) }
          : null,
    }));
  return {
    ...page,
    live,
    search,
    parties: shown,
    elsewhere: withCancelled
      ? await findElsewhere(deps.db, { storeId, from: today, except: date, search, byPhone: seesContacts })
      : [],
    next: date === today && !withCancelled ? nextBelow(shown) : null,
    atDoor: date === today ? await readAtDoor(deps, storeId) : [],
    toSeat: date === today ? await partiesToSeat(deps, storeId, parties) : [],
    held,
    closed,
    blocks: closed || !rules ? '' : blocksText(rules, blocks),
    isOwnDevice,
    totals: parties.filter(({ status }) => status !== 'no-show'),
  };
}

/** Why a status couldn’t be set; null if it’s set already. */
async function problemWith({ db, clock }: DeskDeps, storeId: string, change: z.output<typeof statusForm>) {
  const date = serviceDateAt(clock().epochMilliseconds);
  const party = (await readParties(db, { storeId, date })).find(({ id }) => id === change.bookingId);
  if (!party) return 'That booking is no longer on today’s list.';
  if (isAlready(party.steps, change)) return null;
  return `Somebody was faster: ${party.name} is down as ${statusNames[party.status].toLowerCase()} now.`;
}

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by } = restaurantFor(args, 'work-day');
  const form = await readWholeForm(args.request, statusForm);
  if (!(await setStatus(deps, { ...form, storeId, by }))) {
    const problem = await problemWith(deps, storeId, form);
    if (problem) return data({ problem }, CONFLICT);
  }
  throw redirect(placeAfter(slug, form), SEE_OTHER);
}

export default function TodayPage() {
  const day = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { title, slug, parties, search, works, toSeat } = day;
  return (
    <DeskPage title={title} live={day.live} heading={<DayHeading day={day} />}>
      <Alert className="mt-4 bg-butter p-3 font-semibold">{refused?.problem}</Alert>
      <ToSeat slug={slug} works={works} parties={toSeat} />
      <WaitingAtDoor slug={slug} works={works} guests={day.atDoor} />
      <DayTools day={day} />
      {day.closed && <ClosedLine slug={slug} closed={day.closed} />}
      {day.blocks && <BlocksLine text={day.blocks} to={day.manages ? `/${slug}/blocks?date=${day.date}` : null} />}
      <HeldOffers slug={slug} offers={day.held} isLinked={day.isOwnDevice} />
      {search !== '' && <TapLink to={`/${slug}?date=${day.date}`}>Show everybody</TapLink>}
      {parties.length === 0 && (
        <p className="mt-4">{search ? `Nobody found for “${search}” on this day.` : 'No bookings on this day.'}</p>
      )}
      <div className="mt-2">
        <PartyList parties={parties} works={works} slug={slug} isSearch={search !== ''} />
      </div>
      <FoundElsewhere slug={slug} parties={day.elsewhere} />
    </DeskPage>
  );
}
