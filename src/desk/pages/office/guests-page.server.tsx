import { data, useActionData, useLoaderData } from 'react-router';
import { TextField } from '../../../ui/forms/field.tsx';
import { BAD_REQUEST, FORBIDDEN } from '../../../values/http-status.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { addDays } from '../../../values/time/wall-time.ts';
import { guestsForm } from '../../contracts/guest-forms.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { addNote, removeNote } from '../../engine/office/guest-notes.server.ts';
import { eraseGuest } from '../../engine/office/guests.server.ts';
import {
  managedRestaurants,
  type PageArgs,
  personIn,
  requireAct,
  requireFresh,
} from '../../frame/desk-context.server.ts';
import { fieldsOf, PostForm, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { type RefusedForm, readForm } from '../../frame/read-form.server.ts';
import { isOffice } from '../../rules/may.ts';
import { guestContact } from '../../rules/office/guest-contact.ts';
import { GuestNotes, GuestRights, GuestVisits } from './guest-parts.server.tsx';
import { type GuestRecord, guestRecord } from './guest-record.server.ts';

const NOTE_DAYS = 365;
const LONGEST_NOTE_DAYS = 730;

const todayOf = ({ clock }: DeskDeps) => londonNow(clock().epochMilliseconds).date;

export function loader(args: PageArgs) {
  const { deps, grants } = personIn(args);
  const today = todayOf(deps);
  return {
    key: crypto.randomUUID(),
    isOffice: isOffice(grants),
    restaurants: managedRestaurants(args).map(({ storeId, title }) => ({ value: storeId, text: title })),
    noteUntil: addDays(today, NOTE_DAYS),
    noteUntilAtMost: addDays(today, LONGEST_NOTE_DAYS),
  };
}

type Answer = RefusedForm & { contact: string; guest: GuestRecord | null; done: string | null };
const ANSWER: Answer = { contact: '', guest: null, done: null, problems: {}, given: {} };

/** Responds with the page itself: a URL per guest would contain personal data. */
export async function action(args: PageArgs) {
  const restaurants = managedRestaurants(args);
  const { grants, by, deps } = personIn(args);
  const form = await readForm(args.request, guestsForm);
  const typed = form.ok ? form.value.contact : (form.given.contact ?? '');
  const contact = guestContact(typed);
  if (!contact) {
    const problems = {
      contact: 'Enter a full e-mail address or phone number. To search by name, use Today.',
    };
    return data<Answer>({ ...ANSWER, contact: typed, problems }, BAD_REQUEST);
  }
  const show = async (more: Partial<Answer> = {}): Promise<Answer> => {
    const guest = await guestRecord(deps, { contact, restaurants });
    return { ...ANSWER, contact: typed, guest, ...more };
  };
  if (!form.ok) return data(await show({ problems: form.problems, given: form.given }), BAD_REQUEST);
  const { value } = form;
  if (value.act === 'note') {
    const { key: id, storeId, note, expiresOn } = value;
    const today = todayOf(deps);
    if (expiresOn < today || expiresOn > addDays(today, LONGEST_NOTE_DAYS)) {
      const problems = { expiresOn: 'Choose a day within the next two years.' };
      return data(await show({ problems, given: { note, storeId, expiresOn } }), BAD_REQUEST);
    }
    await addNote(deps, { id, contact, storeId, note, expiresOn, by: requireAct(args, 'manage', storeId) });
    return show({ done: 'Note saved.' });
  }
  if (value.act === 'remove-note') {
    await removeNote(deps, { id: value.noteId, storeIds: restaurants.map(({ storeId }) => storeId), by });
    return show({ done: 'Note removed.' });
  }
  if (value.act === 'find') return show();
  if (!isOffice(grants)) throw data('Erasing a guest is for the office.', { status: FORBIDDEN });
  await requireFresh(args);
  const { tablesToCome } = await eraseGuest(deps, { email: value.contact, by });
  const stays = tablesToCome ? ' A table to come stays booked, and names nobody once it’s over.' : '';
  return { ...ANSWER, done: `Erased.${stays}` };
}

export default function GuestsPage() {
  const page = useLoaderData<typeof loader>();
  const answer: Answer = useActionData<typeof action>() ?? ANSWER;
  const { contact, guest } = answer;
  return (
    <DeskPage title="Guests">
      <PostForm fields={{ act: 'find' }} className="mt-4 flex max-w-2xl items-start gap-3">
        <TextField
          {...fieldsOf(answer)('contact', contact)}
          required
          autoComplete="off"
          className="min-w-0 grow"
          label="E-mail or phone number"
        />
        {/* In line with the field, below its label, whether there's an error or not. */}
        <Submit className="mt-8">Find</Submit>
      </PostForm>
      {answer.done && (
        <p role="status" className="mt-4 font-semibold">
          {answer.done}
        </p>
      )}
      {guest && (
        <>
          <GuestVisits guest={guest} />
          <GuestNotes guest={guest} contact={contact} form={page} refused={answer} />
          {page.isOffice && guest.email && <GuestRights email={guest.email} />}
        </>
      )}
    </DeskPage>
  );
}
