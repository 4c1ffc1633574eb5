import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './section-anchors.module.css';
import { useCurrentSection } from './use-current-section.ts';

type SectionAnchorsProps = {
  sections: readonly { id: string; name: string; nameLang?: string; items: readonly unknown[] }[];
  /** The filter as a query string to preserve: '?without=milk'. */
  search: string;
};

/** Scrolls the current section's link into view if the links are a scrolling row. */
function useInSight(current: string | null) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && link) row.current?.scrollTo({ left: link.offsetLeft - 24 });
  }, [current]);
  return row;
}

/** Links to every section of the menu, always visible: a row below the header, or a column if there is room. */
export function SectionAnchors({ sections, search }: SectionAnchorsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const row = useInSight(current);
  return (
    <nav aria-label="Menu sections" className={styles.anchors}>
      <ul ref={row}>
        {sections.map(({ id, name, nameLang, items }) => (
          <li key={id}>
            <Link
              to={{ search, hash: id }}
              lang={nameLang}
              aria-current={current === id ? 'location' : undefined}
              data-empty={items.length === 0 || undefined}
              className={styles.link}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
