import { Form, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/forms/select.tsx';
import type { Place } from './local-menus.ts';
import { type MenuQuery, menuQueryPairs } from './menu-query.ts';

type RestaurantChoiceProps = { places: Place[]; query: MenuQuery; className?: string };

/** Whose menus? A plain form, so that choosing and going stay two things. What else was asked goes along. */
export function RestaurantChoice({ places, query, className = '' }: RestaurantChoiceProps) {
  const { pathname } = useLocation();
  if (places.length === 0) return null;
  const options = [
    { value: '', text: 'Any restaurant' },
    ...places.map(({ slug, title }) => ({ value: slug, text: title })),
  ];
  return (
    <Form method="get" action={pathname} className={`flex items-end gap-2 ${className}`}>
      {menuQueryPairs({ ...query, restaurant: null }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        key={query.restaurant}
        id="restaurant"
        name="restaurant"
        label="Where are you eating?"
        options={options}
        defaultValue={query.restaurant ?? ''}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="line">
        Show menus
      </Button>
    </Form>
  );
}
