import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import type { FormProblems } from '../../frame/read-form.server.ts';
import type { GuestRecord } from './guest-record.server.ts';

type Visits = GuestRecord['past'];

function VisitList({ title, visits }: { title: string; visits: Visits }) {
  if (visits.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-sans font-bold">{title}</h3>
      <ul>
        {visits.map(({ id, when, where, covers, reference, status }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-b border-line py-2">
            <span className="w-72">{when}</span>
            <span>{[where, `${covers} covers`, status, reference].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function GuestVisits({ guest }: { guest: GuestRecord }) {
  const { names, emails, phones, toCome, past } = guest;
  return (
    <section className="mt-8">
      <h2 className="text-dish">{names.join(', ') || 'Nobody found'}</h2>
      {names.length === 0 && <p>No bookings at your restaurants with that e-mail address or phone number.</p>}
      <p className="text-ink-soft">{[...emails, ...phones].join(' · ')}</p>
      <VisitList title={`To come: ${toCome.length}`} visits={toCome} />
      <VisitList title={`Past and cancelled: ${past.length}`} visits={past} />
    </section>
  );
}

type NotesProps = {
  guest: GuestRecord;
  contact: string;
  form: { key: string; restaurants: { value: string; text: string }[]; noteUntil: string; noteUntilAtMost: string };
  problems: FormProblems;
  given: Record<string, string>;
};

export function GuestNotes({ guest, contact, form, problems, given }: NotesProps) {
  return (
    <section className="mt-8 max-w-2xl">
      <h2 className="text-dish">Notes</h2>
      <ul>
        {guest.notes.map(({ id, note, where, until }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b border-line py-2">
            <div>
              <p className="whitespace-pre-line">{note}</p>
              <p className="text-sm text-ink-soft">
                {where}, until {until}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="contact" value={contact} />
              <input type="hidden" name="noteId" value={id} />
              <Button
                type="submit"
                name="act"
                value="remove-note"
                variant="quiet"
                size="small"
                aria-label={`Remove the note “${note.slice(0, 40)}”`}
              >
                Remove
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" className="mt-4 grid gap-4">
        <input type="hidden" name="act" value="note" />
        <input type="hidden" name="contact" value={contact} />
        <input type="hidden" name="key" value={form.key} />
        <TextArea
          id="note"
          name="note"
          required
          maxLength={500}
          label="New note"
          hint="What helps at the table. The guest may ask to read it."
          error={problems.note}
          defaultValue={given.note}
        />
        <Select
          id="storeId"
          name="storeId"
          label="Restaurant"
          options={form.restaurants}
          defaultValue={given.storeId}
        />
        <TextField
          id="expiresOn"
          name="expiresOn"
          type="date"
          required
          label="Delete it after"
          max={form.noteUntilAtMost}
          error={problems.expiresOn}
          defaultValue={given.expiresOn ?? form.noteUntil}
        />
        <div>
          <Button type="submit" variant="line">
            Save note
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** Says what will be erased, for confirmation. */
export function GuestErasure({ guest }: { guest: GuestRecord }) {
  const { email, toCome, past } = guest;
  return (
    <section className="mt-8 grid max-w-2xl gap-4">
      <h2 className="text-dish">Erase {email}?</h2>
      <p>
        This takes the name, e-mail address, phone number, needs and requests off {past.length} past or cancelled
        bookings and all waiting lists, at every restaurant, and deletes notes, messages, job applications, preferences
        and referral links. There’ll be no more news or offers.
      </p>
      <p>
        {toCome.length === 0
          ? 'There are no tables to come.'
          : `Tables to come: ${toCome.length}. They stay booked, and keep the name until they’re over.`}{' '}
        Vouchers already sent remain valid. This can’t be undone.
      </p>
      <Form method="post" className="flex flex-wrap gap-4">
        <input type="hidden" name="contact" value={email ?? ''} />
        <Button type="submit" name="act" value="erase">
          Erase everything
        </Button>
        <Button type="submit" name="act" value="find" variant="line">
          Don’t erase
        </Button>
      </Form>
    </section>
  );
}
