import { Link } from 'react-router';
import type { PrintedSection } from './printed-menu.ts';

/** The way to each part of the menu; beside it and always in sight where there is room. */
export function SectionAnchors({ sections }: { sections: PrintedSection[] }) {
  return (
    <nav aria-label="Parts of this menu" className="menu-anchors">
      <ul className="flex flex-wrap gap-x-6 lg:block">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <Link to={`#${id}`} className="inline-flex min-h-11 items-center font-semibold hover:text-tomato">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
