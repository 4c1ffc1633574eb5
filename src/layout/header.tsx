import { BookNow } from './book-now.tsx';
import type { LayoutSettings } from './layout-settings.ts';
import { Logo } from './logo.tsx';
import { MastheadMenu } from './masthead-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useScrolledPast } from './scroll.ts';

/** Specification, section 9: solid after this much scrolling. */
const SOLID_AFTER_PX = 250;

/** The signboard: first menu, logo, second menu, Book Now. Clear over the fascia, then pinned, slim and solid. */
export function Header({ settings }: { settings: LayoutSettings }) {
  const solid = useScrolledPast(SOLID_AFTER_PX);
  const [first, second] = settings.mastheadItems;
  return (
    <header className="site-header on-dark group/header" data-solid={solid || undefined}>
      <div className="site-header-row">
        <MobileMenu groups={settings.mastheadItems} />
        <nav aria-label="Eat" className="hidden justify-end lg:flex">
          {first && <MastheadMenu group={first} />}
        </nav>
        <Logo settings={settings} />
        <div className="flex items-center justify-end lg:justify-between">
          <nav aria-label="Visit" className="hidden lg:flex">
            {second && <MastheadMenu group={second} />}
          </nav>
          <BookNow text={settings.book_now_text} />
        </div>
      </div>
    </header>
  );
}
