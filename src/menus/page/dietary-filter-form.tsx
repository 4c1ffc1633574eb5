import { type FormEvent, startTransition, useEffect, useOptimistic, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { painted } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { PageLink } from '../../ui/links/page-link.tsx';
import { useScriptsRun } from '../../ui/use-scripts-run.ts';
import { allergenSlug, allergens } from '../../values/allergens/allergens.ts';
import { capitalise } from '../../values/text.ts';
import { type DietaryFilter, diets } from '../allergen-filter.ts';
import { type MenuQuery, readMenuQuery } from '../menu-query.ts';
import styles from './dietary-filter-form.module.css';
import { dietWords } from './dietary-filter-text.ts';
import { RESULT_ID } from './filter-summary.tsx';

type DietaryFilterFormProps = {
  query: MenuQuery;
  /** The number of matching dishes. */
  count: number;
  matrix: string;
  choose: (filter: DietaryFilter, hash?: string) => void;
};

/** The selected values with one added or removed, in list order. */
function toggle<T>(list: readonly T[], selection: readonly T[], value: T, isTicked: boolean): T[] {
  return list.filter((option) => (option === value ? isTicked : selection.includes(option)));
}

function filterOf(form: HTMLFormElement): DietaryFilter {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readMenuQuery(new URLSearchParams(entries)).filter;
}

/** Until scripts run, the number can't follow the ticks. */
function buttonText(scriptsRun: boolean, count: number): string {
  if (!scriptsRun) return 'Show the dishes';
  if (count === 0) return 'See why nothing fits';
  return count === 1 ? 'Show 1 dish' : `Show ${count} dishes`;
}

/**
 * Allergen and diet filter: fourteen checkboxes and three diets. A plain form without scripts; with them it applies at
 * once, and its button counts the dishes.
 */
export function DietaryFilterForm({ query, count, matrix, choose }: DietaryFilterFormProps) {
  const scriptsRun = useScriptsRun();
  const [filter, showTicked] = useOptimistic(query.filter);
  const { pathname } = useLocation();
  // Filtering takes a slow phone some tenths of a second; the tick shows first.
  const tick = (next: DietaryFilter) =>
    startTransition(async () => {
      showTicked(next);
      await painted();
      choose(next);
    });
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for ticks made before hydration
  useEffect(() => {
    const early = form.current && filterOf(form.current);
    if (early && JSON.stringify(early) !== JSON.stringify(query.filter)) tick(early);
  }, []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(filterOf(event.currentTarget), 'dishes');
    document.getElementById(RESULT_ID)?.focus({ preventScroll: true });
  };
  return (
    <Form
      ref={form}
      method="get"
      action={pathname}
      onSubmit={send}
      className={`${styles.form} border-t border-basil pt-4 pb-6`}
    >
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
                tick({ ...filter, without: toggle(allergens, filter.without, name, target.checked) })
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
              onChange={({ target }) => tick({ ...filter, diets: toggle(diets, filter.diets, diet, target.checked) })}
            >
              {capitalise(dietWords[diet])}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className={styles.show}>
        <Button type="submit" variant="basil" className="w-full sm:w-auto">
          {buttonText(scriptsRun, count)}
        </Button>
      </div>
      <PageLink to={matrix} className="text-link inline-flex min-h-11 items-center font-semibold">
        All 14 allergens in one table
      </PageLink>
    </Form>
  );
}
