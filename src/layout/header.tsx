import { BookNow } from './book-now.tsx';
import type { LayoutSettings } from './layout-settings.ts';
import { Logo } from './logo.tsx';
import { MastheadMenu } from './masthead-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useScrolledPast } from './scroll.ts';

/** Specification, section 9: solid after this much scrolling. */
const SOLID_AFTER_PX = 250;

/** What a part of the navigation is called: by what it leads to. */
const namesOf = ({ links }: LayoutSettings['mastheadItems'][number]) => links.map(({ text }) => text).join(', ');

/** The signboard: first menu, logo, second menu, Book Now. Clear over the fascia, then pinned, slim and solid. */
export function Header({ settings }: { settings: LayoutSettings }) {
  const solid = useScrolledPast(SOLID_AFTER_PX);
  const [first, second] = settings.mastheadItems;
  return (
    <header className="site-header on-dark group/header" data-solid={solid || undefined}>
      <div className="site-header-row">
        <MobileMenu groups={settings.mastheadItems} />
        {first && (
          <nav aria-label={namesOf(first)} className="hidden justify-end lg:flex">
            <MastheadMenu group={first} />
          </nav>
        )}
        <Logo settings={settings} />
        <div className="flex items-center justify-end lg:justify-between">
          {second && (
            <nav aria-label={namesOf(second)} className="hidden lg:flex">
              <MastheadMenu group={second} />
            </nav>
          )}
          <BookNow text={settings.book_now_text} />
        </div>
      </div>
    </header>
  );
}
