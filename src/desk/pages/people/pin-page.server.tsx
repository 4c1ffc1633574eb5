import { redirect, useLoaderData } from 'react-router';
import { Select } from '../../../ui/forms/select.tsx';
import { SEE_OTHER } from '../../../values/http-status.ts';
import { staffWithPin } from '../../engine/pins.server.ts';
import { deskContext, deviceIn, type PageArgs } from '../../frame/desk-context.server.ts';
import { type DeskForm, SENDER_FIELDS, SendAgain } from '../../frame/desk-form.server.tsx';
import { Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { PinField } from './pin-field.server.tsx';

const ownForm: DeskForm = { method: 'post', action: '/desk/pin', fields: [] };

export async function loader(args: PageArgs) {
  const { deps, form, sender, problem } = args.context.get(deskContext);
  const staff = await staffWithPin(deps.db, deviceIn(args).storeId);
  return { staff, person: sender.person, problem, form: form.method === 'post' ? form : ownForm };
}

/** The PIN itself is taken before any page's action. */
export const action = () => redirect('/', SEE_OTHER);

/** Shown when a post comes from a tablet without an active person; the post is repeated with the PIN. */
export default function PinPage() {
  const { staff, form, person, problem } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Who’s this?" narrow>
      {staff.length === 0 ? (
        <p className="mt-4">Nobody here has a PIN yet. Sign in on your own device and set one there.</p>
      ) : (
        <SendAgain form={form}>
          <Select
            id="personId"
            name={SENDER_FIELDS.person}
            label="Name"
            defaultValue={person}
            options={staff.map(({ id, name }) => ({ value: id, text: name }))}
          />
          <PinField id="pin" name={SENDER_FIELDS.pin} label="PIN" error={problem} />
          <Submit>Carry on</Submit>
          <p className="text-sm text-ink-soft">For the next two minutes, whatever you do here is in your name.</p>
        </SendAgain>
      )}
    </DeskPage>
  );
}
