import { Form, useLocation } from 'react-router';
import { useTexts } from '../settings/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/forms/select.tsx';
import type { RestaurantOption } from './local-menus.ts';
import { type MenuQuery, menuQueryPairs } from './menu-query.ts';

type RestaurantChoiceProps = { restaurantOptions: RestaurantOption[]; query: MenuQuery; className?: string };

/**
 * Chooses the restaurant whose menus are shown. A plain form with a button, so that choosing alone changes nothing;
 * preserves the rest of the query.
 */
export function RestaurantChoice({ restaurantOptions, query, className = '' }: RestaurantChoiceProps) {
  const { pathname } = useLocation();
  const { menusRestaurant } = useTexts();
  if (restaurantOptions.length === 0) return null;
  const options = [
    { value: '', text: 'Any restaurant' },
    ...restaurantOptions.map(({ slug, title }) => ({ value: slug, text: title })),
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
        label={menusRestaurant}
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
