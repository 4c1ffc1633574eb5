import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { TextField } from '../../../ui/forms/field.tsx';
import { BAD_REQUEST, SEE_OTHER } from '../../../values/http-status.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { formatDayMonthYear } from '../../../values/time/wall-time.ts';
import { myForm } from '../../contracts/forms.ts';
import { readPasskeys, removePasskey } from '../../engine/passkeys.server.ts';
import { renamePerson } from '../../engine/people.server.ts';
import { setPin } from '../../engine/pins.server.ts';
import { type PageArgs, personIn, recentPersonIn } from '../../frame/desk-context.server.ts';
import { fieldsOf, PostButton, PostForm, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { PasskeyButton } from './passkey-button.server.tsx';
import { PinField } from './pin-field.server.tsx';

const dayOf = (at: Date) => formatDayMonthYear(londonNow(at.getTime()).date);

export async function loader(args: PageArgs) {
  const { person, isRecent, deps } = personIn(args);
  return { person, isRecent, passkeys: await readPasskeys(deps.db, person.id) };
}

export async function action(args: PageArgs) {
  const { person, deps } = personIn(args);
  const form = await readForm(args.request, myForm);
  if (!form.ok) return data(form, BAD_REQUEST);
  const { value } = form;
  if (value.act === 'rename') await renamePerson(deps.db, person.id, value.name);
  if (value.act === 'pin') await setPin(deps, person.id, value.pin);
  if (value.act === 'remove-passkey') await removePasskey(deps, recentPersonIn(args).person.id, value.passkeyId);
  throw redirect('/me', SEE_OTHER);
}

function Passkeys() {
  const { passkeys, isRecent } = useLoaderData<typeof loader>();
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="text-dish">Passkeys</h2>
      <p className="mt-2">
        {passkeys.length === 0
          ? 'Add a passkey to sign in with your fingerprint, face or screen lock. It takes a few seconds.'
          : 'Sign in with your fingerprint, face or screen lock.'}
      </p>
      <ul>
        {passkeys.map(({ id, createdAt }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b border-line py-1">
            <span>Added {dayOf(createdAt)}</span>
            <PostButton
              fields={{ act: 'remove-passkey', passkeyId: id }}
              aria-label={`Remove the passkey added ${dayOf(createdAt)}`}
            >
              Remove
            </PostButton>
          </li>
        ))}
      </ul>
      {isRecent ? (
        <PasskeyButton kind="add">Add a passkey</PasskeyButton>
      ) : (
        <p className="mt-4">To add or remove a passkey, sign out and in again first.</p>
      )}
    </section>
  );
}

const section = 'mt-8 grid gap-4 border-t border-line pt-6';

export default function MePage() {
  const { person } = useLoaderData<typeof loader>();
  const field = fieldsOf(useActionData<typeof action>());
  return (
    <DeskPage title={person.name || 'Welcome'} narrow>
      <p className="mt-1 text-ink-soft">{person.email}</p>
      <Passkeys />
      <PostForm fields={{ act: 'pin' }} className={section}>
        <PinField
          id="pin"
          name="pin"
          error={field('pin').error}
          label={person.hasPin ? 'New PIN' : 'PIN'}
          hint="For shared tablets, where you can’t use a passkey. 4 to 8 digits."
        />
        <Submit variant="line">{person.hasPin ? 'Change PIN' : 'Set PIN'}</Submit>
      </PostForm>
      <PostForm fields={{ act: 'rename' }} className={section}>
        <TextField
          {...field('name', person.name)}
          autoComplete="name"
          required
          label="Your name"
          hint="As your colleagues know you."
        />
        <Submit variant="line">Save name</Submit>
      </PostForm>
    </DeskPage>
  );
}
