import { Link } from 'react-router';
import type { MenuLink } from '../pages/content-contract.ts';
import { Picture } from '../ui/picture.tsx';
import './stacked-card.css';

/** A menu as the top card of a printed stack. */
export function StackedCard({ menu, search = '' }: { menu: MenuLink; search?: string }) {
  return (
    <div className="stack">
      <div className="stack-top card-rule">
        <div>
          <h2 className="text-heading text-tomato">
            <Link to={`/our-menu/${menu.id}${search}`} prefetch="intent" viewTransition className="stack-link">
              {menu.name}
            </Link>
          </h2>
          <p className="mt-3">{menu.description}</p>
          <p className="mt-3 font-bold text-basil text-sm">{menu.served}</p>
        </div>
        {menu.picture && (
          <Picture picture={menu.picture} sizes="(width >= 768px) 240px, 60vw" decorative className="stack-plate" />
        )}
      </div>
    </div>
  );
}
