import { Form } from 'react-router';
import { formatTime } from '../../restaurants/wall-time.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { WAITLIST_OFFER_MINUTES } from '../constants.ts';
import { ContactFields } from './contact-fields.tsx';
import type { JourneyState } from './journey-state.ts';
import { dayInWords } from './journey-words.ts';
import { PlainErrors, typedCustomer } from './plain-details.tsx';
import { Chosen } from './plain-steps.tsx';
import { notifyChoices } from './waitlist-body.ts';

/** The line for a full time, without JavaScript. */
export function PlainWaitlist({ state, time }: { state: JourneyState; time: string }) {
  return (
    <Form method="post" noValidate className="grid gap-6">
      <h2 className="text-heading">In line for {formatTime(time)}</h2>
      <PlainErrors state={state} />
      <Chosen state={state} names={['occasion', 'covers', 'date', 'menu', 'area']} />
      <input type="hidden" name="wait" value={time} />
      <p>
        {dayInWords(state.selectedBookingDate ?? '')} at {formatTime(time)} is full. Should a table come free, the first
        in line hears of it and has {WAITLIST_OFFER_MINUTES} minutes to take it. Until then no table is yours.
      </p>
      <ChoiceGroup name="notifyBy" legend="How shall we tell you?" value="email" choices={notifyChoices} />
      <ContactFields {...typedCustomer(state)} emailHint="Your place in line goes here." />
      <Button type="submit" size="large" className="justify-self-start">
        Put me in line
      </Button>
    </Form>
  );
}
