import type { Feature, Point } from 'geojson';
import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import type { GeoPoint } from '../../platform/geo/types.ts';
import { goTo } from './camera.ts';
import { type Cluster, createClusters, type Marker } from './clusters.ts';
import { DEEPEST_ZOOM } from './foreign-style.ts';
import { setData } from './geojson-source.ts';
import type { MapRestaurant } from './map-restaurant.ts';
import styles from './markers.module.css';
import type { OpenMap } from './open-map.ts';
import { Pinned } from './pinned.tsx';
import { ClusterButton, PinButton } from './pins.tsx';
import { Popup } from './popup.tsx';

function space(kind: Marker['kind'] | 'centre', { lat, lng }: GeoPoint): Feature<Point> {
  return { type: 'Feature', properties: { space: kind }, geometry: { type: 'Point', coordinates: [lng, lat] } };
}

/** Keeps place names clear of the markers and the searched spot. */
function useSpaces(map: MapLibre, markers: Marker[], centre: GeoPoint | undefined): void {
  useEffect(() => {
    const features = markers.map((marker) => space(marker.kind, marker));
    if (centre) features.push(space('centre', centre));
    setData(map, 'spaces', { type: 'FeatureCollection', features });
  }, [map, markers, centre]);
}

/** The restaurant with the open popup, and whether a click on the map opened it. */
export type PopupSelection = { slug: string; byPin: boolean } | null;

type MarkersProps = {
  opened: OpenMap;
  restaurants: MapRestaurant[];
  centre?: GeoPoint;
  choice: PopupSelection;
  action?: (slug: string) => ReactNode;
  pointed: string | null;
  onChoose: (choice: PopupSelection) => void;
  list: RefObject<HTMLUListElement | null>;
};

/** The current markers; they change only when the zoom crosses a whole number. */
function useMarkers({ map, deepestZoom }: OpenMap, restaurants: MapRestaurant[], openSlug: string | null): Marker[] {
  const [level, setLevel] = useState(() => Math.floor(map.getZoom()));
  useEffect(() => {
    const note = () => setLevel(Math.floor(map.getZoom()));
    note();
    map.on('zoom', note);
    return () => {
      map.off('zoom', note);
    };
  }, [map]);
  const clusters = useMemo(
    () => createClusters(restaurants, openSlug, deepestZoom),
    [restaurants, openSlug, deepestZoom],
  );
  return useMemo(() => clusters(level), [clusters, level]);
}

/** Moves the focus to the first restaurant of a group that has split. */
function focusFirstOf(slugs: string[], list: HTMLUListElement | null): void {
  if (document.activeElement !== document.body) return;
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>('[data-marker]') ?? [])];
  const first = buttons.find(({ dataset }) => dataset.slug && slugs.includes(dataset.slug)) ?? buttons[0];
  first?.focus({ preventScroll: true });
}

export function Markers({ opened, restaurants, centre, choice, action, pointed, onChoose, list }: MarkersProps) {
  const { map, markerZoom } = opened;
  const markers = useMarkers(opened, restaurants, choice?.slug ?? null);
  useSpaces(opened.map, markers, centre);
  const openCluster = (cluster: Cluster) => {
    map.once('moveend', () => requestAnimationFrame(() => focusFirstOf(cluster.slugs, list.current)));
    goTo(map, cluster, cluster.zoom + 0.2);
  };
  const close = (slug: string) => {
    list.current?.querySelector<HTMLButtonElement>(`[data-slug="${CSS.escape(slug)}"]`)?.focus({ preventScroll: true });
    onChoose(null);
  };
  return markers.map((marker) => {
    if (marker.kind === 'cluster') {
      return (
        <Pinned key={marker.key} map={map} at={marker} className={styles.place}>
          <ClusterButton
            cluster={marker}
            pointed={pointed !== null && marker.slugs.includes(pointed)}
            onOpen={() => openCluster(marker)}
          />
        </Pinned>
      );
    }
    const { slug } = marker.restaurant;
    const open = choice?.slug === slug;
    const choose = () => {
      goTo(map, marker, markerZoom, true);
      onChoose({ slug, byPin: true });
    };
    return (
      <Pinned key={marker.key} map={map} at={marker} className={open ? `${styles.place} ${styles.open}` : styles.place}>
        <PinButton
          restaurant={marker.restaurant}
          open={open}
          pointed={slug === pointed}
          onOpen={open ? () => close(slug) : choose}
        />
        {open && (
          <Popup
            restaurant={marker.restaurant}
            action={action?.(slug)}
            leadsOut={markerZoom < DEEPEST_ZOOM}
            takeFocus={choice.byPin}
            onClose={() => close(slug)}
          />
        )}
      </Pinned>
    );
  });
}
