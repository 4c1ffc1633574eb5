import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { z } from 'zod';
import { findClosedParty } from '../../../booking/engine/desk/closing/closed-party.server.ts';
import { shownClosedParty } from '../../../booking/engine/desk/closing/shown-closed-party.server.ts';
import { whenAndPartyText } from '../../../booking/rules/booking-text.ts';
import { placeText } from '../../../booking/rules/closed-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { BAD_REQUEST, CONFLICT, NOT_FOUND, SEE_OTHER } from '../../../values/http-status.ts';
import { guestAnswerForm } from '../../contracts/closing-forms.ts';
import { answerForGuest } from '../../engine/closing/answer-for-guest.server.ts';
import { deskContext, type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { Alert, Fold, fieldsOf, PostForm, Submit, TapLink } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { type RefusedForm, readForm } from '../../frame/read-form.server.ts';
import { stateNames } from './board-page.server.tsx';
import { closingIn } from './closing-in.server.ts';

async function guestIn(args: Pick<PageArgs, 'context' | 'params'>) {
  const { deps } = args.context.get(deskContext);
  const { id: closingId, store_id: storeId } = await closingIn(args);
  const bookingId = z.guid().safeParse(args.params.bookingId).data;
  const found = bookingId && (await findClosedParty(deps.booking.db, { closingId, bookingId }));
  if (!found || found.party.store_id !== storeId)
    throw data('There’s no guest at this address.', { status: NOT_FOUND });
  return { found, guest: { closingId, bookingId, storeId } };
}

export async function loader(args: PageArgs) {
  const { slug, deps, seesContacts } = restaurantFor(args, 'open-work');
  const { found } = await guestIn(args);
  const party = await shownClosedParty(deps.booking, found);
  if (!party) throw data('There’s no guest at this address.', { status: NOT_FOUND });
  const { manageToken: _, moved: __, ...shown } = party;
  const { first_name, last_name, phone_number } = found.booking;
  return {
    ...shown,
    name: `${first_name} ${last_name}`,
    guestPhone: seesContacts ? phone_number : '',
    board: `/${slug}/closing/${found.closing.id}`,
  };
}

export async function action(args: PageArgs) {
  const { slug, deps, by } = restaurantFor(args, 'work-day');
  const { guest } = await guestIn(args);
  const form = await readForm(args.request, guestAnswerForm);
  if (!form.ok) return data(form, BAD_REQUEST);
  const problem = await answerForGuest(deps, guest, form.value, by);
  if (problem === null) throw redirect(`/${slug}/closing/${guest.closingId}`, SEE_OTHER);
  return data<RefusedForm>({ problems: { '': problem }, given: form.given }, CONFLICT);
}

function Places() {
  const { held, places, date } = useLoaderData<typeof loader>();
  const choices = held ? [{ ...held, times: [held.time] }] : places;
  if (choices.length === 0) return <p>There’s no table nearby around that time.</p>;
  return (
    <PostForm fields={{ act: 'move' }} className="grid justify-items-start gap-3">
      {choices.flatMap((place) =>
        place.times.map((time) => (
          <Button
            key={`${place.storeId} ${time}`}
            type="submit"
            name="to"
            value={`${place.storeId} ${time}`}
            variant="line"
          >
            Book them in at {placeText(place, { date, time })}
          </Button>
        )),
      )}
    </PostForm>
  );
}

function Choices() {
  const { title, held } = useLoaderData<typeof loader>();
  const field = fieldsOf(useActionData<typeof action>());
  return (
    <>
      <section className="mt-6 grid gap-3">
        <h2 className="text-dish">{held ? 'Held for them' : 'Free nearby'}</h2>
        <Places />
      </section>
      <PostForm fields={{ act: 'change' }} className="mt-8 grid gap-4">
        <h2 className="text-dish">Another time at {title}</h2>
        <TextField {...field('date')} type="date" required label="Day" />
        <TextField {...field('time')} type="time" step={900} required label="Time" />
        <Submit variant="line">Change their booking</Submit>
      </PostForm>
      <Fold summary="Cancel their booking" look="text-link" className="mt-8">
        <PostForm fields={{ act: 'cancel' }} className="grid justify-items-start gap-2">
          <p>There’s nothing for them to pay. This can’t be undone.</p>
          <Submit>Yes, cancel it</Submit>
        </PostForm>
      </Fold>
    </>
  );
}

export default function GuestPage() {
  const guest = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DeskPage title={guest.name} narrow>
      <p className="mt-2">
        {whenAndPartyText(guest)}. {guest.reference}
      </p>
      {guest.guestPhone && (
        <PhoneLink phone={guest.guestPhone} className="inline-flex min-h-11 items-center text-link" />
      )}
      <Alert>{refused?.problems['']}</Alert>
      {guest.state === 'open' ? <Choices /> : <p className="mt-4 font-semibold">{stateNames[guest.state]}</p>}
      <p className="mt-8">
        <TapLink to={guest.board}>Back to the list</TapLink>
      </p>
    </DeskPage>
  );
}
