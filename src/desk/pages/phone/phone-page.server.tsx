import { randomUUID } from 'node:crypto';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { type Needs, needs as needsSchema } from '../../../booking/contracts/needs.ts';
import { needsOfForm, noNeeds } from '../../../booking/rules/needs.ts';
import { FoldedNeeds } from '../../../booking/steps/details/folded-needs.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { guestForm, phoneForm, pressForm } from '../../contracts/party-forms.ts';
import { bookByPhone } from '../../engine/parties/book-by-phone.server.ts';
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
import { CallerCard } from './caller-card.server.tsx';
import { enquiryByPhone, settleEnquiry } from './enquiry-by-phone.server.ts';
import { GuestFields } from './guest-fields.server.tsx';
import { type ProposedGuest, proposeGuest } from './propose-guest.server.ts';
import { type ShownTimes, shownTimes } from './shown-times.server.ts';
import { TimeFields, WhenFields } from './when-fields.server.tsx';

export async function loader(args: PageArgs) {
  const { storeId } = restaurantIn(args);
  requireWorker(args, storeId);
  const { deps } = args.context.get(deskContext);
  const { grants } = viewerIn(args);
  const query = new URL(args.request.url).searchParams;
  const requestId = may(grants, 'see-contacts', storeId) ? query.get('request') : null;
  const enquiry = await enquiryByPhone(deps, { storeId, requestId });
  const when = await timesFor(args, {
    date: query.get('date') ?? enquiry?.date ?? '',
    adults: query.get('adults') ?? enquiry?.covers,
    occasion: query.get('occasion') ?? enquiry?.occasionId ?? undefined,
  });
  const atFirst: FormState = { given: {}, needs: noNeeds, guest: undefined, ...enquiry?.proposal, problems: {}, when };
  return {
    today: serviceDateAt(deps.clock().epochMilliseconds),
    atFirst,
    key: randomUUID(),
    mayWaive: may(grants, 'manage', storeId),
  };
}

type FormState = {
  given: Record<string, string>;
  needs: Needs;
  guest: ProposedGuest;
  problems: FormProblems;
  when: ShownTimes;
};

function timesFor(args: PageArgs, wanted: { date: string; adults: unknown; occasion?: string }) {
  const { storeId } = restaurantIn(args);
  const mayBreak = rulesToBreak(viewerIn(args).grants, storeId);
  return shownTimes(args.context.get(deskContext).deps, { storeId, mayBreak, ...wanted });
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
  const again = (problems: FormProblems, status?: number, proposal?: Partial<FormState>) =>
    data<FormState>({ problems, given, needs, guest: undefined, when, ...proposal }, status);
  const isChanged = shown !== undefined && shown !== when.shown;
  const isNumberNew = given.phone !== '' && given.phone !== given.lookedUp;
  const act = given.act === 'enter' ? entered({ isChanged, isNumberNew }) : given.act;
  if (act === 'find' || act === 'known') {
    requireAct(args, 'see-contacts', storeId);
    const search = await readForm(args.request, guestForm);
    if (!search.ok) return again(search.problems, BAD_REQUEST);
    const typed = { needs, given: act === 'known' ? { ...given, name: '' } : given };
    return again({}, undefined, await proposeGuest(deps, { storeId, phone: search.value.phone, ...typed }));
  }
  if (act === 'times' || opens !== undefined) return again({});
  // Times that were shown for something else can't be booked for this.
  if (isChanged)
    return again({ at: 'You’ve changed the day, size or occasion. Check the time, then book again.' }, CONFLICT);
  const form = await readForm(args.request, phoneForm);
  if (!form.ok) return again(form.problems, BAD_REQUEST);
  if (isNumberNew) {
    const proposal = await proposeGuest(deps, { storeId, phone: form.value.phone, given, needs });
    if (proposal.guest?.isOther) return again({}, CONFLICT, proposal);
  }
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
  if (outcome.ok) {
    const requestId = new URL(args.request.url).searchParams.get('request');
    await settleEnquiry(deps, { storeId, requestId, key: form.value.key, by });
    throw redirect(
      'bookingId' in outcome ? `/${slug}/parties/${outcome.bookingId}` : `/${slug}?date=${form.value.date}`,
      SEE_OTHER,
    );
  }
  return again({ at: 'That time has just gone. Choose another one.' }, CONFLICT);
}

/** What Enter does in any field: the times of what has changed, the guest of a new number, or the booking. */
function entered({ isChanged, isNumberNew }: { isChanged: boolean; isNumberNew: boolean }) {
  if (isChanged) return 'times';
  return isNumberNew ? 'find' : 'book';
}

/** Enter presses the first button of a form: this one, which nobody sees. */
const EnterButton = () => (
  <button type="submit" name="act" value="enter" formNoValidate tabIndex={-1} aria-hidden="true" className="sr-only" />
);

/** An error about the time links to the whole group: there may be no radio button to focus. */
const errorsOf = (problems: FormProblems) =>
  Object.entries(problems).map(([field, message]) => ({ id: field === 'at' ? 'times' : field, message }));

function BookForm() {
  const { today, key, mayWaive, atFirst } = useLoaderData<typeof loader>();
  const { when, given, needs, guest, problems } = useActionData<typeof action>() ?? atFirst;
  const { covers, card, free, others } = when;
  const isFull = free.length + others.length === 0;
  return (
    // Off, or on Back the browser would restore the last caller's answers.
    <PostForm fields={{ key: given.key ?? key }} autoComplete="off" className="mt-6 grid max-w-2xl gap-5">
      <EnterButton />
      <ErrorSummary errors={errorsOf(problems)} autoFocus />
      <WhenFields when={when} today={today} />
      <div id="times" data-answers="" className="grid gap-5 inert:opacity-50">
        <TimeFields when={when} given={given} problems={problems} />
        {card && <CallerCard card={card} value={given.card} mayWaive={mayWaive} />}
      </div>
      <GuestFields given={given} problems={problems} guest={guest} needsEmail={card !== null} />
      <FoldedNeeds value={needs} party={{ adultCovers: covers, childCovers: 0 }} forStaff />
      <div id="book" data-answers="" className="inert:opacity-50">
        {!isFull && (
          <Submit name="act" value="book">
            Book the table
          </Submit>
        )}
      </div>
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
