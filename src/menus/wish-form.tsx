import type { FormEvent } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { diets, type Wishes } from './allergen-filter.ts';
import { allergenSlug, allergens, capitalised } from './allergens.ts';
import { type MenuQuery, readMenuQuery } from './menu-query.ts';
import { dietWords } from './wish-words.ts';

type WishFormProps = {
  query: MenuQuery;
  matrix: string;
  choose: (wishes: Wishes, hash?: string) => void;
};

/** Those picked and the one now ticked or not, in the order of the list. */
function toggled<T>(list: readonly T[], picked: readonly T[], one: T, ticked: boolean): T[] {
  return list.filter((other) => (other === one ? ticked : picked.includes(other)));
}

function wishesOf(form: HTMLFormElement): Wishes {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readMenuQuery(new URLSearchParams(entries)).wishes;
}

/** The note to the kitchen: fourteen boxes and three marks. Sent as a plain form, or followed as it is ticked. */
export function WishForm({ query, matrix, choose }: WishFormProps) {
  const { wishes } = query;
  const { pathname } = useLocation();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(wishesOf(event.currentTarget), 'dishes');
  };
  return (
    <Form method="get" action={pathname} onSubmit={send} className="wish-form">
      {query.restaurant && <input type="hidden" name="restaurant" value={query.restaurant} />}
      <fieldset>
        <legend className="font-bold">Leave out every dish with</legend>
        <div className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3 xl:grid-cols-4">
          {allergens.map((name) => (
            <Checkbox
              key={name}
              id={`without-${allergenSlug(name)}`}
              name="without"
              value={allergenSlug(name)}
              checked={wishes.without.includes(name)}
              onChange={({ target }) =>
                choose({ ...wishes, without: toggled(allergens, wishes.without, name, target.checked) })
              }
            >
              {capitalised(name)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-4 border-t border-basil/40 pt-4">
        <legend className="float-left mb-2 w-full font-bold">Only dishes marked</legend>
        <div className="clear-both flex flex-wrap gap-x-8">
          {diets.map((diet) => (
            <Checkbox
              key={diet}
              id={`diet-${diet}`}
              name="diet"
              value={diet}
              checked={wishes.diets.includes(diet)}
              onChange={({ target }) =>
                choose({ ...wishes, diets: toggled(diets, wishes.diets, diet, target.checked) })
              }
            >
              {capitalised(dietWords[diet])}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" variant="basil">
          Show the dishes
          <span className="sr-only"> that suit</span>
        </Button>
        <Link to={matrix} prefetch="intent" className="text-link inline-flex min-h-11 items-center font-semibold">
          All 14 allergens in one table
        </Link>
      </div>
    </Form>
  );
}
