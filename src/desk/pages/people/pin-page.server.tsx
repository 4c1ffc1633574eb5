import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { BAD_REQUEST, SEE_OTHER, TOO_MANY_REQUESTS } from '../../../values/http-status.ts';
import { waitText } from '../../../values/time/duration.ts';
import { pinForm, statusForm } from '../../contracts/forms.ts';
import type { DeskRestaurant } from '../../engine/desk-deps.ts';
import { readPeople } from '../../engine/people.server.ts';
import { actOnDevice } from '../../engine/pins.server.ts';
import { setStatus } from '../../engine/set-status.server.ts';
import { deskContext, deviceIn } from '../../frame/desk-context.server.ts';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { grantsOnDevice } from '../../rules/may.ts';

/** Those who work at the tablet's restaurant and have a PIN. */
async function staffOf(args: Pick<LoaderFunctionArgs, 'context'>, storeId: string) {
  const people = await readPeople(args.context.get(deskContext).deps.db);
  return people
    .filter(({ hasPin, grants }) => hasPin && grantsOnDevice(grants, storeId).some(({ role }) => role === 'host'))
    .map(({ id, name }) => ({ id, name }));
}

export async function loader(args: LoaderFunctionArgs) {
  return { staff: await staffOf(args, deviceIn(args).storeId) };
}

const slugOf = (restaurants: readonly DeskRestaurant[], id: string) =>
  restaurants.find(({ storeId }) => storeId === id)?.slug ?? '';

/** Signs for what was tapped before the PIN was asked for, if anything was. */
export async function action(args: ActionFunctionArgs) {
  const device = deviceIn(args);
  const { deps } = args.context.get(deskContext);
  const form = await readForm(args.request, pinForm);
  if (!form.ok) return data(form, BAD_REQUEST);
  const { personId, pin } = form.value;
  const isStaff = (await staffOf(args, device.storeId)).some(({ id }) => id === personId);
  const outcome = isStaff
    ? await actOnDevice(deps, { device, personId, pin })
    : ({ ok: false, reason: 'wrong' } as const);
  if (outcome.ok) {
    const by = { personId, deviceId: device.id };
    const awaited = statusForm.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
    if (awaited.success) await setStatus(deps, { ...awaited.data, storeId: device.storeId, by });
    const place = awaited.success ? `#${awaited.data.bookingId}` : '';
    throw redirect(`/${slugOf(deps.restaurants(), device.storeId)}${place}`, SEE_OTHER);
  }
  const given = { personId };
  if (outcome.reason === 'wrong') return data({ problems: { pin: 'That PIN isn’t right.' }, given }, BAD_REQUEST);
  const wait = `Too many tries. Please wait ${waitText(outcome.seconds)}.`;
  return data({ problems: { pin: wait }, given }, TOO_MANY_REQUESTS);
}

export default function PinPage() {
  const { staff } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const problems: Record<string, string> = refused?.problems ?? {};
  if (staff.length === 0)
    return (
      <DeskPage title="Who’s this?" narrow>
        <p className="mt-4">Nobody here has a PIN yet. Sign in on your own device and set one there.</p>
      </DeskPage>
    );
  return (
    <DeskPage title="Who’s this?" narrow>
      <Form method="post" className="mt-6 grid gap-4">
        <Select
          id="personId"
          name="personId"
          label="Name"
          defaultValue={refused?.given.personId}
          error={problems.personId}
          options={staff.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <TextField
          id="pin"
          name="pin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          pattern="\d{4,8}"
          required
          label="PIN"
          error={problems.pin}
        />
        <div>
          <Button type="submit">Carry on</Button>
        </div>
        <p className="text-sm text-ink-soft">For the next two minutes, whatever you do here is in your name.</p>
      </Form>
    </DeskPage>
  );
}
