import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { BAD_REQUEST, NOT_FOUND, SEE_OTHER } from '../../../values/http-status.ts';
import { deviceForm } from '../../contracts/forms.ts';
import { enrolDevice, readDevices, removeDevice } from '../../engine/devices.server.ts';
import { endSession } from '../../engine/sessions.server.ts';
import {
  deskContext,
  managedRestaurants,
  type PageArgs,
  requireAct,
  requireFresh,
} from '../../frame/desk-context.server.ts';
import { fieldsOf, PostButton, PostForm, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';

export async function loader(args: PageArgs) {
  const restaurants = managedRestaurants(args);
  const devices = await readDevices(args.context.get(deskContext).deps.db);
  const placeOf = (id: string) => restaurants.filter(({ storeId }) => storeId === id);
  return {
    restaurants,
    devices: devices.flatMap((device) => placeOf(device.storeId).map(({ title }) => ({ ...device, title }))),
  };
}

export async function action(args: PageArgs) {
  const { deps, tokens, setToken } = args.context.get(deskContext);
  const form = await readForm(args.request, deviceForm);
  if (!form.ok) return data(form, BAD_REQUEST);
  const { value } = form;
  if (value.act === 'remove') {
    const device = (await readDevices(deps.db)).find(({ id }) => id === value.deviceId);
    if (!device) throw data('There’s no such tablet.', { status: NOT_FOUND });
    await removeDevice(deps, { ...device, by: requireAct(args, 'manage', device.storeId) });
    throw redirect('/devices', SEE_OTHER);
  }
  const restaurant = deps.restaurants().find(({ storeId }) => storeId === value.storeId);
  if (!restaurant) throw data('There’s no such restaurant.', { status: NOT_FOUND });
  const by = requireAct(args, 'manage', restaurant.storeId);
  await requireFresh(args);
  setToken('device', await enrolDevice(deps, { storeId: restaurant.storeId, name: value.name, by }));
  // The tablet is shared from now on; the manager is signed out.
  if (tokens.session) await endSession(deps.db, tokens.session);
  setToken('session', null);
  throw redirect(`/${restaurant.slug}`, SEE_OTHER);
}

export default function DevicesPage() {
  const { devices, restaurants } = useLoaderData<typeof loader>();
  const field = fieldsOf(useActionData<typeof action>());
  return (
    <DeskPage title="Tablets">
      {devices.length === 0 && <p className="mt-4">No tablets are shared yet.</p>}
      <ul className="mt-4 max-w-3xl">
        {devices.map(({ id, name, title }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-4 border-b border-line">
            <span>
              <strong>{name}</strong>, {title}
            </span>
            <PostButton fields={{ act: 'remove', deviceId: id }} aria-label={`Remove ${name}, ${title}`}>
              Remove
            </PostButton>
          </li>
        ))}
      </ul>
      <PostForm fields={{ act: 'enrol' }} className="mt-10 grid max-w-lg gap-4">
        <h2 className="text-dish">Share this tablet</h2>
        <p>
          It’ll show the day to everyone at the restaurant, and ask for a PIN before anything changes. You’ll be signed
          out on it.
        </p>
        <TextField {...field('name')} required label="Name" hint="Where it stands, such as Front door." />
        <Select
          {...field('storeId')}
          label="Restaurant"
          options={restaurants.map(({ storeId, title }) => ({ value: storeId, text: title }))}
        />
        <Submit>Share this tablet</Submit>
      </PostForm>
    </DeskPage>
  );
}
