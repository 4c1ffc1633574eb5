import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styles from './list-or-map.module.css';
import { Container } from './section.tsx';

const views = ['list', 'map'] as const;
type View = (typeof views)[number];
const viewNames: Record<View, string> = { list: 'List', map: 'Map' };

type TabProps = { view: View; shown: View; onChoose: (view: View) => void };

function Tab({ view, shown, onChoose }: TabProps) {
  const chosen = view === shown;
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${view}`}
      aria-selected={chosen}
      aria-controls={`panel-${view}`}
      tabIndex={chosen ? 0 : -1}
      onClick={() => onChoose(view)}
      className={styles.tab}
    >
      {viewNames[view]}
    </button>
  );
}

type ListOrMapProps = {
  list: ReactNode;
  /** Rendered only once its tab was chosen. */
  map: () => ReactNode;
};

/** What was found as list and map in tabs; without scripts only the list. */
export function ListOrMap({ list, map }: ListOrMapProps) {
  const [shown, setShown] = useState<View>('list');
  const [mapSeen, setMapSeen] = useState(false);
  const tabs = useRef<HTMLDivElement>(null);
  const choose = (view: View) => {
    setShown(view);
    if (view === 'map') setMapSeen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const view = event.key === 'Home' ? 'list' : event.key === 'End' || shown === 'list' ? 'map' : 'list';
    choose(view);
    tabs.current?.querySelector<HTMLElement>(`#tab-${view}`)?.focus();
  };
  return (
    <>
      <Container>
        <div
          ref={tabs}
          role="tablist"
          aria-label="How to show them"
          className={`${styles.tabs} noscript:hidden`}
          onKeyDown={onKeyDown}
        >
          {views.map((view) => (
            <Tab key={view} view={view} shown={shown} onChoose={choose} />
          ))}
        </div>
      </Container>
      <div role="tabpanel" id="panel-list" aria-labelledby="tab-list" hidden={shown !== 'list'}>
        {list}
      </div>
      <div role="tabpanel" id="panel-map" aria-labelledby="tab-map" hidden={shown !== 'map'}>
        {mapSeen && <Container>{map()}</Container>}
      </div>
    </>
  );
}
