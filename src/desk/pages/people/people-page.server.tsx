import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { BAD_REQUEST, FORBIDDEN, SEE_OTHER } from '../../../values/http-status.ts';
import { peopleForm } from '../../contracts/forms.ts';
import { ROLES, roleNames } from '../../contracts/roles.ts';
import { changePeople } from '../../engine/change-people.server.ts';
import { readPeople } from '../../engine/people.server.ts';
import { managedRestaurants, type PageArgs, personIn, requireFresh } from '../../frame/desk-context.server.ts';
import { fieldsOf, PostButton, PostForm, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { isOffice, mayGrant, mayManage } from '../../rules/may.ts';

/** The people whose roles somebody may change, each with those of their roles alone. */
export async function loader(args: PageArgs) {
  const viewer = personIn(args);
  const restaurants = managedRestaurants(args);
  const titles = new Map(restaurants.map(({ storeId, title }) => [storeId, title]));
  const people = (await readPeople(viewer.deps.db))
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

export async function action(args: PageArgs) {
  const { person, grants, by, deps } = personIn(args);
  const form = await readForm(args.request, peopleForm);
  if (!form.ok) return data(form, BAD_REQUEST);
  await requireFresh(args);
  const outcome = await changePeople(deps, form.value, { personId: person.id, grants, by });
  if (!outcome) throw data('You can’t change that person’s role.', { status: FORBIDDEN });
  throw redirect('/people', SEE_OTHER);
}

type ShownPerson = ReturnType<typeof useLoaderData<typeof loader>>['people'][number];

function RoleRow({ person, grant }: { person: ShownPerson; grant: ShownPerson['grants'][number] }) {
  const { place, role, storeId } = grant;
  const label = `${person.name}’s role at ${place}`;
  const fields = { personId: person.id, storeId: storeId ?? '' };
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <span>{place}</span>
      {person.isYou ? (
        <span className="font-semibold">{roleNames[role]}</span>
      ) : (
        <span className="flex items-center gap-2">
          <PostForm fields={{ act: 'grant', ...fields }} className="flex items-center gap-2">
            <select
              name="role"
              defaultValue={role}
              aria-label={label}
              className="min-h-10 rounded-sm border border-edge bg-paper px-2"
            >
              {ROLES.filter((each) => each !== 'office' || storeId === null).map((each) => (
                <option key={each} value={each}>
                  {roleNames[each]}
                </option>
              ))}
            </select>
            <Button type="submit" variant="line" size="small" aria-label={`Change ${label}`}>
              Change
            </Button>
          </PostForm>
          <PostButton fields={{ act: 'withdraw', ...fields }} aria-label={`Remove ${person.name} from ${place}`}>
            Remove
          </PostButton>
        </span>
      )}
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
          <PostButton
            fields={{ act: 'sign-out', personId: person.id }}
            aria-label={`Sign out everywhere: ${person.name}`}
          >
            Sign out everywhere
          </PostButton>
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

export default function PeoplePage() {
  const { people, restaurants, isOffice: forAll } = useLoaderData<typeof loader>();
  const field = fieldsOf(useActionData<typeof action>());
  const places = restaurants.map(({ storeId, title }) => ({ value: storeId, text: title }));
  const roles = ROLES.filter((role) => forAll || role !== 'office');
  return (
    <DeskPage title="People">
      <ul className="mt-4 max-w-3xl">
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      <PostForm fields={{ act: 'invite' }} className="mt-10 grid max-w-lg gap-4">
        <h2 className="text-dish">Invite somebody</h2>
        <TextField {...field('name')} required label="Name" />
        <TextField
          {...field('email')}
          type="email"
          required
          label="E-mail"
          hint="We’ll e-mail a link that works once, for a day."
        />
        <Select
          {...field('storeId')}
          label="Restaurant"
          options={forAll ? [...places, { value: '', text: 'All restaurants' }] : places}
        />
        <Select
          {...field('role')}
          label="Role"
          hint={forAll ? 'Office is for all restaurants only.' : undefined}
          options={roles.map((role) => ({ value: role, text: roleNames[role] }))}
        />
        <Submit>Send invitation</Submit>
      </PostForm>
    </DeskPage>
  );
}
