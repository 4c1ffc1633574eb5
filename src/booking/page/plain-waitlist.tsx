import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { formatTime } from '../../values/time/wall-time.ts';
import { notifyChoices } from '../flow/waitlist/waitlist-body.ts';
import type { WaitlistWindow } from '../flow/waitlist/waitlist-window.ts';
import { ContactFields } from '../parts/contact-fields.tsx';
import { FoldedNeeds } from '../parts/details/folded-needs.tsx';
import { WaitlistWindowFields } from '../parts/waitlist/waitlist-window-fields.tsx';
import { OFFER_LENGTH } from '../rules/when-full/waitlist-offer.ts';
import { customerErrors, type PlainFormProps, typedCustomer, WhatIsBooked } from './plain-details.tsx';
import { Chosen } from './plain-steps.tsx';

type PlainWaitlistProps = Omit<PlainFormProps, 'idempotencyKey'> & { time: string; offered: WaitlistWindow | null };

/** The waitlist form without JavaScript. */
export function PlainWaitlist({ state, time, offered }: PlainWaitlistProps) {
  return (
    <Form method="post" noValidate className="grid gap-6">
      <h2 className="text-heading">Waiting list for {formatTime(time)}</h2>
      <WhatIsBooked state={state} time={time} />
      <ErrorSummary errors={customerErrors(state)} autoFocus />
      <Chosen state={state} names={['occasion', 'covers', 'date', 'menu', 'area', 'offer']} />
      <input type="hidden" name="wait" value={time} />
      <p>If a table comes up, we’ll offer it to whoever’s first on the list and hold it for {OFFER_LENGTH}.</p>
      {offered && <WaitlistWindowFields {...offered} date={state.selectedBookingDate ?? ''} />}
      <ChoiceGroup
        name="notifyBy"
        legend="How should we let you know?"
        value={state.notifyBy}
        choices={notifyChoices}
      />
      <ContactFields {...typedCustomer(state)} />
      <FoldedNeeds party={state} value={state.needs} />
      <Button type="submit" size="large" className="justify-self-start">
        Join the waiting list
      </Button>
    </Form>
  );
}
