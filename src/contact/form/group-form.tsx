import { consentWords } from '../../customers/contracts/consent-words.ts';
import { FormFrame, fieldIdOf, fieldIn } from '../../forms/form-frame.tsx';
import { PersonFields } from '../../forms/person-fields.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { formatTime, timeOf } from '../../values/time/wall-time.ts';
import type { GroupBookingRequest } from '../contracts/group-booking.ts';
import type { ContactContent } from '../contracts/reasons.ts';
import { ContactThanks } from './contact-thanks.tsx';
import { leadEvents, sendGroup } from './send-form.ts';

const NAMES = [
  'storeId',
  'bookingType',
  'covers',
  'date',
  'time',
  'until',
  'specialRequest',
  'firstName',
  'lastName',
  'email',
  'telephoneNumber',
] as const satisfies (keyof GroupBookingRequest)[];

const FIRST_MINUTES = 9 * 60;
const HALF_HOUR = 30;
/** Every half hour from nine until midnight. */
const times = Array.from({ length: 31 }, (_, at) => timeOf((FIRST_MINUTES + at * HALF_HOUR) % (24 * 60)));
const timeChoices = [{ value: '', text: 'Choose' }, ...times.map((time) => ({ value: time, text: formatTime(time) }))];

type PartProps = { field: ReturnType<typeof fieldIn>; content: ContactContent };

function WhatAndWhen({ field, content: { restaurants, groupBooking } }: PartProps) {
  const choose = { value: '', text: 'Please choose' };
  return (
    <>
      <Select
        label="Which restaurant?"
        required
        {...field('storeId')}
        options={[choose, ...restaurants.map(({ storeId, title }) => ({ value: storeId, text: title }))]}
      />
      <Select
        label="What is it for?"
        required
        {...field('bookingType')}
        options={[choose, ...groupBooking.bookingTypes.map(({ id, name }) => ({ value: id, text: name }))]}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          label={`How many? ${groupBooking.minimumCovers} or more`}
          required
          type="number"
          inputMode="numeric"
          min={groupBooking.minimumCovers}
          {...field('covers')}
        />
        <TextField label="Which day?" required type="date" {...field('date')} />
        <Select label="From what time?" required {...field('time')} options={timeChoices} />
        <Select label="Until what time?" required {...field('until')} options={timeChoices} />
      </div>
      <TextArea
        label="Tell us about it"
        optional
        hint="A room of your own, food for everyone, allergies and access needs."
        rows={4}
        {...field('specialRequest')}
      />
    </>
  );
}

/** Asks a restaurant for a group; nothing is booked by it. */
export function GroupForm({ id, content }: { id: string; content: ContactContent }) {
  const state = useSentForm({
    formType: 'group-booking',
    send: sendGroup(content),
    events: leadEvents('group-booking'),
    keepsThanks: true,
  });
  const { fields, typed } = state.answer;
  // The venue is what is wrong with the choice of a restaurant.
  const answer = { ...state.answer, fields: { ...fields, ...(fields.venue && { storeId: fields.venue }) } };
  const field = fieldIn(id, answer);
  const tick = (name: string) => ({ id: fieldIdOf(id, name), name, defaultChecked: name in typed });
  return (
    <FormFrame
      {...{ id, state: { ...state, answer }, names: NAMES }}
      thanks={<ContactThanks state={state} thanks="Thank you for asking." again="Ask for another group" />}
      button="Send the request"
      keepsDraft
    >
      <WhatAndWhen field={field} content={content} />
      <PersonFields
        field={field}
        phone="telephoneNumber"
        phoneNeeded={false}
        emailHint="Our answer goes here."
        gap="gap-6"
      />
      <div>
        <Checkbox {...tick('shouldReceiveSms')}>Text me about this request.</Checkbox>
        <Checkbox {...tick('shouldReceivePromotions')}>{consentWords.emailWhileBooking}</Checkbox>
      </div>
    </FormFrame>
  );
}
