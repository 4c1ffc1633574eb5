import { Icon, isIconName } from '../ui/icon.tsx';
import styles from './back-to-top.module.css';
import { useScrolledPast } from './shared/scroll.ts';

/** Product 2.6. */
const SHOWN_AFTER_PX = 600;

type BackToTopProps = {
  icon: string;
  bottomOffset?: number;
};

function toTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  // The button is about to disappear, so the focus moves to the top as well.
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Viewport width in rem from which the header has room for the button. In script, since rem in media queries ignores
 * the page's font size.
 */
const ROOM_IN_HEADER = 18;
const headerIsFull = () =>
  window.innerWidth < ROOM_IN_HEADER * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Appears after some scrolling and scrolls back to the top. Never server-rendered, so script may set its style. */
export function BackToTop({ icon, bottomOffset = 0 }: BackToTopProps) {
  if (!useScrolledPast(SHOWN_AFTER_PX)) return null;
  return (
    <button
      type="button"
      onClick={toTop}
      data-above-sheet=""
      style={{ marginBottom: bottomOffset }}
      className={`${styles.button} ${headerIsFull() ? styles.cornered : ''} on-dark`}
    >
      <Icon name={isIconName(icon) ? icon : 'chevron-up'} label="Back to top" />
    </button>
  );
}
