import { randomUUID } from 'node:crypto';
import { data, Link, redirect, useActionData, useLoaderData } from 'react-router';
import { z } from 'zod';
import { tableOfferState } from '../../../booking/engine/desk/table-offers.server.ts';
import { timeText, whenAndPartyText, whenText } from '../../../booking/rules/booking-text.ts';
import { needsInRow, needsLines } from '../../../booking/rules/needs.ts';
import { restaurantList } from '../../../booking/rules/restaurants-with-menus.ts';
import { nearestRestaurants } from '../../../restaurants/nearby.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { BAD_REQUEST, CONFLICT, NOT_FOUND, SEE_OTHER } from '../../../values/http-status.ts';
import { formatInstant } from '../../../values/time/instant-text.ts';
import { formatDay } from '../../../values/time/wall-time.ts';
import { requestAnswerForm } from '../../contracts/answer-forms.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { type AnswerOutcome, answerRequest } from '../../engine/inbox/answer-request.server.ts';
import { type RequestAnswer, readRequests } from '../../engine/inbox/requests.server.ts';
import { readParty, type WholeParty } from '../../engine/parties.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { Alert } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { may } from '../../rules/may.ts';
import { tablesText, theirTablesText } from '../../rules/party-text.ts';
import { AnswerForms } from './answer-forms.server.tsx';
import { answerStatus, shownRequest } from './shown-request.server.ts';

const SISTERS = 5;
const DRIVE_MILES = 25;

function requestIdIn(params: PageArgs['params']): string {
  const { requestId = '' } = params;
  if (!z.guid().safeParse(requestId).success) throw data('There’s no such request.', { status: NOT_FOUND });
  return requestId;
}

/** The nearest restaurants that take bookings. */
function sistersOf({ booking }: DeskDeps, storeId: string) {
  const all = booking.restaurants();
  const here = all.get(storeId)?.restaurant;
  if (!here) return [];
  return nearestRestaurants(here, restaurantList(all), { maxLocations: SISTERS + 1, maxDistance: DRIVE_MILES })
    .filter((restaurant) => restaurant.storeId !== storeId && restaurant.enableBookings)
    .map((restaurant) => ({ value: restaurant.storeId, text: `${restaurant.title}, ${restaurant.milesValue} miles` }));
}

function shownAnswer(answer: RequestAnswer, now: number, titles: ReadonlyMap<string, string>) {
  const isHeld = answer.kind === 'offer' && tableOfferState(answer, now) === 'open';
  return {
    id: answer.id,
    status: answerStatus(answer, now),
    by: `${answer.person || 'Somebody'}, ${formatInstant(answer.created_at.getTime())}`,
    message: answer.message,
    sister: titles.get(answer.sister_store_id ?? '') ?? null,
    times: answer.times.map(({ service_date: date, service_time: time, position, tables }) => {
      const when = answer.party ? whenAndPartyText({ date, time, ...answer.party }) : whenText({ date, time });
      if (isHeld) return `${when}, ${tablesText(tables)}`;
      return position === answer.taken ? `${when} (their choice)` : when;
    }),
  };
}

/** Confirms what was just done. */
const DONE: Record<RequestAnswer['kind'], string> = {
  offer: 'We’re holding the tables and have e-mailed them the times.',
  declined: 'We’ve e-mailed them to say you can’t fit them in.',
  words: 'We’ve e-mailed them your message.',
  settled: 'Closed. We haven’t sent anything.',
};

/** The booking that came of a request: 'Booked: Friday 4 December, 7pm, table 12'. */
function bookedText({ date, time, tables, isCancelled }: WholeParty): string {
  const when = `${formatDay(date)}, ${timeText({ date, time })}`;
  return isCancelled ? `Booked, then cancelled: ${when}` : `Booked: ${when}, ${theirTablesText(tables)}`;
}

export async function loader(args: PageArgs) {
  const { storeId, slug, booking, deps, viewer } = restaurantFor(args, 'see-day');
  const { grants } = viewer;
  const now = deps.clock().epochMilliseconds;
  const [request] = await readRequests(deps.db, { storeId, requestId: requestIdIn(args.params) });
  if (!request) throw data('There’s no such request.', { status: NOT_FOUND });
  const booked = await readParty(deps.db, { storeId, bookingId: request.id });
  const answeredNow = request.answers.find(({ id }) => id === new URL(args.request.url).searchParams.get('answered'));
  const seesContacts = may(grants, 'see-contacts', storeId);
  const titles = new Map(deps.restaurants().map((restaurant) => [restaurant.storeId, restaurant.title]));
  return {
    slug,
    request: shownRequest(request, deps, now),
    booked: booked ? bookedText(booked) : null,
    done: answeredNow ? DONE[answeredNow.kind] : null,
    words: request.words,
    needs: needsLines(request.needs),
    occasion: booking.occasions.find(({ id }) => id === request.occasionId)?.name ?? request.about,
    contact: seesContacts ? { email: request.email, phone: request.phone } : null,
    answers: request.answers.map((answer) => shownAnswer(answer, now, titles)),
    mayAnswer: may(grants, 'manage', storeId) && !request.isBooked,
    answerKey: randomUUID(),
    covers: request.covers,
    date: request.date,
    time: request.time,
    sisters: sistersOf(deps, storeId),
  };
}

/** Why an answer was refused, for its author. */
const REFUSALS = {
  'answered-meanwhile':
    'Somebody else answered while you were writing. Read their answer above, then send yours if it still holds.',
  gone: 'This request is booked or gone, so we haven’t sent anything.',
  'too-soon': 'That’s too soon to wait for an answer by e-mail. Ring them instead.',
};
const refusalOf = (outcome: Extract<AnswerOutcome, { ok: false }>): string =>
  outcome.reason === 'full'
    ? `No table is free for them on ${whenText(outcome.time)}. We’ve held nothing and sent nothing.`
    : REFUSALS[outcome.reason];

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by } = restaurantFor(args, 'manage');
  const requestId = requestIdIn(args.params);
  const form = await readForm(args.request, requestAnswerForm);
  if (!form.ok) return data({ ...form, refusal: null }, BAD_REQUEST);
  const outcome = await answerRequest(deps, { storeId, requestId, by, answer: form.value });
  if (outcome.ok) throw redirect(`/${slug}/enquiries/${requestId}?answered=${form.value.key}`, SEE_OTHER);
  return data({ refusal: refusalOf(outcome), problems: {}, given: form.given }, CONFLICT);
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Asked({ loaded: { request, words, needs, occasion, contact } }: { loaded: Loaded }) {
  return (
    <>
      <p className="mt-4 text-lg font-semibold">{request.wanted}</p>
      <p className="text-sm text-ink-soft">
        {[request.kind, occasion, request.reference, request.age].filter(Boolean).join(' · ')}
      </p>
      {request.isOpen && <p className="font-semibold">{request.dueText}</p>}
      {needs.map(({ label, value }) => (
        <p key={label}>
          <strong>{label}:</strong> {needsInRow(value)}
        </p>
      ))}
      {words && <p className="mt-2 max-w-text whitespace-pre-line">{words}</p>}
      {contact && (
        <p className="mt-2">
          <a className="text-link" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
          {contact.phone && (
            <>
              {' · '}
              <PhoneLink phone={contact.phone} />
            </>
          )}
        </p>
      )}
    </>
  );
}

function Thread({ answers }: Pick<Loaded, 'answers'>) {
  return (
    <ol className="mt-4 grid max-w-text gap-4">
      {answers.map(({ id, status, by, message, times, sister }) => (
        <li key={id} className="border-l-4 border-edge pl-4">
          <p className="font-semibold">{status}</p>
          {times.map((time) => (
            <p key={time}>{time}</p>
          ))}
          {message && <p className="whitespace-pre-line">{message}</p>}
          {sister && <p>Suggested {sister}.</p>}
          <p className="text-sm text-ink-soft">{by}</p>
        </li>
      ))}
    </ol>
  );
}

export default function RequestPage() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { slug, request, booked, done, answers, mayAnswer, answerKey, covers, date, time, sisters } = loaded;
  const answering = { answerKey, covers, date, time, sisters, seen: answers.length };
  return (
    <DeskPage title={request.name}>
      {done && !refused && (
        <p role="status" className="mt-4 max-w-text bg-butter-tint p-3 font-semibold">
          {done}
        </p>
      )}
      <Asked loaded={loaded} />
      {booked && (
        <p className="mt-2 font-semibold">
          <Link to={`/${slug}/parties/${request.id}`} className="inline-flex min-h-11 items-center text-link">
            {booked}
          </Link>
        </p>
      )}
      <Thread answers={answers} />
      {refused?.refusal && <Alert>{refused.refusal}</Alert>}
      {mayAnswer && (
        <>
          <h2 className="mt-6 font-sans text-lg font-bold">Answer</h2>
          <p className="text-sm text-ink-soft">Their replies come to the restaurant’s e-mail address, not here.</p>
          <p className="mt-3">
            <Link to={`/${slug}/book?request=${request.id}`} className={buttonClass({ variant: 'line' })}>
              Book it by phone
            </Link>
          </p>
          <AnswerForms answering={{ ...answering, given: refused?.given ?? {}, problems: refused?.problems ?? {} }} />
        </>
      )}
    </DeskPage>
  );
}
