import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRouteLoaderData } from 'react-router';
import type { GeoPoint } from '../../platform/geo/types.ts';
import { settingsIn } from '../../settings/layout-settings.ts';
import { goTo, reach, showAll } from './camera.ts';
import styles from './map.module.css';
import type { MapRestaurant } from './map-restaurant.ts';
import markers from './markers.module.css';
import { Markers, type PopupSelection } from './markers.tsx';
import { Pinned } from './pinned.tsx';
import { useMap } from './use-map.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** The configured map style's URL; null for our own basemap. */
function useMapStyle(): string | null {
  return settingsIn(useRouteLoaderData('root'))?.mapStyleUrl ?? null;
}

export type RestaurantMapProps = {
  /** Nearest first if `centre` is given. */
  restaurants: MapRestaurant[];
  centre?: GeoPoint;
  selectedSlug?: string;
  action?: (slug: string) => ReactNode;
  /** Slug of the restaurant hovered in a list beside the map. */
  pointed?: string | null;
  /** Called with null when its popup closes. */
  onSelect?: (slug: string | null) => void;
  /** Called if no map can be drawn; nothing is then rendered. */
  onUnavailable?: () => void;
};

/** Debounce: a pointer passing over a list doesn't move the map. */
const POINTED_MS = 250;

/** The map of restaurants. Browser only. */
export function RestaurantMap(props: RestaurantMapProps) {
  const { restaurants, centre, selectedSlug, action, pointed = null, onSelect, onUnavailable } = props;
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const openMap = useMap(frame, useMapStyle(), onUnavailable);
  const [choice, setChoice] = useState<PopupSelection>(null);
  /** The selection the map already shows, so that a click on the map doesn't also move it. */
  const shownSlug = useRef<string | undefined>(undefined);
  const ready = openMap === 'unavailable' ? null : openMap;
  const listKey = [centre?.lat, centre?.lng, ...restaurants.map(({ slug }) => slug)].join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view depends on what is listed, not on the array
  useEffect(() => {
    if (ready) showAll(ready.map, restaurants, centre, ready.viewZoom);
  }, [ready, listKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection moves the map
  useEffect(() => {
    if (!ready || shownSlug.current === selectedSlug) return;
    shownSlug.current = selectedSlug;
    setChoice(selectedSlug === undefined ? null : { slug: selectedSlug, byPin: false });
    const selection = restaurants.find(({ slug }) => slug === selectedSlug);
    if (selection) goTo(ready.map, selection, ready.markerZoom, true);
  }, [ready, selectedSlug]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is pointed at moves the map
  useEffect(() => {
    const place = restaurants.find(({ slug }) => slug === pointed);
    if (!ready || !place) return;
    const timer = setTimeout(reach, POINTED_MS, ready.map, place);
    return () => clearTimeout(timer);
  }, [ready, pointed]);

  const choose = (next: PopupSelection) => {
    setChoice(next);
    if (next) shownSlug.current = next.slug;
    onSelect?.(next?.slug ?? null);
  };

  if (openMap === 'unavailable') return null;
  return (
    <div className={styles.map}>
      <div ref={frame} className={styles.frame} />
      {ready &&
        createPortal(
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where a list has no bullets
          <ul ref={list} role="list" className={markers.list} aria-label="Restaurants on the map">
            {centre && (
              <Pinned map={ready.map} at={centre} className={markers.place}>
                <span className={styles.centre} role="img" aria-label="The place you searched for" />
              </Pinned>
            )}
            <Markers
              opened={ready}
              restaurants={restaurants}
              centre={centre}
              choice={choice}
              action={action}
              pointed={pointed}
              list={list}
              onChoose={choose}
            />
          </ul>,
          ready.map.getCanvasContainer(),
        )}
      {ready && <ZoomButtons opened={ready} />}
    </div>
  );
}
