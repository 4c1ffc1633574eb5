import { data, Link, redirect, useActionData, useLoaderData } from 'react-router';
import { CANCEL_REASONS, cancelReasons } from '../../../booking/contracts/cancel-reasons.ts';
import { whenAndPartyText } from '../../../booking/rules/booking-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { TextArea } from '../../../ui/forms/field.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { cancelForm } from '../../contracts/party-forms.ts';
import { cancelForGuest } from '../../engine/parties/cancel.server.ts';
import { type PageArgs, requireAct, requireWorker, viewerIn } from '../../frame/desk-context.server.ts';
import { PostForm } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { may } from '../../rules/may.ts';
import { canBeCancelled } from '../../rules/party-status.ts';
import { partyIn } from './party-in.server.ts';

export async function loader(args: PageArgs) {
  const { restaurant, deps, party, path } = await partyIn(args);
  requireWorker(args, restaurant.storeId);
  if (!canBeCancelled(party, deps.clock().epochMilliseconds)) throw redirect(path, SEE_OTHER);
  const seesContacts = may(viewerIn(args).grants, 'see-contacts', restaurant.storeId);
  return {
    path,
    name: party.name,
    table: whenAndPartyText(party),
    sequence: party.sequence,
    hasGuarantee: party.guarantee === 'held',
    hasEmail: party.email !== '',
    phone: seesContacts ? party.phone : '',
  };
}

export async function action(args: PageArgs) {
  const { restaurant, deps, party, path } = await partyIn(args);
  const { storeId } = restaurant;
  const by = requireAct(args, 'work-day', storeId);
  if (!canBeCancelled(party, deps.clock().epochMilliseconds)) throw redirect(path, SEE_OTHER);
  const form = await readForm(args.request, cancelForm);
  if (!form.ok) return data({ problems: form.problems, given: form.given }, BAD_REQUEST);
  const outcome = await cancelForGuest(deps, { ...form.value, bookingId: party.id, storeId, date: party.date, by });
  // Already cancelled: the party’s page shows that.
  if (outcome.ok || outcome.reason === 'not-booked') throw redirect(path, SEE_OTHER);
  const problems = { reason: 'The guest has just changed this booking. Check it again, then cancel.' };
  return data({ problems, given: form.value }, CONFLICT);
}

function WhatHappens() {
  const { hasEmail, hasGuarantee, phone } = useLoaderData<typeof loader>();
  return (
    <p className="mt-4">
      We’ll release the table straight away, so this can’t be undone. {hasGuarantee && 'Their card won’t be charged. '}
      {hasEmail ? (
        'We’ll e-mail them.'
      ) : (
        <>
          There’s no e-mail address, so let them know yourself{phone && ': '}
          {phone && <PhoneLink phone={phone} />}.
        </>
      )}
    </p>
  );
}

export default function CancelPage() {
  const { path, name, table, sequence, hasEmail } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const problems: Record<string, string | undefined> = refused?.problems ?? {};
  return (
    <DeskPage title={`Cancel ${name}?`} narrow>
      <p className="mt-2 font-semibold">{table}</p>
      <WhatHappens />
      <PostForm fields={{ sequence }} className="mt-6 grid gap-5">
        <ChoiceGroup
          id="reason"
          name="reason"
          legend="Why?"
          value={refused?.given.reason ?? ''}
          choices={CANCEL_REASONS.map((value) => ({ value, text: cancelReasons[value].label }))}
          error={problems.reason}
        />
        {hasEmail && (
          <TextArea
            id="words"
            name="words"
            label="A few words for them"
            optional
            hint="We’ll put it in the e-mail."
            error={problems.words}
            defaultValue={refused?.given.words}
          />
        )}
        {!hasEmail && <input type="hidden" name="words" value="" />}
        <div className="flex flex-wrap items-center gap-6">
          <Button type="submit">Cancel the booking</Button>
          <Link to={path} className="inline-flex min-h-11 items-center text-link">
            Keep it
          </Link>
        </div>
      </PostForm>
    </DeskPage>
  );
}
