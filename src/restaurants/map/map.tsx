import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GeoPoint } from '../../platform/geo/types.ts';
import { goTo, showAll } from './camera.ts';
import './map.css';
import type { MapRestaurant } from './map-restaurant.ts';
import { type Choice, Markers } from './markers.tsx';
import { Pinned } from './pinned.tsx';
import { useMap } from './use-map.ts';
import { useMapStyle } from './use-map-style.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

type RestaurantMapProps = {
  /** Nearest first where `centre` is given. */
  restaurants: MapRestaurant[];
  /** The place that was searched for. */
  centre?: GeoPoint;
  selectedSlug?: string;
  onSelect?: (slug: string) => void;
  /** Called when no map can be drawn; nothing is shown then. */
  onUnavailable?: () => void;
};

/** The map of restaurants. Browser only: load it with React.lazy, when it is seen. */
export default function RestaurantMap(props: RestaurantMapProps) {
  const { restaurants, centre, selectedSlug, onSelect, onUnavailable } = props;
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const opened = useMap(frame, useMapStyle(), onUnavailable);
  const [choice, setChoice] = useState<Choice>(null);
  /** The selection the map already shows, so that a click here is not answered twice. */
  const shown = useRef<string | undefined>(undefined);
  const ready = opened === 'unavailable' ? null : opened;
  const listed = [centre?.lat, centre?.lng, ...restaurants.map(({ slug }) => slug)].join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view follows what is listed, not the identity of the list
  useEffect(() => {
    if (ready) showAll(ready.map, restaurants, centre, ready.closestZoom);
  }, [ready, listed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection moves the map
  useEffect(() => {
    if (!ready || shown.current === selectedSlug) return;
    shown.current = selectedSlug;
    setChoice(selectedSlug === undefined ? null : { slug: selectedSlug, byPin: false });
    const selected = restaurants.find(({ slug }) => slug === selectedSlug);
    if (selected) goTo(ready.map, selected, ready.closestZoom, true);
  }, [ready, selectedSlug]);

  const choose = (next: Choice) => {
    setChoice(next);
    if (!next) return;
    shown.current = next.slug;
    onSelect?.(next.slug);
  };

  if (opened === 'unavailable') return null;
  return (
    <div className="restaurant-map">
      <div ref={frame} className="restaurant-map__frame" />
      {ready &&
        createPortal(
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where a list has no bullets
          <ul ref={list} role="list" className="map-places" aria-label="Restaurants on the map">
            {centre && (
              <Pinned map={ready.map} at={centre} className="map-place map-place--centre">
                <span className="map-centre" role="img" aria-label="The place you searched for" />
              </Pinned>
            )}
            <Markers opened={ready} {...{ restaurants, centre, choice, list }} onChoose={choose} />
          </ul>,
          ready.map.getCanvasContainer(),
        )}
      {ready && <ZoomButtons opened={ready} />}
    </div>
  );
}
