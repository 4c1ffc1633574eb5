import { type FormEvent, startTransition, useOptimistic } from 'react';
import { Form, useLocation } from 'react-router';
import { painted } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { PageLink } from '../../ui/links/page-link.tsx';
import { allergenSlug, allergens } from '../../values/allergens/allergens.ts';
import { capitalise } from '../../values/text.ts';
import { type DietaryFilter, diets } from '../allergen-filter.ts';
import { type MenuQuery, readMenuQuery } from '../menu-query.ts';
import { dietWords } from './dietary-filter-text.ts';

type DietaryFilterFormProps = {
  query: MenuQuery;
  matrix: string;
  choose: (filter: DietaryFilter, hash?: string) => void;
};

/** The picked values with one added or removed, in the order of the list. */
function toggled<T>(list: readonly T[], picked: readonly T[], one: T, ticked: boolean): T[] {
  return list.filter((other) => (other === one ? ticked : picked.includes(other)));
}

function filterOf(form: HTMLFormElement): DietaryFilter {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readMenuQuery(new URLSearchParams(entries)).filter;
}

/**
 * Allergen and diet filter: fourteen checkboxes and three diets. A plain form without scripts; with them it applies at
 * once.
 */
export function DietaryFilterForm({ query, matrix, choose }: DietaryFilterFormProps) {
  const [filter, showTicked] = useOptimistic(query.filter);
  const { pathname } = useLocation();
  // To sift the dishes takes a slow phone some tenths of a second: the tick is seen before.
  const tick = (next: DietaryFilter) =>
    startTransition(async () => {
      showTicked(next);
      await painted();
      choose(next);
    });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(filterOf(event.currentTarget), 'dishes');
  };
  return (
    <Form method="get" action={pathname} onSubmit={send} className="border-t border-basil pt-4 pb-6">
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
              checked={filter.without.includes(name)}
              onChange={({ target }) =>
                tick({ ...filter, without: toggled(allergens, filter.without, name, target.checked) })
              }
            >
              {capitalise(name)}
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
              checked={filter.diets.includes(diet)}
              onChange={({ target }) => tick({ ...filter, diets: toggled(diets, filter.diets, diet, target.checked) })}
            >
              {capitalise(dietWords[diet])}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" variant="basil">
          Show the dishes
          <span className="sr-only"> that suit</span>
        </Button>
        <PageLink to={matrix} className="text-link inline-flex min-h-11 items-center font-semibold">
          All 14 allergens in one table
        </PageLink>
      </div>
    </Form>
  );
}
