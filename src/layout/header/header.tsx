import type { MastheadGroup } from '../../settings/contract.ts';
import type { LayoutSettings } from '../../settings/layout-settings.ts';
import { useScrolledPast } from '../scroll.ts';
import { SettingsLink } from '../settings-link.tsx';
import { BookNowButton } from './book-now-button.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MastheadMenu } from './masthead-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** Specification, section 9: pixels scrolled before it is solid. */
const SOLID_AFTER_PX = 250;

/** Accessible name of a part of the navigation: the texts of its links. */
const namesOf = ({ links }: Pick<MastheadGroup, 'links'>) => links.map(({ text }) => text).join(', ');

/** On a tablet, where both menus are behind the hamburger button: the links asked for most beside it. */
function FirstLinks({ links }: Pick<MastheadGroup, 'links'>) {
  return (
    <nav aria-label={namesOf({ links })} className="hidden @min-[48rem]/header:flex @min-[62rem]/header:hidden">
      {links.map((link) => (
        <SettingsLink key={link.text} link={link} className="flex min-h-11 items-center px-4 font-semibold" />
      ))}
    </nav>
  );
}

/** The header: first menu, logo, second menu, Book Now. Transparent over the fascia, then pinned, slim and solid. */
export function Header({ settings }: { settings: LayoutSettings }) {
  const solid = useScrolledPast(SOLID_AFTER_PX);
  const [first, second] = settings.mastheadItems;
  return (
    <header className={`${styles.header} on-dark group/header @container/header`} data-solid={solid || undefined}>
      <div className={styles.row}>
        <div className="flex items-center @min-[62rem]/header:hidden">
          <MobileMenu groups={settings.mastheadItems} />
          {first && <FirstLinks links={first.links.slice(0, 2)} />}
        </div>
        {first && (
          <nav aria-label={namesOf(first)} className="hidden justify-end @min-[62rem]/header:flex">
            <MastheadMenu group={first} />
          </nav>
        )}
        <Logo settings={settings} />
        <div className="flex items-center justify-end @min-[62rem]/header:justify-between">
          {second && (
            <nav aria-label={namesOf(second)} className="hidden @min-[62rem]/header:flex">
              <MastheadMenu group={second} />
            </nav>
          )}
          {second && <FirstLinks links={second.links.slice(0, 1)} />}
          <BookNowButton text={settings.book_now_text} />
        </div>
      </div>
    </header>
  );
}
