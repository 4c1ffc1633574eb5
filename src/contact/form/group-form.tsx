import { useEffect, useState } from 'react';
import { consentWords } from '../../customers/contracts/consent-words.ts';
import { FormFrame, fieldIdOf, fieldIn } from '../../forms/form-frame.tsx';
import { PersonFields } from '../../forms/person-fields.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { inServiceOrder } from '../../values/time/time-window.ts';
import { formatTime } from '../../values/time/wall-time.ts';
import type { GroupBookingRequest } from '../contracts/group-booking.ts';
import type { ContactContent } from '../contracts/reasons.ts';
import { closedWords, endTimes, isAfter, type OpenTimes, startTimes } from '../rules/group-times.ts';
import { type ContactSent, leadEvents } from './contact-sent.ts';
import { ContactThanks } from './contact-thanks.tsx';
import { useOpenTimes } from './group-hours.ts';

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

const HANGING = { storeId: ['date'], date: ['time'], time: ['until'], shouldReceiveSms: ['telephoneNumber'] };

/** Keeps the chosen time among the options when the day changes. */
const choicesOf = (times: readonly string[], choice: string) => [
  { value: '', text: 'Choose' },
  ...inServiceOrder(new Set(choice ? [...times, choice] : times)).map((time) => ({
    value: time,
    text: formatTime(time),
  })),
];

type PartProps = { field: ReturnType<typeof fieldIn>; values: Record<string, string>; content: ContactContent };

/** The restaurant's start and end times on the day, once both are chosen. */
function FromAndUntil({ field, values, open }: Omit<PartProps, 'content'> & { open: OpenTimes | null }) {
  const [time, setTime] = useState(values.time ?? '');
  const [until, setUntil] = useState(values.until ?? '');
  const [from, to] = [field('time'), field('until')];
  const isTooEarly = time !== '' && until !== '' && !isAfter(until, time);
  const hours = open ? `Open from ${formatTime(open.open)} to ${formatTime(open.close)} that day.` : undefined;
  return (
    <>
      <Select
        label="What time?"
        required
        {...from}
        hint={hours}
        onChange={({ target }) => setTime(target.value)}
        options={choicesOf(startTimes(open), time)}
      />
      <Select
        label="Until what time?"
        required
        {...to}
        hint={hours && 'No later than closing time.'}
        error={isTooEarly ? `Choose a time after ${formatTime(time)}, your start time.` : to.error}
        onChange={({ target }) => setUntil(target.value)}
        options={choicesOf(endTimes(open, time), until)}
      />
    </>
  );
}

function WhatAndWhen({ field, values, content: { restaurants, groupBooking } }: PartProps) {
  const [storeId, setStoreId] = useState(values.storeId ?? '');
  const [date, setDate] = useState(values.date ?? '');
  const day = field('date');
  // A date typed before hydration fires no change event.
  useEffect(() => {
    const control = document.getElementById(day.id);
    if (control instanceof HTMLInputElement) setDate(control.value);
  }, [day.id]);
  const restaurant = restaurants.find((candidate) => candidate.storeId === storeId);
  const hours = useOpenTimes({ slug: restaurant?.slug, date });
  const open = hours === 'closed' ? null : hours;
  const closedText = hours === 'closed' && restaurant ? closedWords(restaurant.title, date) : undefined;
  const choose = { value: '', text: 'Choose' };
  return (
    <>
      <Select
        label="Which restaurant?"
        required
        {...field('storeId')}
        onChange={({ target }) => setStoreId(target.value)}
        options={[choose, ...restaurants.map(({ storeId, title }) => ({ value: storeId, text: title }))]}
      />
      <Select
        label="What’s the occasion?"
        required
        {...field('bookingType')}
        options={[choose, ...groupBooking.bookingTypes.map(({ id, name }) => ({ value: id, text: name }))]}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          label="How many of you?"
          hint={`${groupBooking.minimumCovers} or more.`}
          required
          type="number"
          inputMode="numeric"
          min={groupBooking.minimumCovers}
          {...field('covers')}
        />
        <TextField
          label="Which day?"
          required
          type="date"
          {...day}
          error={closedText ?? day.error}
          onChange={({ target }) => setDate(target.value)}
        />
        <FromAndUntil field={field} values={values} open={open} />
      </div>
      <p role="status" className="sr-only">
        {closedText}
      </p>
      <TextArea
        label="Tell us about it"
        optional
        hint="For example: a private room, a set menu, allergies, access needs."
        rows={4}
        {...field('specialRequest')}
      />
    </>
  );
}

/** Sends a group enquiry to a restaurant; doesn't book. */
export function GroupForm({ id, content }: { id: string; content: ContactContent }) {
  const state = useSentForm<ContactSent>({
    formType: 'group-booking',
    captcha: 'network',
    hanging: HANGING,
    events: leadEvents('group-booking'),
    keepsThanks: true,
  });
  const { typed: values } = state.answer;
  const [byText, setByText] = useState('shouldReceiveSms' in values);
  const field = fieldIn(id, state.answer);
  const tick = (name: string) => ({ id: fieldIdOf(id, name), name, defaultChecked: name in values });
  return (
    <FormFrame
      id={id}
      state={state}
      names={NAMES}
      thanks={<ContactThanks state={state} thanks="Thanks, we’ve got your request." again="Send another request" />}
      button="Send the request"
      keepsDraft
    >
      <WhatAndWhen field={field} values={values} content={content} />
      <PersonFields
        field={field}
        phone="telephoneNumber"
        phoneNeeded={byText}
        emailHint="We’ll reply here."
        gap="gap-6"
      />
      <div>
        <Checkbox {...tick('shouldReceiveSms')} onChange={({ target }) => setByText(target.checked)}>
          Text me about this request.
        </Checkbox>
        <Checkbox {...tick('shouldReceivePromotions')}>{consentWords.emailWhileBooking}</Checkbox>
      </div>
    </FormFrame>
  );
}
