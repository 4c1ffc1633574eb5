import type { ReactNode } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { formatDay } from '../../../values/time/wall-time.ts';
import { fieldsOf, PostForm, Submit } from '../../frame/forms.server.tsx';
import type { action, loader } from './block-acts.server.ts';

type Act = 'tables' | 'online' | 'pacing';

/** The form’s input and problems after a refusal. */
function useRefused(act: Act) {
  const refused = useActionData<typeof action>();
  return refused?.given.act === act ? refused : undefined;
}

type Closing = { act: Act; title: string; about: string; button?: string; example: string; children?: ReactNode };

function ClosingForm({ act, title, about, button = title, example, children }: Closing) {
  const { key, date } = useLoaderData<typeof loader>();
  const refused = useRefused(act);
  return (
    <PostForm
      fields={{ act, key: refused?.given.key ?? key, date }}
      action={`?date=${date}#${act}`}
      className="mt-8 grid max-w-lg gap-4"
    >
      <h2 id={act} className="text-dish">
        {title}
      </h2>
      <p>{about}</p>
      {children}
      <TextField
        {...fieldsOf(refused)('reason')}
        id={`${act}-reason`}
        required
        maxLength={120}
        label="Reason"
        hint={`For your team, such as “${example}”.`}
      />
      <Submit variant="basil">
        {button} on {formatDay(date)}
      </Submit>
    </PostForm>
  );
}

export function BlockForms() {
  const { parts, pacing, isOnlineStopped } = useLoaderData<typeof loader>();
  const field = fieldsOf(useRefused('tables'));
  return (
    <>
      <ClosingForm
        act="tables"
        title="Close tables"
        about="Nobody else can be booked there. Parties already booked stay until you move them."
        button="Close these tables"
        example="broken heater"
      >
        <Select
          {...field('where')}
          label="Which tables"
          required
          options={[
            { value: '', text: 'Choose…' },
            parts.all,
            { label: 'Areas', options: parts.areas },
            { label: 'Tables', options: parts.tables },
          ]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('from')} type="time" label="From" hint="Leave blank for opening time." />
          <TextField {...field('until')} type="time" label="Until" hint="Leave blank for closing time." />
        </div>
      </ClosingForm>
      {!isOnlineStopped && (
        <ClosingForm
          act="online"
          title="Stop online booking"
          about="Guests can’t book on the site. You can still book by phone and seat walk-ins."
          example="private party"
        />
      )}
      <ClosingForm
        act="pacing"
        title="Change pacing"
        about={`How many people may sit down every ${pacing.slotMinutes} minutes when they book online. It’s usually ${pacing.usual}.`}
        example="one chef short"
      >
        <TextField
          {...fieldsOf(useRefused('pacing'))('covers', pacing.covers)}
          type="number"
          inputMode="numeric"
          min={1}
          max={500}
          required
          label={`Most covers every ${pacing.slotMinutes} minutes`}
        />
      </ClosingForm>
    </>
  );
}
