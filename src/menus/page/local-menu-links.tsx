import { href, Link } from 'react-router';
import { PageLink } from '../../ui/links/page-link.tsx';
import type { LocalMenus } from '../local-menus.ts';
import { type MenuQuery, menuSearch } from '../menu-query.ts';
import styles from './local-menu-links.module.css';

type LocalMenuLinksProps = { local: LocalMenus; query: MenuQuery; current: { id: string; name: string } };

/** Links to the chosen restaurant's other menus and to its page, with a note if it doesn't serve this one. */
export function LocalMenuLinks({ local, query, current }: LocalMenuLinksProps) {
  const search = menuSearch(query);
  return (
    <nav aria-label={`Menus at ${local.title}`} className="mt-4">
      {!local.menus.some(({ id }) => id === current.id) && (
        <p className="max-w-text font-semibold text-tomato-deep">
          {local.title} doesn’t serve “{current.name}”. It does serve:
        </p>
      )}
      <ul className="flex flex-wrap gap-x-6">
        {local.menus.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={`${href('/our-menu/:id', { id })}${search}`}
              aria-current={id === current.id ? 'page' : undefined}
              className={`${styles.link} inline-flex min-h-11 items-center font-semibold`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <PageLink
        to={href('/restaurants/:slug', { slug: local.slug })}
        className="text-link inline-flex min-h-11 items-center font-bold"
      >
        Tables, hours and directions for {local.title}
      </PageLink>
    </nav>
  );
}
