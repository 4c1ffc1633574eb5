import type { LayoutSettings } from '../../settings/layout-settings.ts';
import { StaticPart } from '../../ui/static-part.tsx';
import { useScrolledPast } from '../shared/scroll.ts';
import { BookNowButton } from './book-now-button.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

/** Product 2.4: scroll distance in pixels before it turns solid. */
const SOLID_AFTER_PX = 250;

/** First menu, logo, second menu, Book Now. Transparent over the fascia, then pinned, slim and solid. */
export function Header({ settings }: { settings: LayoutSettings }) {
  const solid = useScrolledPast(SOLID_AFTER_PX);
  return (
    <header className={`${styles.header} on-dark group/header @container/header`} data-solid={solid || undefined}>
      <div className={styles.row}>
        <StaticPart name="firstMenu" className="contents" />
        <Logo settings={settings} />
        <div className="flex items-center justify-end @min-[62rem]/header:justify-between">
          <StaticPart name="secondMenu" className="contents" />
          <BookNowButton text={settings.book_now_text} />
        </div>
      </div>
    </header>
  );
}
