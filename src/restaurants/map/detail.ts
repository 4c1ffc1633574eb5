import type { Map as MapLibre } from 'maplibre-gl';
import { areaNames, loadTopologies, toDetail } from './basemap.ts';
import { setData } from './geojson-source.ts';

/** From this zoom on the overview's corners begin to show. */
const detailFrom = 6.8;

/** Lets the page answer the diner between two heavy steps. */
function breath(): Promise<void> {
  return new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go(), { timeout: 500 });
    else setTimeout(go, 30);
  });
}

async function addDetail(map: MapLibre, signal: AbortSignal): Promise<void> {
  const topologies = await loadTopologies('detail', signal);
  for (const name of areaNames) {
    await breath();
    if (signal.aborted) return;
    setData(map, name, toDetail(name, topologies));
  }
}

/** Fetches the fine outlines once the map is at rest near enough to show them. */
export function addDetailFromNearBy(map: MapLibre, signal: AbortSignal): void {
  const look = () => {
    if (map.getZoom() < detailFrom) return;
    map.off('idle', look);
    // Without the fine outlines the coarse ones still make a map.
    addDetail(map, signal).catch(() => undefined);
  };
  map.on('idle', look);
}
