import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { CANCEL_REASONS, cancelReasons } from '../../../booking/contracts/cancel-reasons.ts';
import { whenAndPartyText } from '../../../booking/rules/booking-text.ts';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { TextArea } from '../../../ui/forms/field.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { cancelForm } from '../../contracts/party-forms.ts';
import { cancelForGuest } from '../../engine/parties/change.server.ts';
import type { PageArgs } from '../../frame/desk-context.server.ts';
import { fieldsOf, PostForm, Submit, TapLink } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { canBeCancelled } from '../../rules/party-status.ts';
import { partyIn } from './party-in.server.ts';

export async function loader(args: PageArgs) {
  const { now, seesContacts, party, path } = await partyIn(args, 'open-work');
  if (!canBeCancelled(party, now)) throw redirect(path, SEE_OTHER);
  return { path, party, phone: seesContacts ? party.phone : '' };
}

export async function action(args: PageArgs) {
  const { storeId, deps, by, now, party, path } = await partyIn(args, 'work-day');
  if (!canBeCancelled(party, now)) throw redirect(path, SEE_OTHER);
  const form = await readForm(args.request, cancelForm);
  if (!form.ok) return data(form, BAD_REQUEST);
  const outcome = await cancelForGuest(deps, { ...form.value, bookingId: party.id, storeId, date: party.date, by });
  // Already cancelled: the party’s page shows that.
  if (outcome.ok || outcome.reason === 'not-booked') throw redirect(path, SEE_OTHER);
  const problems = { reason: 'The guest has just changed this booking. Check it again, then cancel.' };
  return data({ problems, given: form.given }, CONFLICT);
}

export default function CancelPage() {
  const { path, party, phone } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const field = fieldsOf(refused);
  return (
    <DeskPage title={`Cancel ${party.name}?`} narrow>
      <p className="mt-2 font-semibold">{whenAndPartyText(party)}</p>
      <p className="mt-4">
        We’ll release the table straight away, so this can’t be undone.{' '}
        {party.guarantee === 'held' && 'Their card won’t be charged. '}
        {party.email ? (
          'We’ll e-mail them.'
        ) : (
          <>
            There’s no e-mail address, so let them know yourself{phone && ': '}
            {phone && <PhoneLink phone={phone} />}.
          </>
        )}
      </p>
      <PostForm fields={{ sequence: party.sequence, words: party.email ? undefined : '' }} className="mt-6 grid gap-5">
        <ChoiceGroup
          id="reason"
          name="reason"
          legend="Why?"
          value={refused?.given.reason ?? ''}
          choices={CANCEL_REASONS.map((value) => ({ value, text: cancelReasons[value].label }))}
          error={field('reason').error}
        />
        {party.email && (
          <TextArea {...field('words')} label="A few words for them" optional hint="We’ll put it in the e-mail." />
        )}
        <div className="flex flex-wrap items-center gap-6">
          <Submit>Cancel the booking</Submit>
          <TapLink to={path}>Keep it</TapLink>
        </div>
      </PostForm>
    </DeskPage>
  );
}
