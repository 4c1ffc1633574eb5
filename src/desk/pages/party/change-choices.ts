import { coversOf } from '../../../booking/contracts/covers.ts';
import { partyText, whenAndPartyText } from '../../../booking/rules/booking-text.ts';
import { cardFromCovers, needsCardGuarantee } from '../../../booking/rules/occasions.ts';
import { partiesAt } from '../../../booking/rules/seating/seating.ts';
import type { SoftRule } from '../../../booking/rules/seating/staff-seating.ts';
import { nameById } from '../../../booking/rules/ticket.ts';
import { upsellLostByMove } from '../../../booking/rules/upsells.ts';
import type { BookingRules } from '../../../restaurants/contract.ts';
import { serviceMinute } from '../../../values/time/time-window.ts';
import { formatDay, isDate } from '../../../values/time/wall-time.ts';
import { adults, children } from '../../contracts/party-forms.ts';
import type { WholeParty } from '../../engine/parties.server.ts';
import type { BrokenRule } from '../../rules/may-break.ts';
import { changesDay } from '../../rules/party-status.ts';
import { type StaffDay, type Start, startsOn, tableChoices } from '../../rules/staff-choices.ts';
import { freeSeatText } from '../walk-in/seat-words.ts';

/** Staff may put any party at a larger table; the rest takes a reason, and for some a manager. */
export const FREELY: readonly SoftRule[] = ['covers'];

/** The day, time and size of the page's address: those of the party where it has none. */
export function wantedIn(request: Request, party: WholeParty, today: string) {
  const query = new URL(request.url).searchParams;
  const date = query.get('date') ?? '';
  return {
    date: isDate(date) && date >= today && changesDay(party) ? date : party.date,
    time: query.get('time') ?? party.time,
    adultCovers: adults.catch(party.adultCovers).parse(query.get('adults') ?? party.adultCovers),
    childCovers: children.catch(party.childCovers).parse(query.get('children') ?? party.childCovers),
  };
}

/** The times to come of a day, and the party's own where it's its day. */
function timesOn(day: StaffDay, date: string, own: Start | null): Start[] {
  const starts = startsOn(day, date).filter(({ time, startsAt }) => startsAt >= day.nowMs && time !== own?.time);
  return [...(own ? [own] : []), ...starts].sort((a, b) => a.startsAt - b.startsAt);
}

/** The wanted time; else the party's own on its day, and the nearest on another. */
function chosenStart(times: readonly Start[], wanted: string, own: Start | null): Start | undefined {
  const distance = ({ time }: Start) => Math.abs(serviceMinute(time) - serviceMinute(wanted));
  const nearest = times.toSorted((a, b) => distance(a) - distance(b))[0];
  return times.find(({ time }) => time === wanted) ?? own ?? nearest;
}

/** What to say where a party that hasn’t come needs a card only once it’s changed; null where it doesn’t. */
export function newCard({ occasions }: BookingRules, party: WholeParty, to: { date: string; covers: number }) {
  const occasion = occasions.find(({ id }) => id === party.occasionId);
  if (!occasion || !changesDay(party) || party.guarantee === 'held') return null;
  const [before, after] = [party, to].map(({ date, covers }) => needsCardGuarantee(occasion, covers, date));
  if (before || !after) return null;
  const from = cardFromCovers(occasion, to.date);
  const when = from === 1 ? `On ${formatDay(to.date)}` : `From ${from} people`;
  return `${when}, we take a card, which can’t be added to a booking. If they’ll give one, book them again by phone and cancel this booking.`;
}

export type Wanted = ReturnType<typeof wantedIn> & Start & { covers: number; isSame: boolean };

/** 'now, for 2 people' where their time has begun. */
const wishText = (wanted: Wanted, now: number) =>
  wanted.startsAt <= now ? `now, for ${partyText(wanted)}` : `on ${whenAndPartyText(wanted)}`;

/** The tables free for it, each with for how long and the rules it breaks. */
function choicesFor(day: StaffDay, party: WholeParty, wanted: Wanted, always: readonly BrokenRule[]) {
  const { areas, occasions } = day.restaurant.booking;
  const { date, startsAt, covers, isSame } = wanted;
  const isSameStart = startsAt === party.startsAt.getTime();
  // An unchanged part breaks no rule.
  const isForFree = (rule: SoftRule) => FREELY.includes(rule) || isSame || (rule === 'notice' && isSameStart);
  const from = Math.max(startsAt, day.nowMs);
  return tableChoices(day, {
    date,
    covers,
    occasion: occasions.find(({ id }) => id === party.occasionId),
    startsAt: from,
    ...(isSame && { endsAt: party.endsAt.getTime() }),
  }).map(({ tableIds, areaId, minimumCovers, maximumCovers, rules }) => ({
    tables: tableIds.join('+'),
    label: tableIds.join(' + '),
    note: [
      nameById(areas, areaId),
      `${minimumCovers === maximumCovers ? maximumCovers : `${minimumCovers} to ${maximumCovers}`}`,
      freeSeatText(partiesAt(day.seated, { tableIds, startsAt: from, endsAt: Infinity })[0]?.startsAt ?? null),
    ]
      .filter(Boolean)
      .join(', '),
    isLarger: minimumCovers > covers,
    isOwn: date === party.date && party.tables.join('+') === tableIds.join('+'),
    rules: [...rules.filter((rule) => !isForFree(rule)), ...always],
  }));
}

/** An ordered extra that isn't sold then. Staff may go on regardless; a diner may not. */
function lostExtra({ restaurant, nowMs }: StaffDay, party: WholeParty, { date, startsAt }: Wanted) {
  const table = { date, startsAt, nowMs, occasionId: party.occasionId };
  return upsellLostByMove(restaurant.booking, party, table)?.name;
}

/** Why nobody can be booked on the day at all. */
const noTimesText = (day: StaffDay, date: string) =>
  startsOn(day, date).length === 0
    ? `${day.restaurant.title} is closed on ${formatDay(date)}. Choose another day.`
    : 'It’s too late for that day. Choose another one.';

type Changing = { now: number; mayBreak: readonly BrokenRule[] };

/** What a party can be changed to, by what is wanted. */
export function changesOf(
  day: StaffDay,
  party: WholeParty,
  wish: ReturnType<typeof wantedIn>,
  { now, mayBreak }: Changing,
) {
  const { date } = wish;
  const own = date === party.date ? { time: party.time, startsAt: party.startsAt.getTime() } : null;
  const times = timesOn(day, date, own);
  const start = chosenStart(times, wish.time, own);
  const covers = coversOf(wish);
  const isSame = start?.startsAt === party.startsAt.getTime() && covers === party.covers;
  const wanted = start && { ...wish, ...start, covers, isSame };
  const card = newCard(day.restaurant.booking, party, { date, covers });
  const choices = wanted ? choicesFor(day, party, wanted, card ? ['card'] : []) : [];
  const allowed = choices.filter(({ rules }) => rules.every((rule) => mayBreak.includes(rule)));
  return {
    wish,
    times: times.map((each) => each.time),
    wanted: wanted && { ...wanted, when: wishText(wanted, now) },
    lostExtra: wanted && lostExtra(day, party, wanted),
    noTimes: wanted ? null : noTimesText(day, date),
    card,
    tables: allowed.filter(({ isOwn }) => !isOwn || !isSame).sort((a, b) => Number(b.isOwn) - Number(a.isOwn)),
    breaks: allowed[0]?.rules ?? [],
    forbidden: allowed.length === 0 ? (choices[0]?.rules ?? []) : [],
  };
}
