import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useCurrentSection } from './use-current-section.ts';

type SectionAnchorsProps = {
  sections: readonly { id: string; name: string; items: readonly unknown[] }[];
  /** What the menu is asked, to go along: '?without=milk'. */
  search: string;
};

/** Keeps the marked link in sight where the links are one row to swipe. */
function useInSight(current: string | null) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && link) row.current?.scrollTo({ left: link.offsetLeft - 24 });
  }, [current]);
  return row;
}

/** The way to each part of the menu, always in sight: a row under the header, or a column where there is room. */
export function SectionAnchors({ sections, search }: SectionAnchorsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const row = useInSight(current);
  return (
    <nav aria-label="Parts of this menu" className="menu-anchors">
      <ul ref={row}>
        {sections.map(({ id, name, items }) => (
          <li key={id}>
            <Link
              to={{ search, hash: id }}
              aria-current={current === id ? 'location' : undefined}
              data-empty={items.length === 0 || undefined}
              className="menu-anchor"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
