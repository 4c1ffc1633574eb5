import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { GeoPoint } from '../../platform/geo/types.ts';

type PinnedProps = { map: MapLibre; at: GeoPoint; className?: string; children: ReactNode };

/** Pixels: markers slightly outside the frame still show their heads. */
const margin = 50;

function isAway(map: MapLibre, x: number, y: number): boolean {
  const { clientWidth, clientHeight } = map.getContainer();
  return x < -margin || y < -margin || x > clientWidth + margin || y > clientHeight + margin;
}

/** A list item that follows its place as the map moves; outside the frame it is also out of the tab order. */
export function Pinned({ map, at: { lat, lng }, className, children }: PinnedProps) {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      if (!item.current) return;
      const { x, y } = map.project([lng, lat]);
      item.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      item.current.toggleAttribute('data-away', isAway(map, x, y) && !item.current.contains(document.activeElement));
    };
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, lat, lng]);
  return (
    <li ref={item} className={className}>
      {children}
    </li>
  );
}
