import type { ReactNode } from 'react';
import { Form, useActionData, useLoaderData } from 'react-router';
import { TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { formatDay } from '../../../values/time/wall-time.ts';
import { Submit } from '../../frame/forms.server.tsx';
import type { FormProblems } from '../../frame/read-form.server.ts';
import type { action, loader } from './block-acts.server.ts';

type Act = 'tables' | 'online' | 'pacing';

/** The form’s input and problems after a refusal. */
function useRefused(act: Act): { problems: FormProblems; given: Record<string, string | undefined> } {
  const refused = useActionData<typeof action>();
  return refused?.given.act === act ? refused : { problems: {}, given: {} };
}

type Closing = { act: Act; title: string; about: string; button: string; example: string; children?: ReactNode };

function ClosingForm({ act, title, about, button, example, children }: Closing) {
  const { key, date } = useLoaderData<typeof loader>();
  const { problems, given } = useRefused(act);
  return (
    <Form method="post" action={`?date=${date}#${act}`} className="mt-8 grid max-w-lg gap-4">
      <h2 id={act} tabIndex={-1} className="text-dish">
        {title}
      </h2>
      <p>{about}</p>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="key" value={given.key ?? key} />
      <input type="hidden" name="date" value={date} />
      {children}
      <TextField
        id={`${act}-reason`}
        name="reason"
        required
        maxLength={120}
        label="Reason"
        hint={`For your team, such as “${example}”.`}
        error={problems.reason}
        defaultValue={given.reason}
      />
      <Submit variant="basil">
        {button} on {formatDay(date)}
      </Submit>
    </Form>
  );
}

function CloseTables() {
  const { parts } = useLoaderData<typeof loader>();
  const { problems, given } = useRefused('tables');
  const time = (name: 'from' | 'until', label: string, hint: string) => (
    <TextField
      id={name}
      name={name}
      type="time"
      label={label}
      hint={hint}
      error={problems[name]}
      defaultValue={given[name]}
    />
  );
  return (
    <ClosingForm
      act="tables"
      title="Close tables"
      about="Nobody else can be booked there. Parties already booked stay until you move them."
      button="Close these tables"
      example="broken heater"
    >
      <Select
        id="where"
        name="where"
        label="Which tables"
        error={problems.where}
        defaultValue={given.where ?? parts.tables[0]?.value}
        options={[parts.all, { label: 'Areas', options: parts.areas }, { label: 'Tables', options: parts.tables }]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {time('from', 'From', 'Leave blank for opening time.')}
        {time('until', 'Until', 'Leave blank for closing time.')}
      </div>
    </ClosingForm>
  );
}

export function BlockForms() {
  const { pacing, isOnlineStopped } = useLoaderData<typeof loader>();
  const { problems, given } = useRefused('pacing');
  return (
    <>
      <CloseTables />
      {!isOnlineStopped && (
        <ClosingForm
          act="online"
          title="Stop online booking"
          about="Guests can’t book on the site. You can still book by phone and seat walk-ins."
          button="Stop online booking"
          example="private party"
        />
      )}
      <ClosingForm
        act="pacing"
        title="Change pacing"
        about={`How many people may sit down every ${pacing.slotMinutes} minutes when they book online. It’s usually ${pacing.usual}.`}
        button="Change pacing"
        example="one chef short"
      >
        <TextField
          id="covers"
          name="covers"
          type="number"
          inputMode="numeric"
          min={1}
          max={500}
          required
          label={`Most covers every ${pacing.slotMinutes} minutes`}
          error={problems.covers}
          defaultValue={given.covers ?? String(pacing.covers)}
        />
      </ClosingForm>
    </>
  );
}
