import { TextArea, TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Fold, fieldsOf, PostButton, PostForm, Submit, TapLink } from '../../frame/forms.server.tsx';
import type { RefusedForm } from '../../frame/read-form.server.ts';
import type { GuestRecord } from './guest-record.server.ts';

type Visits = GuestRecord['past'];

function VisitList({ title, visits }: { title: string; visits: Visits }) {
  if (visits.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-sans font-bold">{title}</h3>
      <ul>
        {visits.map(({ id, path, when, where, covers, reference, status, needs }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-line">
            <span className="w-72">
              <TapLink to={path}>{when}</TapLink>
            </span>
            <span>{[where, `${covers} covers`, status, reference, needs].filter(Boolean).join(' · ')}</span>
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
  refused: RefusedForm;
};

export function GuestNotes({ guest, contact, form, refused }: NotesProps) {
  const field = fieldsOf(refused);
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
            <PostButton
              fields={{ act: 'remove-note', contact, noteId: id }}
              aria-label={`Remove the note “${note.slice(0, 40)}”`}
            >
              Remove
            </PostButton>
          </li>
        ))}
      </ul>
      <PostForm fields={{ act: 'note', contact, key: form.key }} className="mt-4 grid gap-4">
        <TextArea
          {...field('note')}
          required
          maxLength={500}
          label="New note"
          hint="What helps at the table. The guest may ask to read it."
        />
        <Select {...field('storeId')} label="Restaurant" options={form.restaurants} />
        <TextField
          {...field('expiresOn', form.noteUntil)}
          type="date"
          required
          label="Delete it after"
          max={form.noteUntilAtMost}
        />
        <Submit variant="line">Save note</Submit>
      </PostForm>
    </section>
  );
}

/** What the office does when a guest asks: a copy of their data, or its erasure once it's seen what that means. */
export function GuestRights({ email }: { email: string }) {
  const fields = { contact: email };
  return (
    <section className="mt-10 grid max-w-2xl gap-4 border-t border-line pt-6">
      <h2 className="text-dish">If {email} asks</h2>
      <PostButton fields={fields} action="/guests/export" variant="line" size="medium">
        Download everything we hold
      </PostButton>
      <Fold summary={`Erase ${email}`} look="underline underline-offset-4">
        <p className="my-4">
          This takes the name, e-mail address, phone number, needs and requests off their past and cancelled bookings
          and all waiting lists, at every restaurant, and deletes notes, messages, job applications, preferences and
          referral links. There’ll be no more news or offers.
        </p>
        <p className="my-4">
          Tables to come stay booked, and keep the name until they’re over. Vouchers already sent remain valid. This
          can’t be undone.
        </p>
        <PostButton fields={{ act: 'erase', ...fields }} variant="tomato" size="medium">
          Erase everything
        </PostButton>
      </Fold>
    </section>
  );
}
