import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { GeoPoint } from '../../platform/geo/types.ts';

type PinnedProps = { map: MapLibre; at: GeoPoint; className: string; children: ReactNode };

/** A list item that stays over its place while the map moves. */
export function Pinned({ map, at: { lat, lng }, className, children }: PinnedProps) {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const { x, y } = map.project([lng, lat]);
      if (item.current) item.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
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
