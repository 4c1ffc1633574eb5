import { randomUUID } from 'node:crypto';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { type Needs, needs as needsSchema } from '../../../booking/contracts/needs.ts';
import { hasNeeds, needsOfForm, needsText, noNeeds } from '../../../booking/rules/needs.ts';
import { FoldedNeeds } from '../../../booking/steps/details/folded-needs.tsx';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { formatDay, formatDayMonthYear, formatShortDay, formatTime } from '../../../values/time/wall-time.ts';
import { guestForm, phoneForm, pressForm } from '../../contracts/party-forms.ts';
import { bookByPhone } from '../../engine/parties/book-by-phone.server.ts';
import { countVisits } from '../../engine/parties/count-visits.server.ts';
import { findGuest } from '../../engine/parties/find-guest.server.ts';
import {
  deskContext,
  type PageArgs,
  requireAct,
  requireWorker,
  restaurantFor,
  restaurantIn,
  viewerIn,
} from '../../frame/desk-context.server.ts';
import { PostForm, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { type FormProblems, readForm } from '../../frame/read-form.server.ts';
import { may } from '../../rules/may.ts';
import { rulesToBreak } from '../../rules/may-break.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import { visitText } from '../../rules/visit-text.ts';
import { CallerCard } from './caller-card.server.tsx';
import { GuestFields, type KnownGuest } from './guest-fields.server.tsx';
import { shownTimes } from './shown-times.server.ts';
import { TimeFields, WhenFields } from './when-fields.server.tsx';

export async function loader(args: PageArgs) {
  const { storeId, slug } = restaurantIn(args);
  requireWorker(args, storeId);
  const { deps } = args.context.get(deskContext);
  const { grants } = viewerIn(args);
  const query = new URL(args.request.url).searchParams;
  return {
    slug,
    today: serviceDateAt(deps.clock().epochMilliseconds),
    when: await timesFor(args, { date: query.get('date') ?? '', adults: query.get('adults') ?? undefined }),
    key: randomUUID(),
    mayWaive: may(grants, 'manage', storeId),
    finds: may(grants, 'see-contacts', storeId) || viewerIn(args).kind === 'device',
  };
}

function timesFor(args: PageArgs, wanted: { date: string; adults: unknown; occasion?: string }) {
  const { storeId } = restaurantIn(args);
  const mayBreak = rulesToBreak(viewerIn(args).grants, storeId);
  return shownTimes(args.context.get(deskContext).deps, { storeId, mayBreak, ...wanted });
}

type Typed = { given: Record<string, string>; needs: Needs };

/** Fills the form in for a guest who is known. */
async function proposeGuest(args: PageArgs, { given, needs }: Typed, phone: string) {
  const { storeId } = restaurantIn(args);
  const { deps } = args.context.get(deskContext);
  const { last, next } = await findGuest(deps.db, { storeId, phone, now: deps.clock().epochMilliseconds });
  const known = last ?? next;
  if (!known) return { given, needs, guest: null };
  const visits = last && (await countVisits(deps.db, { storeId, date: last.date }));
  const guest: KnownGuest = {
    visit: last && `${visitText((visits?.get(last.id) ?? 0) + 1)}, last on ${formatDayMonthYear(last.date)}.`,
    next: next && `Also booked: ${formatShortDay(next.date)}, ${formatTime(next.time)}.`,
    needs: known.needs && needsText(known.needs),
    note: known.note,
  };
  const name = `${known.firstName} ${known.lastName}`.trim();
  return {
    given: { ...given, name: given.name || name, email: given.email || known.email },
    needs: hasNeeds(needs) ? needs : (known.needs ?? needs),
    guest,
  };
}

const NOT_USUAL = 'They can only add a card for one of the usual times. Choose one of those.';

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by } = restaurantFor(args, 'work-day');
  const press = await readForm(args.request.clone(), pressForm);
  const { shown, opens, ...given } = (press.ok ? press.value : press.given) as Record<string, string>;
  const said = needsSchema.safeParse(needsOfForm(await args.request.clone().formData()));
  if (!said.success) throw data('That didn’t reach us in one piece. Please try again.', { status: BAD_REQUEST });
  const needs = said.data;
  const { adults, occasion } = given;
  const when = await timesFor(args, { date: opens ?? given.date ?? '', adults, occasion });
  const again = (problems: FormProblems, status?: number, guest?: KnownGuest | null) =>
    data({ problems, given, needs, guest, when }, status);
  if (given.act === 'find') {
    requireAct(args, 'see-contacts', storeId);
    const search = await readForm(args.request, guestForm);
    if (!search.ok) return again(search.problems, BAD_REQUEST);
    const proposal = await proposeGuest(args, { given, needs }, search.value.phone);
    return data({ problems: {}, ...proposal, when });
  }
  if (given.act === 'times' || opens !== undefined) return again({});
  // Times that were shown for something else can't be booked for this.
  if (shown !== undefined && shown !== when.shown)
    return again({ at: 'You’ve changed the day, size or occasion. Choose a time.' }, CONFLICT);
  const form = await readForm(args.request, phoneForm);
  if (!form.ok) return again(form.problems, BAD_REQUEST);
  const { grants } = viewerIn(args);
  const card = may(grants, 'manage', storeId) ? form.value.card : 'link';
  if (when.card && card === 'link') {
    if (form.value.email === '') return again({ email: 'Enter an e-mail address for the link.' }, BAD_REQUEST);
    if (form.value.at.breaks.length > 0) return again({ at: NOT_USUAL }, BAD_REQUEST);
  }
  const mayBreak = rulesToBreak(grants, storeId);
  const outcome = await bookByPhone(deps, {
    ...form.value,
    ...{ card, storeId, needs, mayBreak, by },
    occasion: when.occasion,
  });
  if (outcome.ok)
    throw redirect(
      'bookingId' in outcome ? `/${slug}/parties/${outcome.bookingId}` : `/${slug}?date=${form.value.date}`,
      SEE_OTHER,
    );
  return again({ at: 'That time has just gone. Choose another one.' }, CONFLICT);
}

function BookForm() {
  const { today, when: atFirst, key, finds, mayWaive } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const when = sent?.when ?? atFirst;
  const { date, covers, card } = when;
  const problems: Record<string, string> = sent?.problems ?? {};
  const given: Record<string, string> = sent?.given ?? {};
  return (
    <PostForm fields={{ key: given.key ?? key }} className="mt-6 grid max-w-2xl gap-5">
      <WhenFields when={when} today={today} />
      <TimeFields when={when} given={given} problems={problems} />
      {card && <CallerCard card={card} value={given.card} mayWaive={mayWaive} />}
      <GuestFields given={given} problems={problems} guest={sent?.guest} finds={finds} needsEmail={card !== null} />
      <FoldedNeeds value={sent?.needs ?? noNeeds} party={{ adultCovers: covers, childCovers: 0 }} forStaff />
      <Submit name="act" value="book">
        Book {covers}, {formatDay(date)}
      </Submit>
    </PostForm>
  );
}

export default function PhonePage() {
  return (
    <DeskPage title="Phone booking">
      <BookForm />
    </DeskPage>
  );
}
