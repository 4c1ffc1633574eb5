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
import { BAD_REQUEST, FORBIDDEN, SEE_OTHER } from '../../../values/http-status.ts';
import { peopleForm } from '../../contracts/forms.ts';
import { type Grant, ROLES, roleNames } from '../../contracts/roles.ts';
import { changePeople } from '../../engine/change-people.server.ts';
import { type DeskPerson, readPeople } from '../../engine/people.server.ts';
import { actorOf } from '../../engine/viewer.server.ts';
import { deskContext, deskRestaurants, personIn } from '../../frame/desk-context.server.ts';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { requireFresh } from '../../frame/require-fresh.server.ts';
import { isOffice, mayGrant, mayManage } from '../../rules/may.ts';

/** The people whose roles somebody may change, each with those of their roles alone. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = personIn(args);
  const { deps } = args.context.get(deskContext);
  const restaurants = deskRestaurants(args, 'manage');
  if (restaurants.length === 0) throw data('You don’t manage a restaurant.', { status: FORBIDDEN });
  const titles = new Map(restaurants.map(({ storeId, title }) => [storeId, title]));
  const people = (await readPeople(deps.db))
    .filter(({ grants }) => grants.some((grant) => mayGrant(viewer.grants, grant)))
    .map(({ grants, ...person }) => ({
      ...person,
      isYou: person.id === viewer.person.id,
      mayEnd: mayManage(viewer.grants, grants),
      grants: grants
        .filter((grant) => mayGrant(viewer.grants, grant))
        .map((grant) => ({
          ...grant,
          place: grant.storeId === null ? 'All restaurants' : (titles.get(grant.storeId) ?? grant.storeId),
        })),
    }));
  return { people, restaurants, isOffice: isOffice(viewer.grants) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = personIn(args);
  const { deps } = args.context.get(deskContext);
  const form = await readForm(args.request, peopleForm);
  if (!form.ok) return data(form, BAD_REQUEST);
  await requireFresh(args);
  const outcome = await changePeople(deps, form.value, {
    personId: viewer.person.id,
    grants: viewer.grants,
    by: actorOf(viewer),
  });
  if (!outcome) throw data('You can’t change that person’s role.', { status: FORBIDDEN });
  throw redirect('/people', SEE_OTHER);
}

type ShownPerson = ReturnType<typeof useLoaderData<typeof loader>>['people'][number];

function Hidden({ act, person, grant }: { act: string; person: Pick<DeskPerson, 'id'>; grant?: Grant }) {
  return (
    <>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="personId" value={person.id} />
      {grant && <input type="hidden" name="storeId" value={grant.storeId ?? ''} />}
    </>
  );
}

function RoleRow({ person, grant }: { person: ShownPerson; grant: ShownPerson['grants'][number] }) {
  const label = `${person.name}’s role at ${grant.place}`;
  if (person.isYou)
    return (
      <li className="flex min-h-11 items-center justify-between gap-4">
        <span>{grant.place}</span>
        <span className="font-semibold">{roleNames[grant.role]}</span>
      </li>
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <span>{grant.place}</span>
      <span className="flex items-center gap-2">
        <Form method="post" className="flex items-center gap-2">
          <Hidden act="grant" person={person} grant={grant} />
          <select
            name="role"
            defaultValue={grant.role}
            aria-label={label}
            className="min-h-10 rounded-sm border border-edge bg-paper px-2"
          >
            {ROLES.filter((role) => role !== 'office' || grant.storeId === null).map((role) => (
              <option key={role} value={role}>
                {roleNames[role]}
              </option>
            ))}
          </select>
          <Button type="submit" variant="line" size="small" aria-label={`Change ${label}`}>
            Change
          </Button>
        </Form>
        <Form method="post">
          <Hidden act="withdraw" person={person} grant={grant} />
          <Button type="submit" variant="quiet" size="small" aria-label={`Remove ${person.name} from ${grant.place}`}>
            Remove
          </Button>
        </Form>
      </span>
    </li>
  );
}

function Person({ person }: { person: ShownPerson }) {
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-sans text-base font-bold">
          {person.name || person.email}
          {person.isYou && ' (you)'}
        </h2>
        {person.mayEnd && (
          <Form method="post">
            <Hidden act="sign-out" person={person} />
            <Button type="submit" variant="quiet" size="small" aria-label={`Sign out everywhere: ${person.name}`}>
              Sign out everywhere
            </Button>
          </Form>
        )}
      </div>
      <p className="text-sm text-ink-soft">{person.email}</p>
      <ul>
        {person.grants.map((grant) => (
          <RoleRow key={grant.storeId} person={person} grant={grant} />
        ))}
      </ul>
    </li>
  );
}

function Invitation() {
  const { restaurants, isOffice: forAll } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const places = restaurants.map(({ storeId, title }) => ({ value: storeId, text: title }));
  const roles = ROLES.filter((role) => forAll || role !== 'office');
  return (
    <Form method="post" className="mt-10 grid max-w-lg gap-4">
      <h2 className="text-dish">Invite somebody</h2>
      <input type="hidden" name="act" value="invite" />
      <TextField
        id="name"
        name="name"
        required
        label="Name"
        error={refused?.problems.name}
        defaultValue={refused?.given.name}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        required
        label="E-mail"
        hint="We’ll e-mail a link that works once, for a day."
        error={refused?.problems.email}
        defaultValue={refused?.given.email}
      />
      <Select
        id="storeId"
        name="storeId"
        label="Restaurant"
        defaultValue={refused?.given.storeId}
        options={forAll ? [...places, { value: '', text: 'All restaurants' }] : places}
      />
      <Select
        id="role"
        name="role"
        label="Role"
        hint={forAll ? 'Office is for all restaurants only.' : undefined}
        error={refused?.problems.role}
        defaultValue={refused?.given.role}
        options={roles.map((role) => ({ value: role, text: roleNames[role] }))}
      />
      <div>
        <Button type="submit">Send invitation</Button>
      </div>
    </Form>
  );
}

export default function PeoplePage() {
  const { people } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="People">
      <ul className="mt-4 max-w-3xl">
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      <Invitation />
    </DeskPage>
  );
}
