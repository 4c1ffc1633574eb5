import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMedia } from '../use-media.ts';
import { useSeen } from '../use-seen.ts';
import styles from './list-or-map.module.css';
import { LoadingMap } from './loading-map.tsx';

const views = ['list', 'map'] as const;
type View = (typeof views)[number];
const viewNames: Record<View, string> = { list: 'List', map: 'Map' };

/** From this width list and map are side by side (list-or-map.module.css). */
const BESIDE = '(width >= 992px)';

type TabProps = { view: View; shown: View; onChoose: (view: View) => void };

function Tab({ view, shown, onChoose }: TabProps) {
  const isSelected = view === shown;
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${view}`}
      aria-selected={isSelected}
      aria-controls={`panel-${view}`}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => onChoose(view)}
      className={styles.tab}
    >
      {viewNames[view]}
    </button>
  );
}

function Tabs({ shown, onChoose }: Omit<TabProps, 'view'>) {
  const tabs = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const view = event.key === 'Home' ? 'list' : event.key === 'End' || shown === 'list' ? 'map' : 'list';
    onChoose(view);
    tabs.current?.querySelector<HTMLElement>(`#tab-${view}`)?.focus();
  };
  return (
    <div
      ref={tabs}
      role="tablist"
      aria-label="List or map"
      className={`${styles.tabs} noscript:hidden`}
      onKeyDown={onKeyDown}
    >
      {views.map((view) => (
        <Tab key={view} view={view} shown={shown} onChoose={onChoose} />
      ))}
    </div>
  );
}

/** The slug of the restaurant whose row contains the element. */
const rowOf = (element: EventTarget | null): string | null =>
  (element instanceof Element && element.closest<HTMLElement>('[data-row]')?.dataset.row) || null;

/** Highlights the row of the restaurant chosen on the map, and scrolls to it. */
function useChosenRow(list: { current: HTMLElement | null }, slug: string | null): void {
  useEffect(() => {
    if (slug === null) return;
    const rows = list.current?.querySelectorAll(`[data-row="${CSS.escape(slug)}"]`) ?? [];
    const row = [...rows].find((candidate) => candidate.checkVisibility());
    row?.setAttribute('data-chosen', '');
    row?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    return () => row?.removeAttribute('data-chosen');
  }, [list, slug]);
}

export type MapLink = {
  /** Slug of the restaurant whose row is hovered or focused. */
  pointed: string | null;
  onSelect: (slug: string | null) => void;
  onUnavailable: () => void;
};

type ListOrMapProps = {
  /** Rows carry their restaurant's slug in `data-row`. */
  list: ReactNode;
  /** Rendered once visible; may suspend. */
  map: (link: MapLink) => ReactNode;
};

/** Results as list and map: side by side on a wide screen, otherwise in tabs; without scripts only the list. */
export function ListOrMap({ list, map }: ListOrMapProps) {
  const [current, setCurrent] = useState<View>('list');
  const [hoveredSlug, setHoveredSlug] = useState<string | null>(null);
  const [chosenSlug, setChosenSlug] = useState<string | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  const [mapPanel, mapSeen] = useSeen<HTMLDivElement>('0px');
  const listPanel = useRef<HTMLDivElement>(null);
  useChosenRow(listPanel, chosenSlug);
  const role = useMedia(BESIDE) ? 'group' : 'tabpanel';
  const panel = (view: View) => ({
    id: `panel-${view}`,
    'aria-labelledby': `tab-${view}`,
    className: `${styles[view]} ${view === current ? '' : 'max-lg:hidden'}`,
  });
  const onUnavailable = () => setUnavailable(true);
  return (
    <div className={styles.views} data-beside>
      <Tabs shown={current} onChoose={setCurrent} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: rows are pointed at only to show them on the map */}
      <div
        ref={listPanel}
        role={role}
        {...panel('list')}
        onPointerOver={(event: PointerEvent) => setHoveredSlug(rowOf(event.target))}
        onPointerLeave={() => setHoveredSlug(null)}
        onFocus={(event: FocusEvent) => setHoveredSlug(rowOf(event.target))}
        onBlur={() => setHoveredSlug(null)}
      >
        {list}
      </div>
      <div ref={mapPanel} role={role} {...panel('map')}>
        {isUnavailable ? (
          <p className="mt-8 max-w-text text-lead">Your browser can’t show the map, but everything’s in the list.</p>
        ) : (
          <div className={styles.frame}>
            <Suspense fallback={<LoadingMap />}>
              {mapSeen ? map({ pointed: hoveredSlug, onSelect: setChosenSlug, onUnavailable }) : <LoadingMap />}
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
