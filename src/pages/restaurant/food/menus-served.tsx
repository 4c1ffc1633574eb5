import { href } from 'react-router';
import type { RestaurantAnswer } from '../../../restaurants/contract.ts';
import { PageLink } from '../../../ui/links/page-link.tsx';

/** The menus served here, set like an index. */
export function MenusServed({ menus }: { menus: RestaurantAnswer['menuLinks'] }) {
  return (
    <ul>
      {menus.map(({ id, name, served }) => (
        <li key={id} className="relative border-t border-line py-4 last:border-b hover:bg-shade">
          <span className="flex flex-wrap items-baseline-last gap-x-3">
            <PageLink
              to={href('/our-menu/:id', { id })}
              className="font-display text-dish text-tomato-deep after:absolute after:inset-0"
            >
              {name}
            </PageLink>
            <span aria-hidden="true" className="leaders" />
            <span className="text-ink-soft">{served}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
